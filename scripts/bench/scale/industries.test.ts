/** @jest-environment node */
import { readFileSync } from "node:fs";
import { slugsOf } from "@/content/addresses";
import { fileOf } from "@/content/collections/collection-names";
import { industries } from "./industries";

/** Two pages that are written as the shipped ones are. */
const sources = slugsOf("industry")
  .map((slug) => readFileSync(fileOf("industry", slug), "utf8"))
  .filter((text) => text.includes("title: `"))
  .slice(0, 2);
const field = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? "";

test("makes as many pages as asked for, each with its own address, title and description, within the rules for content", () => {
  const made = industries(sources, 4158);
  expect(made).toHaveLength(4158);
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(4158);
  const titles = made.map(({ text }) => field(text, /title: "([^"]*)"/));
  const descriptions = made.map(({ text }) => field(text, /description: "([^"]*)"/));
  for (const { texts, least, most } of [
    { texts: titles, least: 30, most: 60 },
    { texts: descriptions, least: 110, most: 160 },
  ]) {
    expect(new Set(texts).size).toBe(4158);
    const lengths = texts.map((text) => text.length);
    expect([Math.min(...lengths) >= least, Math.max(...lengths) <= most]).toEqual([true, true]);
  }
});

test("makes none for a site that is large enough", () => {
  expect(industries(sources, -3)).toEqual([]);
});

test("names a field that is missing in a content file", () => {
  expect(() => industries(["export default {};"], 1)).toThrow("adapt the pattern");
});
