import { cacheControlOf, contentTypeOf } from "../hosts/headers";
import { sizeText } from "./describe-plan";
import { explained } from "./errors";
import { isForBucket, kindOf } from "./file-rules";
import { readOptions } from "./options";

test.each([
  ["_next/static/chunks/a1b2.js", "hashed"],
  ["_next/static/media/archivo.woff2", "hashed"],
  ["index.html", "page"],
  ["industry/media-ott/index.txt", "payload"],
  ["industry/media-ott/__next.industry.$d$slug.__PAGE__.txt", "payload"],
  ["__next._full.txt", "payload"],
  ["robots.txt", "asset"],
  ["llms.txt", "asset"],
  ["art/1a2b3c/icons.svg", "hashed"],
  ["manifest.webmanifest", "asset"],
])("%s is of the kind %s", (key, kind) => {
  expect(kindOf(key)).toBe(kind);
});

test.each([
  ["/og/home.png", "image/png", "public, max-age=86400"],
  ["/services/devops/index.md", "text/markdown; charset=utf-8", "public, max-age=0, must-revalidate"],
])("%s is %s and cached by the rule %s", (file, type, rule) => {
  expect([contentTypeOf(file), cacheControlOf(file)]).toEqual([type, rule]);
});

test("a well-known file is for buckets", () => {
  expect(isForBucket(".well-known/security.txt")).toBe(true);
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

test("an unknown failure is passed on unchanged", () => {
  const unknown = new TypeError("a mistake of ours");
  expect(explained(unknown, "s3://site")).toBe(unknown);
});
