import { readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { site } from "@/content/site";

/*
 * What holds for the brand that is shipped: it is a placeholder that reaches nobody, and nothing outside of content/brand knows it.
 * Source: the decisions on identity beside the specification. An owner with a brand of their own may delete this file.
 */

/** Ranges that are kept for fiction, or for India, where none is, a number that cannot ring. */
const FICTIONAL: Readonly<Record<string, RegExp>> = {
  India: /^\+91 00000 0000[12]$/,
  USA: /^\+1 \d{3} 555 01\d\d$/,
  UK: /^\+44 20 7946 0\d{3}$/,
  Australia: /^\+61 2 5550 0\d{3}$/,
};

test("India and the USA have two phone lines, the UK and Australia one", () => {
  expect(site.phones.map(({ country }) => country)).toEqual(["India", "India", "USA", "USA", "UK", "Australia"]);
  expect(new Set(site.phones.map(({ display }) => display)).size).toBe(6);
});

test.each(site.phones)("$display can reach nobody", ({ country, display }) => {
  expect(display).toMatch(FICTIONAL[country] ?? /^$/);
});

test("origin and e-mail are on a domain that can't exist", () => {
  expect(new URL(site.origin).hostname).toMatch(/\.example$/);
  expect(site.email).toMatch(/^[^@\s]+@[^@\s]+\.example$/);
});

/** Files that may name the company: the brand, what asserts it, the licence of the work, a text to measure fonts by, and tests, whose made-up brands may share a city with it. */
const MAY_NAME = /^(content\/(brand|acceptance)\/|e2e\/|scripts\/fonts\/sample\.txt$|LICENSE$)|\.(md|png|woff2|ico)$|\.test\./;

/** What a build or a tool makes. Folders that begin with a dot hold nothing else, but for the workflows. */
const MADE = /^(node_modules|out|hosts|test-results|playwright-report|\.(?!github$).*|.*\.tsbuildinfo|package-lock\.json)$/;

/** Every file of the project, in a checkout as in a download. */
async function projectFiles(): Promise<string[]> {
  const entries = (await readdir(".")).filter((entry) => !MADE.test(entry));
  const inside = async (entry: string) =>
    statSync(entry).isDirectory() ? (await readdir(entry, { recursive: true })).map((file) => `${entry}/${file}`) : [entry];
  const files = (await Promise.all(entries.map(inside))).flat();
  return files.map((file) => file.replaceAll("\\", "/")).filter((file) => statSync(file).isFile());
}

test("the company's name, city, addresses and numbers are spelt out in content/brand alone", async () => {
  const facts = [
    site.name,
    site.headOffice.city,
    site.email,
    new URL(site.origin).hostname,
    ...site.phones.flatMap(({ display, href }) => [display, href]),
  ];
  const files = await projectFiles();
  expect(files).toContain("content/site.ts");
  const naming = files
    .filter((file) => !MAY_NAME.test(file))
    .filter((file) => {
      const text = readFileSync(file, "utf8").toLowerCase();
      return facts.some((fact) => text.includes(fact.toLowerCase()));
    });
  expect(naming).toEqual([]);
});

test.each([
  [2019, undefined, "2019 - Present", [2019, "Present"]],
  [2012, 2015, "2015 - Present", [2012, 2015, "Present"]],
])(
  "the journey of a company established in %s and incorporated in %s has these years",
  async (established, incorporated, period, years) => {
    jest.resetModules();
    jest.doMock("../brand/company", () => ({ company: { ...site, established, incorporated } }));
    const { story } = await import("../brand/story");
    expect([story.journey?.period, story.journey?.milestones.map(({ at }) => at)]).toEqual([period, years]);
  },
);
