/** @jest-environment node */
import { setUpDeployment } from "./test-support/deployment";
import { sample } from "./test-support/site";

jest.setTimeout(20_000);

const DAY = 24 * 60 * 60 * 1000;
const { bucket, machine } = setUpDeployment();

/** Deploys a release on a given day. */
async function deploy(release: string, day: number, more: Record<string, string> = {}) {
  await machine().build(sample(release, more));
  const argv = ["s3://site", "--endpoint", bucket().url, "--keep", "3"];
  expect(await machine().deploy(argv, () => day * DAY)).toMatchObject({ code: 0, error: "" });
}
const exists = async (key: string) => (await bucket().visit(key)).ok;
const scripts = async (...releases: string[]) =>
  Promise.all(releases.map((release) => exists(`_next/static/chunks/${release}.js`)));

test("keeps the files of the last releases, and removes those of older ones and then their records", async () => {
  for (const [index, release] of ["one", "two", "three"].entries()) await deploy(release, 100 * (index + 1));
  expect(await scripts("one", "two", "three")).toEqual([true, true, true]);
  await deploy("four", 400);
  expect(await scripts("one", "two", "three", "four")).toEqual([false, true, true, true]);
  expect(await exists("_next/static/chunks/framework.js")).toBe(true);
  const removed = bucket()
    .state.asked.filter(({ method }) => method === "DELETE")
    .map(({ key }) => key);
  expect(removed.at(-1)).toMatch(/^\.deploy\/releases\//);
});

test("keeps the files of a release that was live within a week, however many came since", async () => {
  const releases = ["one", "two", "three", "four", "five"];
  for (const [index, release] of releases.entries()) await deploy(release, 100 + index);
  expect(await scripts(...releases)).toEqual([true, true, true, true, true]);
  // Replaced on days 101, 102, 103, 104: the first two more than a week ago.
  await deploy("six", 109.5);
  expect(await scripts(...releases)).toEqual([false, false, true, true, true]);
});

test("removes a deleted page at once, but not a drawing that open tabs may load", async () => {
  await deploy("one", 100, { "old/index.html": "old", "old/index.txt": "old", "art/old.svg": "<svg/>" });
  await deploy("two", 101);
  expect(await Promise.all(["old/index.html", "old/index.txt", "art/old.svg"].map(exists))).toEqual([false, false, true]);
});

test("removes a redirect at once that is no more", async () => {
  await machine().build(sample("one"));
  const argv = ["s3://site", "--endpoint", bucket().url, "--redirects"];
  expect(await machine().deploy(argv, () => 100 * DAY)).toMatchObject({ code: 0, error: "" });
  expect(await exists("faqs")).toBe(true);
  await deploy("two", 101);
  expect(await exists("faqs")).toBe(false);
});

test("going back to an earlier release is a deploy like any other", async () => {
  await deploy("one", 100);
  await deploy("two", 200);
  await deploy("one", 300);
  expect(await (await bucket().visit("index.html")).text()).toContain("<h1>one</h1>");
  await deploy("three", 400);
  await deploy("four", 500);
  expect(await scripts("one", "two", "three", "four")).toEqual([true, false, true, true]);
});

test("clears the staging folder", async () => {
  await deploy("one", 100);
  const listing = await (await fetch(`${bucket().url}/site?list-type=2`)).text();
  expect(listing).not.toContain(".deploy/staged/");
  expect(listing).toContain(".deploy/releases/");
});

test("removes an abandoned deploy with all its files after some time", async () => {
  await deploy("one", 100);
  await machine().build(sample("lost"));
  bucket().state.fault = ({ method, key }) => (method === "PUT" && key === "index.html" ? "AccessDenied" : undefined);
  await machine().deploy(["s3://site", "--endpoint", bucket().url], () => 101 * DAY);
  bucket().state.fault = () => undefined;
  await deploy("two", 102);
  expect(await scripts("lost")).toEqual([true]);
  await deploy("three", 120);
  expect(await scripts("one", "lost", "two", "three")).toEqual([true, false, true, true]);
  expect(await (await fetch(`${bucket().url}/site?list-type=2`)).text()).not.toContain(".deploy/staged/");
});
