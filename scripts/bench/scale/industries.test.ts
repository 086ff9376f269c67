import { readFileSync } from "node:fs";
import { slugsOf } from "@/content/addresses";
import { fileOf } from "@/content/collections/collection-names";
import { industries } from "./industries";

/** Two pages that are written as the shipped ones are. */
const sources = slugsOf("industry")
  .map((slug) => readFileSync(fileOf("industry", slug), "utf8"))
  .filter((text) => text.includes("title: `"))
  .slice(0, 2);

// Whether the pages keep the rules for content is what the benchmark's build says.
test("makes as many pages as asked for, each with its own address, title and description", () => {
  const made = industries(sources, 4158);
  const titles = made.map(({ text }) => /title: "([^"]*)"/.exec(text)?.[1]);
  const descriptions = made.map(({ text }) => /description: "([^"]*)"/.exec(text)?.[1]);
  for (const texts of [made.map(({ slug }) => slug), titles, descriptions]) expect(new Set(texts).size).toBe(4158);
  expect(industries(sources, -3)).toEqual([]);
  expect(() => industries(["export default {};"], 1)).toThrow("adapt the pattern");
});
