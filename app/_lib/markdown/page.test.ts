/** @jest-environment node */
import { typeset } from "@/app/_lib/typeset";
import { allPages, entriesOf, entryOf } from "@/content/collections";
import { markdownOf } from "./page";
import { bullets, document, section, table, term } from "./write";

it("writes every page, each its own", async () => {
  const pages = await allPages();
  const texts = await Promise.all(pages.map(({ route }) => markdownOf(route)));
  expect(new Set(texts).size).toBe(pages.length);
  for (const text of texts) expect(text).not.toMatch(/undefined|\[object|NaN|\]\(\//);
});

it("keeps references between pages as links with whole addresses", async () => {
  for (const { route, services, closing } of await entriesOf("industry")) {
    const text = await markdownOf(route);
    for (const { slug, part } of services)
      expect(text).toContain(`${(await entryOf("services", slug)).route}): ${typeset(part)}`);
    expect(text).toContain(`## ${closing.heading}`);
  }
});

it("is refused for what is no page", async () => {
  await expect(markdownOf("/nowhere/")).rejects.toThrow("There is no page /nowhere/ to write as Markdown");
});

it("leaves out what is empty, escapes what would break a table, and makes paths whole addresses", () => {
  expect(table(["A"], [["x | y"]])).toBe("| A |\n| --- |\n| x \\| y |");
  expect(section("Title", undefined, bullets([term("Name", "Text.")]))).toBe("## Title\n\n- **Name.** Text.");
  expect(document(["See [this](/faq/).", undefined])).toMatch(/^See \[this\]\(https:\/\/[^)]+\/faq\/\)\.\n$/);
});
