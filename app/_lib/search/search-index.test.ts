import { allPages } from "@/content/collections/collections";
import { formerAddresses } from "@/content/collections/follow-moved-pages";
import { searchIndex } from "./search-index";

jest.mock("../../../content/collections/follow-moved-pages", () => {
  const actual = jest.requireActual<object>("../../../content/collections/follow-moved-pages");
  return { ...actual, formerAddresses: jest.fn(() => []) };
});
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

const alsoOf = async (address: string) => (await searchIndex()).pages.find(({ route }) => route === address)?.also;

it("has the synonyms of pages and documents", async () => {
  expect(await alsoOf("/brochure.pdf")).toContain("leaflet");
  expect(await alsoOf("/contact/")).toContain("telephone");
});

it("gives a renamed page the synonyms of its former address", async () => {
  const isContact = (address: string) => address === "/contact/";
  jest.mocked(formerAddresses).mockImplementation((address) => (isContact(address) ? ["/brochure.pdf"] : []));
  expect(await alsoOf("/contact/")).toMatch(/telephone.+leaflet/);
});
