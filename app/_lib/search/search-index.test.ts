/** @jest-environment node */
import { allPages } from "@/content/collections/collections";
import { alsoCalled } from "@/content/single-pages/search";
import { formerAddresses } from "@/content/validation/follow-moved-pages";
import { searchIndex } from "./search-index";

jest.mock("../pdf/pdf-files", () => ({
  downloads: async () => ({ brochure: { href: "/brochure.pdf" }, deck: { href: "/pitch-deck.pdf" } }),
}));

it("has every page and both PDFs, each with a line", async () => {
  const index = await searchIndex();
  const pages = await allPages();
  const entries = index.pages.filter(({ route }) => route.endsWith("/"));
  expect(entries.map(({ route, name }) => [route, name])).toEqual(pages.map(({ route, name }) => [route, name]));
  expect(index.pages.filter(({ route }) => !route.endsWith("/")).map(({ route }) => route)).toEqual([
    "/brochure.pdf",
    "/pitch-deck.pdf",
  ]);
  expect(index.pages.filter(({ line }) => line.length === 0)).toEqual([]);
});

it("has the synonyms of pages", async () => {
  for (const { route, also } of (await searchIndex()).pages) {
    const names = [route, ...formerAddresses(route)].flatMap((address) => alsoCalled[address] ?? []);
    expect([route, also]).toEqual([route, names.length > 0 ? names.join(" ") : undefined]);
  }
});
