/** @jest-environment node */
import { allPages, entriesOf } from "../collections/collections";
import { footerLinks, mainMenus, siteMap } from "./navigation";

test("a menu for each collection that has pages, and each leads to its section of the home page", async () => {
  const menus = await mainMenus();
  const filled = await Promise.all(
    (["focus", "services", "industry"] as const).map(async (id) => ((await entriesOf(id)).length > 0 ? [id] : [])),
  );
  expect(menus.map(({ id }) => id)).toEqual(["about", ...filled.flat()]);
  for (const { id, sectionRoute } of menus) expect(sectionRoute).toBe(`/#${id}`);
});

test.each(["focus", "services", "industry"] as const)(
  "the items of %s are its collection's entries, in their order",
  async (id) => {
    const menu = (await mainMenus()).find((candidate) => candidate.id === id);
    const entries = await entriesOf(id);
    expect(menu?.items.map(({ route, title, line, icon }) => ({ route, title, line, icon })) ?? []).toEqual(
      entries.map(({ route, name, menuLine, icon }) => ({ route, title: name, line: menuLine, icon })),
    );
  },
);

test("About lists its pages, and Contact at the end", async () => {
  const [about] = await mainMenus();
  const pages = (await entriesOf("about")).map(({ route }) => route);
  expect(about?.items.map(({ route }) => route)).toEqual([...pages, "/about/contact/"]);
});

test("services carry their colour, the other menus none", async () => {
  for (const { id, items } of await mainMenus()) {
    expect(items.every(({ tone }) => (tone !== undefined) === (id === "services"))).toBe(true);
  }
});

test("no line of a menu ends in a full stop", async () => {
  for (const { line } of (await mainMenus()).flatMap(({ items }) => items)) expect(line).not.toMatch(/\.$/);
});

describe("the footer", () => {
  test.each(["services", "industry"] as const)("links every page of %s", async (name) => {
    const { services, industries } = await footerLinks();
    const links = name === "services" ? services : industries;
    expect(links.map(({ route }) => route).toSorted()).toEqual((await entriesOf(name)).map(({ route }) => route).toSorted());
  });

  test("links the legal pages in their order, and the questions among them", async () => {
    const { legal } = await footerLinks();
    expect(legal.map(({ label }) => label).filter((label) => label !== "FAQ")).toEqual(
      (await entriesOf("legal")).map(({ footerLabel }) => footerLabel),
    );
    expect(legal.map(({ route }) => route)).toContain("/faq/");
  });
});

describe("the site map", () => {
  it("has every page once, and no group without pages", async () => {
    const groups = await siteMap();
    const routes = groups.flatMap(({ items }) => items.map(({ route }) => route));
    expect(routes.toSorted()).toEqual((await allPages()).map(({ route }) => route).toSorted());
    expect(groups.filter(({ items }) => items.length === 0)).toEqual([]);
  });
});
