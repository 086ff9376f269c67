import { type Release, releaseKey, stagedKey, unneededKeys } from "./release-history";
import { setUpDeployment } from "./test-support/deployment";
import { sample } from "./test-support/site";

jest.setTimeout(20_000);

const DAY = 24 * 60 * 60 * 1000;
const script = (release: string) => `_next/static/chunks/${release}.js`;

describe("on a bucket", () => {
  const { bucket, machine } = setUpDeployment();

  test("keeps the files of the last releases, and removes those of older ones and then their records", async () => {
    const deploy = async (release: string, day: number) => {
      await machine().build(sample(release));
      const argv = ["s3://site", "--endpoint", bucket().url, "--keep", "3"];
      expect(await machine().deploy(argv, () => day * DAY)).toMatchObject({ code: 0, error: "" });
    };
    const exist = (...keys: string[]) => Promise.all(keys.map(async (key) => (await bucket().visit(key)).ok));
    const scripts = ["one", "two", "three", "four"].map(script);
    for (const [index, release] of ["one", "two", "three"].entries()) await deploy(release, 100 * (index + 1));
    expect(await exist(...scripts)).toEqual([true, true, true, false]);
    await deploy("four", 400);
    expect(await exist(...scripts, script("framework"))).toEqual([false, true, true, true, true]);
    const removed = bucket()
      .state.asked.filter(({ method }) => method === "DELETE")
      .map(({ key }) => key);
    expect(removed.at(-1)).toMatch(/^\.deploy\/releases\//);
  });
});

/** A release that went live on a day, or began and was abandoned. */
const release = (id: string, { live, begun = live }: { live?: number; begun?: number }, ...more: string[]): Release => ({
  id,
  startedAt: (begun ?? 0) * DAY,
  completedAt: live === undefined ? null : live * DAY,
  files: Object.fromEntries(["index.html", script("framework"), script(id), ...more].map((key) => [key, ["md5", "headers"]])),
});

/** What goes when the last of the releases has gone live; the bucket has all of their files and some that wait. */
function removedBy(releases: Release[], day: number, waiting: string[] = []): string[] {
  const keys = [...releases.flatMap(({ id, files }) => [...Object.keys(files), releaseKey(id)]), ...waiting];
  const objects = new Map(keys.map((key) => [key, { etag: "md5", modified: 0 }]));
  const [current] = releases.slice(-1);
  return current ? unneededKeys(objects, releases, current, 3, day * DAY) : [];
}

const five = ["one", "two", "three", "four", "five"].map((id, index) => release(id, { live: 100 + index }));
const one = release("one", { live: 100 });
const lost = release("lost", { begun: 101 });
const lostFile = stagedKey("lost", "index.html");

test.each<[string, string[], string[]]>([
  ["nothing of releases that were live within a week, however many came since", removedBy(five, 104), []],
  [
    // Replaced on days 101, 102, 103, 104: the first two more than a week ago.
    "releases that were replaced more than a week ago",
    removedBy([...five, release("six", { live: 109.5 })], 109.5),
    [script("one"), script("two"), releaseKey("one"), releaseKey("two")],
  ],
  [
    "a deleted page at once, but not a drawing that open tabs may load",
    removedBy(
      [release("one", { live: 100 }, "old/index.html", "old/index.txt", "art/old.svg"), release("two", { live: 101 })],
      101,
    ),
    ["old/index.html", "old/index.txt"],
  ],
  [
    "a redirect at once that is no more",
    removedBy([release("one", { live: 100 }, "faqs"), release("two", { live: 101 })], 101),
    ["faqs"],
  ],
  [
    "not an early release that was deployed again",
    removedBy(
      ["two", "one", "three", "four"].map((id, index) => release(id, { live: 200 + 100 * index })),
      500,
    ),
    [script("two"), releaseKey("two")],
  ],
  [
    "what is staged of the release that is live now",
    removedBy([one], 100, [stagedKey("one", "index.html")]),
    [stagedKey("one", "index.html")],
  ],
  ["what is staged of a release without a record", removedBy([one], 100, [lostFile]), [lostFile]],
  ["nothing of a deploy that may be running", removedBy([one, lost, release("two", { live: 102 })], 102, [lostFile]), []],
  [
    "an abandoned deploy after some time, with all its files",
    removedBy([one, lost, release("two", { live: 102 }), release("three", { live: 120 })], 120, [lostFile]),
    [script("lost"), lostFile, releaseKey("lost")],
  ],
])("removes %s", (_name, removed, expected) => {
  expect(removed).toEqual(expected);
});
