/** @jest-environment node */
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ReleaseReport } from "../release/verdict";
import { setUpDeployment } from "./test-support/deployment";
import { sample } from "./test-support/site";

const { bucket, machine, run, status, expectLive } = setUpDeployment();

const ALLOWED = "--allow-placeholders";
const placeholders = [
  { file: "environment", field: "NEXT_PUBLIC_ENQUIRY_ENDPOINT", value: "not set", remedy: "Set it." },
  { file: "content/site.ts", field: "phones[0]", value: "+1 212 555 0143", remedy: "Write numbers." },
  { file: "content/site.ts", field: "phones[1]", value: "+1 415 555 0188", remedy: "Write numbers." },
];

/** What a deploy of this build says, and whether anything was asked of the bucket. */
async function deploy(release: Partial<ReleaseReport>, ...more: string[]) {
  await machine().build(sample("one"), release);
  const result = await run(...more);
  return { ...result, isUntouched: bucket().state.asked.length === 0 };
}

test("a build with placeholders is refused before any request; each is listed by file with its remedy", async () => {
  const { code, error, isUntouched } = await deploy({ placeholders });
  expect([code, isUntouched]).toEqual([1, true]);
  const lines = error.split("\n").map((line) => line.trim().replace(/\s+/g, " "));
  expect(lines.slice(0, 6)).toEqual([
    "This build can't go out: it has 3 placeholders.",
    "environment: Set it.",
    "NEXT_PUBLIC_ENQUIRY_ENDPOINT not set",
    "content/site.ts: Write numbers.",
    "phones[0] +1 212 555 0143",
    "phones[1] +1 415 555 0188",
  ]);
  expect(error).toContain("SITE_PREVIEW=1 npm run build, then deploy with --allow-placeholders.");
});

test("a dry run with placeholders is refused, too", async () => {
  expect(await deploy({ placeholders }, "--dry-run")).toMatchObject({ code: 1, isUntouched: true });
});

test("--allow-placeholders is not enough: the build has to say noindex", async () => {
  const { code, error, isUntouched } = await deploy({ placeholders }, ALLOWED);
  expect([code, isUntouched]).toEqual([1, true]);
  expect(error).toContain("phones[1]");
  expect(error).toContain("Run SITE_PREVIEW=1 npm run build first.");
});

test("a preview is deployed with --allow-placeholders, and the output says so", async () => {
  const { code, out } = await deploy({ placeholders, isPreview: true }, ALLOWED);
  expect(code).toBe(0);
  expect(out).toContain("A preview: every page asks search engines to leave it alone (noindex). It shows 3 placeholders");
  await expectLive("one");
});

test("a preview without placeholders, too", async () => {
  const { code, out } = await deploy({ isPreview: true }, ALLOWED);
  expect(code).toBe(0);
  expect(out).toMatch(/\(noindex\)\.\n/);
});

test("a preview is not deployed as a release by mistake", async () => {
  const { code, error } = await deploy({ isPreview: true });
  expect(code).toBe(1);
  expect(error).toBe(
    "This build is a preview: every page asks search engines to leave it alone (noindex).\n" +
      "For a release run `npm run build` without SITE_PREVIEW; a preview goes out with --allow-placeholders.\n",
  );
});

test.each([[[]], [[ALLOWED]]])("a build without placeholders passes, with %j", async (more) => {
  const { code, out, error } = await deploy({}, ...more);
  expect([code, error]).toEqual([0, ""]);
  expect(out).not.toContain("preview");
  expect(await status("index.html")).toBe(200);
});

test.each([
  ["no report", (file: string) => rm(file), "There is no report of this build (hosts/release.json)."],
  ["one that can't be read", (file: string) => writeFile(file, '{"home":1}'), "There is no report of this build"],
])("a folder with %s is refused with the remedy", async (_, damage, says) => {
  await machine().build(sample("one"));
  await damage(machine().report);
  const { code, error } = await run(ALLOWED);
  expect(code).toBe(1);
  expect(error).toContain(says);
  expect(error).toContain("Run `npm run build` first");
});

test("a folder that is not the last build is refused", async () => {
  await machine().build(sample("one"));
  await writeFile(path.join(machine().folder, "index.html"), "<h1>Another</h1>");
  expect((await run()).error).toMatch(/^The report \(hosts\/release\.json\) is about another build\.\nRun `npm run build`/);
});
