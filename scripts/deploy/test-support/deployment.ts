import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startBucketServer } from "./bucket-server";
import { PAGES, sample, startMachine, versioned } from "./site";

/** A bucket and a machine that deploys to it, new before each test of a file, and what tests do with them and ask of them. */
export function setUpDeployment() {
  let bucket: Awaited<ReturnType<typeof startBucketServer>>;
  let machine: Awaited<ReturnType<typeof startMachine>>;
  beforeEach(async () => {
    [bucket, machine] = await Promise.all([startBucketServer(), startMachine()]);
  });
  afterEach(() => Promise.all([bucket.stop(), machine.stop()]));
  /** What the bucket stores after the first deploy of the first release: many tests begin there. */
  let afterOne: string | undefined;
  afterAll(() => afterOne && rm(afterOne, { recursive: true }));
  const copyBucket = (from: string, to: string) => cp(from, to, { recursive: true, preserveTimestamps: true });

  const run = (...more: string[]) => machine.deploy(["s3://site", "--endpoint", bucket.url, ...more]);
  const status = async (key: string) => (await bucket.visit(key)).status;
  const text = async (key: string) => (await bucket.visit(key)).text();
  /** Every page that is live, whichever release it is of, finds its script. */
  async function expectWhole() {
    for (const page of PAGES) {
      const [, script = ""] = /src="\/([^"]+)"/.exec(await text(page)) ?? [];
      expect([page, await status(script)]).toEqual([page, 200]);
    }
  }
  return {
    bucket: () => bucket,
    machine: () => machine,
    run,
    status,
    text,
    expectWhole,
    /** All of a release is live: pages, payloads and assets. */
    async expectLive(release: string) {
      for (const key of versioned) expect([key, await text(key)]).toEqual([key, sample(release)[key]]);
      await expectWhole();
    },
    /** What was asked of the bucket that changes the site. */
    writes: () => bucket.state.asked.filter(({ method, key }) => method !== "GET" && !key.startsWith(".deploy/")),
    /** The first release is deployed, the second is built. */
    async withTwo() {
      if (afterOne) await copyBucket(afterOne, bucket.directory);
      else {
        await machine.build(sample("one"));
        expect(await run()).toMatchObject({ code: 0, error: "" });
        afterOne = await mkdtemp(path.join(tmpdir(), "bucket-one-"));
        await copyBucket(bucket.directory, afterOne);
      }
      await machine.build(sample("two"));
      bucket.state.asked = [];
    },
  };
}
