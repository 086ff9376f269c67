import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ReleaseReport, verdictOn } from "./verdict";

let file: string;
beforeAll(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), "verdict-")), "release.json");
});
afterAll(() => rm(path.dirname(file), { recursive: true }));

const HOME = "md5 of the home page";
const placeholders = [
  { file: "environment", field: "NEXT_PUBLIC_ENQUIRY_ENDPOINT", value: "not set", remedy: "Set it." },
  { file: "content/site.ts", field: "phones[0]", value: "+1 212 555 0143", remedy: "Write numbers." },
  { file: "content/site.ts", field: "phones[1]", value: "+1 415 555 0188", remedy: "Write numbers." },
];

/** The verdict on a build that says this of itself. */
async function verdict(report: Partial<ReleaseReport>, isAllowed = false) {
  await writeFile(file, JSON.stringify({ home: HOME, isPreview: false, placeholders: [], ...report }));
  return verdictOn(file, HOME, isAllowed);
}

test("a build with placeholders is refused; each is listed by file with its remedy", async () => {
  const refusal = await verdict({ placeholders });
  if (!refusal.isRefused) throw new Error("It may go out");
  expect(refusal.message.split("\n").map((line) => line.trim().replace(/\s+/g, " "))).toEqual([
    "This build can't go out: it has 3 placeholders.",
    "environment: Set it.",
    "NEXT_PUBLIC_ENQUIRY_ENDPOINT not set",
    "content/site.ts: Write numbers.",
    "phones[0] +1 212 555 0143",
    "phones[1] +1 415 555 0188",
  ]);
  expect(refusal.remedy).toContain("SITE_PREVIEW=1 npm run build, then deploy with --allow-placeholders.");
});

test("that placeholders are allowed is not enough: the build has to say noindex", async () => {
  expect(await verdict({ placeholders }, true)).toMatchObject({
    isRefused: true,
    message: expect.stringContaining("phones[1]"),
    remedy: expect.stringContaining("Run SITE_PREVIEW=1 npm run build first."),
  });
});

const PREVIEW = "A preview: every page asks search engines to leave it alone (noindex).";

test.each<[string, Partial<ReleaseReport>, boolean, string | undefined]>([
  ["without placeholders", {}, false, undefined],
  ["without placeholders, where these are allowed", {}, true, undefined],
  ["that is a preview", { isPreview: true }, true, PREVIEW],
  [
    "that is a preview with placeholders",
    { isPreview: true, placeholders },
    true,
    `${PREVIEW} It shows 3 placeholders; \`npm run doctor\` lists them.`,
  ],
])("a build %s goes out", async (_name, report, isAllowed, note) => {
  expect(await verdict(report, isAllowed)).toEqual({ isRefused: false, note });
});

test("a preview does not go out as a release by mistake", async () => {
  expect(await verdict({ isPreview: true })).toEqual({
    isRefused: true,
    message: "This build is a preview: every page asks search engines to leave it alone (noindex).",
    remedy: "For a release run `npm run build` without SITE_PREVIEW; a preview goes out with --allow-placeholders.",
  });
});

test.each([
  ["without a report", () => rm(file), "There is no report of this build (hosts/release.json)."],
  ["whose report can't be read", () => writeFile(file, '{"home":1}'), "There is no report of this build (hosts/release.json)."],
  [
    "that is not the last build",
    () => writeFile(file, JSON.stringify({ home: "another", isPreview: false, placeholders: [] })),
    "The report (hosts/release.json) is about another build.",
  ],
])("a folder %s is refused with the remedy", async (_name, damage, message) => {
  await verdict({});
  await damage();
  const remedy = expect.stringContaining("Run `npm run build` first");
  expect(await verdictOn(file, HOME, true)).toEqual({ isRefused: true, message, remedy });
});
