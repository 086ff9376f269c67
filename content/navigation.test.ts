/** @jest-environment node */
import { allPages, entriesOf } from "./collections";
import { footerLinks, mainMenus, siteMap } from "./navigation";

/** Links that the footer shows before View More (specification, section 2: Animation and nine industries stand behind it). */
const SHOWN = { services: 7, industries: 8 };

test("the four menus stand in the specification's order and lead to their sections", async () => {
  const menus = await mainMenus();
  expect(menus.map(({ label }) => label)).toEqual(["About", "Focus", "Services", "Industry"]);
  expect(menus.map(({ id }) => id)).toEqual(["about", "focus", "services", "industry"]);
  expect(menus.map(({ sectionRoute }) => sectionRoute)).toEqual(["/#about", "/#focus", "/#services", "/#industry"]);
});

test.each(["focus", "services", "industry"] as const)(
  "the items of %s are its collection's entries, in their order",
  async (id) => {
    const menu = (await mainMenus()).find((candidate) => candidate.id === id);
    const entries = await entriesOf(id);
    expect(menu?.items.map(({ route, title, line, icon }) => ({ route, title, line, icon }))).toEqual(
      entries.map(({ route, name, menuLine, icon }) => ({ route, title: name, line: menuLine, icon })),
    );
  },
);

test("About lists its three pages and Contact", async () => {
  const [about] = await mainMenus();
  expect(about?.items.map(({ route, title }) => [route, title])).toEqual([
    ["/about/team/", "Our Team"],
    ["/about/how-we-work/", "How We Work"],
    ["/about/careers/", "Careers"],
    ["/about/contact/", "Contact"],
  ]);
});

test("services carry their colour, the other menus none", async () => {
  for (const { id, items } of await mainMenus()) {
    expect(items.every(({ tone }) => (tone !== undefined) === (id === "services"))).toBe(true);
  }
});

test("no two cards of a menu look or read alike", async () => {
  const items = (await mainMenus()).flatMap((menu) => menu.items);
  expect(items).toHaveLength(4 + 6 + 8 + 17);
  for (const key of ["route", "title", "line", "icon"] as const) {
    expect(new Set(items.map((item) => item[key])).size).toBe(items.length);
  }
  for (const { line } of items) expect(line).not.toMatch(/\.$/);
});

describe("the footer", () => {
  test("keeps Animation alone behind View More", async () => {
    const { services } = await footerLinks();
    expect(services).toHaveLength(8);
    expect(services.slice(SHOWN.services)).toEqual([{ route: "/services/Animation/", label: "Animation" }]);
    const others = (await entriesOf("services")).filter(({ slug }) => slug !== "Animation");
    expect(services.slice(0, SHOWN.services).map(({ route }) => route)).toEqual(others.map(({ route }) => route));
  });

  test("shows the specification's first eight industries, nine more behind View More", async () => {
    const { industries } = await footerLinks();
    expect(industries.slice(0, SHOWN.industries).map(({ route }) => route)).toEqual(
      ["healthcare", "education", "finance", "retail", "manufacturing", "travel", "logistics", "sports"].map(
        (slug) => `/industry/${slug}/`,
      ),
    );
    expect(industries.slice(SHOWN.industries)).toHaveLength(9);
    expect(industries.map(({ label }) => label)).toEqual((await entriesOf("industry")).map(({ name }) => name));
  });

  test("links the legal pages as terms, privacy, refund, faq, gdpr", async () => {
    const { legal } = await footerLinks();
    expect(legal.map(({ route }) => route)).toEqual([
      "/termsAndConditon/",
      "/privacyPolicy/",
      "/refundPolicy/",
      "/faq/",
      "/gdpr/",
    ]);
    expect(legal.map(({ label }) => label)).toEqual(["Terms", "Privacy", "Refunds", "FAQ", "GDPR"]);
  });
});

describe("the site map", () => {
  it("has every page once", async () => {
    const routes = (await siteMap()).flatMap(({ items }) => items.map(({ route }) => route));
    expect(routes.toSorted()).toEqual((await allPages()).map(({ route }) => route).toSorted());
  });
});
