import { readdirSync } from "node:fs";
import { slugsOf } from "../addresses";
import { COLLECTIONS } from "../collections/collection-names";

/* Where the shipped statements come from. An owner who keeps no such lists deletes this file. */

it("every list of sources belongs to a page", () => {
  const pages = COLLECTIONS.flatMap((name) => slugsOf(name).map((slug) => `${name}/${slug}.ts`));
  const lists = readdirSync("content/sources", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  expect(lists.length).toBeGreaterThan(25);
  expect(lists.filter((list) => !pages.includes(list))).toEqual([]);
});
