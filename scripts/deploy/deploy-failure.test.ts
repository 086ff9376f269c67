import type { Asked } from "./test-support/bucket-server";
import { setUpDeployment } from "./test-support/deployment";
import { PAGES, sample, versioned } from "./test-support/site";

jest.setTimeout(20_000);

// The SDK waits for a random part of a growing pause before it tries again: here always for the shortest.
beforeEach(() => jest.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

const { bucket, run, text, expectWhole, expectLive, writes, withTwo } = setUpDeployment();

describe("after a failure the old site is complete", () => {
  // Uploads are 1 hashed file and 6 changed ones after the record of the release.
  test.each([1, 3, 8])(
    "the service refuses after %i uploads: old pages, byte for byte; then only the rest is sent",
    async (allowed) => {
      await withTwo();
      let uploads = 0;
      const isUpload = ({ method, key }: Asked) => method === "PUT" && !(key.endsWith(".html") && !key.startsWith(".deploy/"));
      bucket().state.fault = (asked) => (isUpload(asked) && ++uploads > allowed ? "AccessDenied" : undefined);
      const failed = await run();
      expect(failed.code).toBe(1);
      expect(failed.error).toMatch(/refuses access\.\nThe credentials need s3:ListBucket/);
      await expectWhole();
      for (const page of PAGES) expect(await text(page)).toBe(sample("one")[page]);

      bucket().state.fault = () => undefined;
      bucket().state.asked = [];
      expect(await run()).toMatchObject({ code: 0 });
      await expectLive("two");
    },
  );

  test.each([0, 2, 5])(
    "the service fails for good after %i files went live: every page still works, the next run ends it",
    async (allowed) => {
      await withTwo();
      let copies = 0;
      bucket().state.fault = ({ method, key }) =>
        method === "PUT" && versioned.includes(key) && ++copies > allowed ? "AccessDenied" : undefined;
      expect((await run()).code).toBe(1);
      await expectWhole();
      const live = copies;
      expect(live).toBeGreaterThan(0);

      bucket().state.fault = () => undefined;
      bucket().state.asked = [];
      const again = await run();
      expect(again).toMatchObject({ code: 0, out: expect.stringContaining("continuing an interrupted run") });
      // Everything had arrived: nothing is uploaded twice.
      expect(bucket().state.asked.filter(({ method, key }) => method === "PUT" && key.startsWith(".deploy/staged/"))).toEqual([]);
      expect(writes().filter(({ method }) => method === "PUT").length).toBe(versioned.length - allowed);
      await expectLive("two");
    },
  );

  test("a busy service and dropped connections are tried again", async () => {
    await withTwo();
    const failed = new Set<string>();
    bucket().state.fault = ({ method, key }) => {
      if (method !== "PUT" || failed.has(key)) return undefined;
      failed.add(key);
      return key.startsWith(".deploy/staged/") ? "SlowDown" : "cut";
    };
    expect(await run()).toMatchObject({ code: 0, error: "" });
    await expectLive("two");
  });

  test("after several attempts it gives up on a service that is down, and says what to do", async () => {
    await withTwo();
    process.env.AWS_MAX_ATTEMPTS = "2";
    bucket().state.fault = ({ method }) => (method === "PUT" ? "SlowDown" : undefined);
    const { code, error } = await run();
    expect(code).toBe(1);
    expect(error).toMatch(/answers 503\.\nIt was tried several times\. Run the same command again later/);
    delete process.env.AWS_MAX_ATTEMPTS;
    bucket().state.fault = () => undefined;
    await expectLive("one");
  });
});
