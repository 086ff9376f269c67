/** @jest-environment node */
import { startBucketServer } from "./test-support/bucket-server.mjs";
import { PAGES, sample, startMachine, versioned } from "./test-support/site.mjs";

jest.setTimeout(20_000);

/** @type {Awaited<ReturnType<typeof startBucketServer>>} */
let bucket;
/** @type {Awaited<ReturnType<typeof startMachine>>} */
let machine;
beforeEach(async () => {
  [bucket, machine] = await Promise.all([startBucketServer(), startMachine()]);
});
afterEach(() => Promise.all([bucket.stop(), machine.stop()]));

const run = (/** @type {string[]} */ ...more) => machine.deploy(["s3://site", "--endpoint", bucket.url, ...more]);
const status = async (/** @type {string} */ key) => (await bucket.visit(key)).status;
const text = async (/** @type {string} */ key) => (await bucket.visit(key)).text();

/** Every page that is live, whichever release it is of, finds its script. */
async function expectWhole() {
  for (const page of PAGES) {
    const [, script = ""] = /src="\/([^"]+)"/.exec(await text(page)) ?? [];
    expect([page, await status(script)]).toEqual([page, 200]);
  }
}
/** All of a release is live: pages, payloads and assets. */
async function expectLive(/** @type {string} */ release) {
  for (const key of versioned) expect([key, await text(key)]).toEqual([key, sample(release)[key]]);
  await expectWhole();
}
const writes = () => bucket.state.asked.filter(({ method, key }) => method !== "GET" && !key.startsWith(".deploy/"));
/** Deploys a first release, then builds the second. */
async function withTwo() {
  await machine.build(sample("one"));
  expect(await run()).toMatchObject({ code: 0, error: "" });
  await machine.build(sample("two"));
  bucket.state.asked = [];
}

test("an empty bucket gets every file with its type and cache rule, pages last", async () => {
  await machine.build(sample("one", { _headers: "for another host", "index.html.br": "x", "brochure.pdf": "%PDF" }));
  expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining("Deployed.") });
  await expectLive("one");
  const headers = async (/** @type {string} */ key) => {
    const answer = await bucket.visit(key);
    return [answer.headers.get("content-type"), answer.headers.get("cache-control")];
  };
  const revalidate = "public, max-age=0, must-revalidate";
  expect(await headers("_next/static/chunks/one.js")).toEqual([
    "text/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
  ]);
  expect(await headers("faq/index.html")).toEqual(["text/html; charset=utf-8", revalidate]);
  expect(await headers("index.txt")).toEqual(["text/plain; charset=utf-8", revalidate]);
  expect(await headers("brochure.pdf")).toEqual(["application/pdf", revalidate]);
  expect([await status("_headers"), await status("index.html.br")]).toEqual([404, 404]);

  const order = writes().map(({ key }) =>
    key.startsWith("_next/static/") ? "hashed" : (/\.html$|\.txt$|\.svg$/.exec(key)?.[0] ?? "other"),
  );
  expect(order.lastIndexOf("hashed")).toBeLessThan(order.indexOf(".svg"));
  expect(order.lastIndexOf(".svg")).toBeLessThan(order.indexOf(".html"));
  expect(order.slice(-3)).toEqual([".html", ".html", ".html"]);
});

test("a dry run prints the plan and touches nothing", async () => {
  await withTwo();
  const { code, out } = await run("--dry-run");
  expect(code).toBe(0);
  expect(out).toMatch(/Hashed files, new +1 {2}10 B\n.*changed +6 {2}[\d.]+ B\n +assets, data, pages +1, 2, 3\n +Unchanged +2\n/);
  expect(out).toContain("A dry run: nothing was touched.");
  expect(bucket.state.asked.every(({ method }) => method === "GET")).toBe(true);
});

test("a second run of the same export writes nothing at all", async () => {
  await machine.build(sample("one"));
  await run();
  bucket.state.asked = [];
  await run();
  expect(writes()).toEqual([]);
});

test("what is unchanged is not sent again, what changed goes live, and the old release's files stay for open tabs", async () => {
  await withTwo();
  await run();
  await expectLive("two");
  expect(
    writes()
      .map(({ key }) => key)
      .sort(),
  ).toEqual([...versioned, "_next/static/chunks/two.js"].sort());
  expect(await status("_next/static/chunks/one.js")).toBe(200);
});

