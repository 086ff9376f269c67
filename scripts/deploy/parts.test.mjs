/** @jest-environment node */
import { sizeText } from "./describe.mjs";
import { explained } from "./errors.mjs";
import { headersOf, isForBucket, kindOf } from "./file-rules.mjs";
import { readOptions } from "./options.mjs";
import { eachOf } from "./pool.mjs";

test.each([
  ["_next/static/chunks/a1b2.js", "hashed"],
  ["_next/static/media/archivo.woff2", "hashed"],
  ["index.html", "page"],
  ["industry/media-ott/index.txt", "payload"],
  ["industry/media-ott/__next.industry.$d$slug.__PAGE__.txt", "payload"],
  ["__next._full.txt", "payload"],
  ["robots.txt", "asset"],
  ["llms.txt", "asset"],
  ["art/hero.svg", "asset"],
])("%s is of the kind %s", (key, kind) => {
  expect(kindOf(key)).toBe(kind);
});

test("only what is named by its content may be kept for ever", () => {
  const lasting = ["_next/static/a.js", "index.html", "art/hero.svg", "og/home.png", "sitemap.xml"].filter((key) =>
    headersOf(key).cacheControl.includes("immutable"),
  );
  expect(lasting).toEqual(["_next/static/a.js"]);
});

test.each(["_headers", "_redirects", ".htaccess", "index.html.br", "_next/static/a.js.gz"])("%s is not for buckets", (key) => {
  expect(isForBucket(key)).toBe(false);
});

test("a well-known file is for buckets", () => {
  expect(isForBucket(".well-known/security.txt")).toBe(true);
});

test("at most so many at a time, all of them, each once", async () => {
  let [running, most] = [0, 0];
  /** @type {number[]} */
  const done = [];
  await eachOf([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    done.push(item);
  });
  expect([most, done.sort()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]]);
});

test("after a failure nothing more is begun, and what runs is awaited", async () => {
  /** @type {string[]} */
  const log = [];
  const act = async (/** @type {number} */ item) => {
    log.push(`begin ${item}`);
    await new Promise((resolve) => setTimeout(resolve, item === 1 ? 1 : 10));
    if (item === 1) throw new Error("first");
    log.push(`end ${item}`);
  };
  await expect(eachOf([1, 2, 3, 4], 2, act)).rejects.toThrow("first");
  expect(log).toEqual(["begin 1", "begin 2", "end 2"]);
});

test.each([
  ["s3://site", "", "us-east-1"],
  ["s3://site/", "", "us-east-1"],
  ["s3://site/preview/7/", "preview/7/", "us-east-1"],
])("%s", (target, prefix, region) => {
  expect(readOptions([target], {})).toMatchObject({ bucket: "site", prefix, region, keep: 5, dryRun: false });
});

test("the region comes from the option, else from the environment", () => {
  const environment = { AWS_REGION: "ap-south-1" };
  expect(readOptions(["s3://site"], environment)?.region).toBe("ap-south-1");
  expect(readOptions(["s3://site", "--region", "eu-west-2"], environment)?.region).toBe("eu-west-2");
});

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1234, "1.2 kB"],
  [28_900_000, "28.9 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test("a failure that nobody knows is passed on as it is", () => {
  const unknown = new TypeError("a mistake of ours");
  expect(explained(unknown, "s3://site")).toBe(unknown);
});
