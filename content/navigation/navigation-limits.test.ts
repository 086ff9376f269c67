import { LIST_LIMIT } from "@/content/validation/list-limit";
import { allPages } from "../collections/collections";
import { allMenus, footerLinks, mainMenus } from "./navigation";

const MANY = 400;

/** A site that has grown: every industry many times, each at an address of its own. */
jest.mock("../collections/collections", () => {
  const actual = jest.requireActual<typeof import("../collections/collections")>("../collections/collections");
  const entriesOf: typeof actual.entriesOf = async (name) => {
    const entries = await actual.entriesOf(name);
    if (name !== "industry") return entries;
    return Array.from({ length: 400 }, (_, index) => entries[index % entries.length]).flatMap((entry) => entry ?? []);
  };
  return { ...actual, entriesOf };
});

const more = { label: "All 400 industries", route: "/site-map/" };

test("long menus are cut and end with a link to the rest", async () => {
  const industry = (await mainMenus()).find(({ id }) => id === "industry");
  expect(industry?.items).toHaveLength(LIST_LIMIT);
  expect(industry?.more).toEqual(more);
});

test("menus of small collections are complete", async () => {
  for (const menu of await mainMenus()) if (menu.id !== "industry") expect(menu.more).toBeUndefined();
});

test("a long list in the footer is cut, too", async () => {
  const links = await footerLinks();
  expect(links.industries).toHaveLength(LIST_LIMIT);
  expect(links.more).toEqual({ industries: more });
});

test("the site map has every page", async () => {
  const industry = (await allMenus()).find(({ id }) => id === "industry");
  expect(industry?.items).toHaveLength(MANY);
});

test("menus and footer are computed once, so that build time does not grow with the square of the number of pages", async () => {
  expect(await mainMenus()).toBe(await mainMenus());
  expect(await allPages()).toBe(await allPages());
});