test("aliases become redirects only where they are asked for, and stay unless they change", async () => {
  await machine.build(sample("one"));
  await run();
  expect(await status("terms")).toBe(404);
  await run("--redirects");
  const stored = await bucket.visit("terms/index.html");
  expect([stored.status, stored.headers.get("x-amz-website-redirect-location")]).toEqual([200, "/termsAndConditon/"]);
  bucket.state.asked = [];
  await run("--redirects");
  expect(writes()).toEqual([]);
});

test("a prefix and somebody else's files are respected", async () => {
  await machine.build(sample("one"));
  await fetch(`${bucket.url}/site/other.txt`, { method: "PUT", body: "theirs" });
  const target = ["s3://site/preview/", "--endpoint", bucket.url];
  await machine.deploy(target);
  await machine.build(sample("two"));
  expect(await machine.deploy(target)).toMatchObject({ code: 0 });
  expect(await text("preview/index.html")).toContain("two");
  expect([await status("index.html"), await text("other.txt")]).toEqual([404, "theirs"]);
});

test("a first deploy over files that something else has put there stores them anew, with the right headers", async () => {
  await machine.build(sample("one"));
  await fetch(`${bucket.url}/site/robots.txt`, { method: "PUT", body: sample("one")["robots.txt"] });
  await run();
  expect((await bucket.visit("robots.txt")).headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

describe("failures leave the old site whole", () => {
  // Uploads are 1 hashed file and 6 changed ones after the record of the release.
  test.each([1, 2, 3, 5, 7, 8])(
    "the service refuses after %i uploads: old pages, byte for byte; then only the rest is sent",
    async (allowed) => {
      await withTwo();
      let uploads = 0;
      const isUpload = (/** @type {{ method: string, key: string }} */ { method, key }) =>
        method === "PUT" && !(key.endsWith(".html") && !key.startsWith(".deploy/"));
      bucket.state.fault = (asked) => (isUpload(asked) && ++uploads > allowed ? "AccessDenied" : undefined);
      const failed = await run();
      expect(failed.code).toBe(1);
      expect(failed.error).toMatch(/refuses access\.\nThe credentials need s3:ListBucket/);
      await expectWhole();
      for (const page of PAGES) expect(await text(page)).toBe(sample("one")[page]);

      bucket.state.fault = () => undefined;
      bucket.state.asked = [];
      expect(await run()).toMatchObject({ code: 0 });
      await expectLive("two");
    },
  );

  test.each([0, 1, 2, 4, 5])(
    "the service fails for good after %i files went live: every page still works, the next run ends it",
    async (allowed) => {
      await withTwo();
      let copies = 0;
      bucket.state.fault = ({ method, key }) =>
        method === "PUT" && versioned.includes(key) && ++copies > allowed ? "AccessDenied" : undefined;
      expect((await run()).code).toBe(1);
      await expectWhole();
      const live = copies;
      expect(live).toBeGreaterThan(0);

      bucket.state.fault = () => undefined;
      bucket.state.asked = [];
      const again = await run();
      expect(again).toMatchObject({ code: 0, out: expect.stringContaining("going on with an interrupted run") });
      // Everything had arrived: nothing is uploaded twice.
      expect(bucket.state.asked.filter(({ method, key }) => method === "PUT" && key.startsWith(".deploy/staged/"))).toEqual([]);
      expect(writes().filter(({ method }) => method === "PUT").length).toBe(versioned.length - allowed);
      await expectLive("two");
    },
  );

  test("a busy service and cut connections are tried again", async () => {
    await withTwo();
    /** @type {Set<string>} */
    const failed = new Set();
    bucket.state.fault = ({ method, key }) => {
      if (method !== "PUT" || failed.has(key)) return undefined;
      failed.add(key);
      return key.startsWith(".deploy/staged/") ? "SlowDown" : "cut";
    };
    expect(await run()).toMatchObject({ code: 0, error: "" });
    await expectLive("two");
  });

  test("a service that stays down is given up, with the way on", async () => {
    await withTwo();
    process.env.AWS_MAX_ATTEMPTS = "2";
    bucket.state.fault = ({ method }) => (method === "PUT" ? "SlowDown" : undefined);
    const { code, error } = await run();
    expect(code).toBe(1);
    expect(error).toMatch(/answers 503\.\nIt was tried several times\. Run the same command again later/);
    delete process.env.AWS_MAX_ATTEMPTS;
    bucket.state.fault = () => undefined;
    await expectLive("one");
  });
});
