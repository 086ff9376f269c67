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
    /** Deploys a first release, then builds the second. */
    async withTwo() {
      await machine.build(sample("one"));
      expect(await run()).toMatchObject({ code: 0, error: "" });
      await machine.build(sample("two"));
      bucket.state.asked = [];
    },
  };
}
