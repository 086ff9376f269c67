/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { site } from "./site";

/** Ranges that are kept for fiction, or for India, where none is, a number that cannot ring (decisions.md, "Identity"). */
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

test.each(site.phones)("$display can reach nobody, and its link dials what it shows", ({ country, display, href }) => {
  expect(display).toMatch(FICTIONAL[country] ?? /^$/);
  expect(href).toBe(`tel:${display.replaceAll(" ", "")}`);
});

test("a number outside the fictional ranges would be noticed", () => {
  expect("+1 212 555 0242").not.toMatch(FICTIONAL.USA ?? /.*/);
  expect("+44 20 7946 1000").not.toMatch(FICTIONAL.UK ?? /.*/);
  expect("+61 2 9374 4000").not.toMatch(FICTIONAL.Australia ?? /.*/);
});

test("origin and e-mail are on a domain that can't exist, without a slash at the end", () => {
  expect(new URL(site.origin).hostname).toMatch(/\.example$/);
  expect(site.origin).not.toMatch(/\/$/);
  expect(site.email).toMatch(/^[^@\s]+@[^@\s]+\.example$/);
});

/** What only content/brand may spell out: whoever rebrands edits one folder. The home page's story of the name is rewritten with the name. */
const FACTS = [
  site.name,
  site.legalName,
  site.email,
  new URL(site.origin).hostname,
  ...site.phones.map(({ display }) => display),
];
const STORY = [/Jantar means instrument/, /Jantar Mantar/];

test("the company's name, addresses and numbers are spelt out in content/brand alone", () => {
  const folder = path.join(process.cwd(), "content");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("test-support") && !file.startsWith("brand/"),
  );
  expect(files.length).toBeGreaterThan(42);
  const repeats = files.flatMap((file) =>
    readFileSync(path.join(folder, file), "utf8")
      .split("\n")
      .filter((line) => FACTS.some((fact) => line.includes(fact)) && !STORY.some((story) => story.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(repeats).toEqual([]);
});
