import { allPages } from "@/content/collections/collections";
import { footerLinks, mainMenus } from "@/content/navigation/navigation";
import { specifiedRoutes } from "./specified-routes";

/* Which pages the specification wants, and how menus and footer list them: its section on screens and routes. */

test("the site has the 42 pages and no other", async () => {
  expect(specifiedRoutes).toHaveLength(42);
  const routes = (await allPages()).map(({ route }): string => route);
  expect(routes.toSorted()).toEqual(specifiedRoutes.toSorted());
});

test("four menus: About, Focus, Services, Industry, each with the anchor of its section", async () => {
  const menus = await mainMenus();
  expect(menus.map(({ label, sectionRoute, items }) => [label, sectionRoute, items.length])).toEqual([
    ["About", "/#about", 4],
    ["Focus", "/#focus", 6],
    ["Services", "/#services", 8],
    ["Industry", "/#industry", 17],
  ]);
});

test("About lists its three pages and Contact", async () => {
  const [about] = await mainMenus();
  expect(about?.items.map(({ route, title }) => [route, title])).toEqual([
    ["/about/team/", "Our Team"],
    ["/about/how-we-work/", "How We Work"],
    ["/about/careers/", "Careers"],
    ["/about/contact/", "Contact"],
  ]);
});

// Two may share an icon.
test("no two cards of a menu read alike", async () => {
  const items = (await mainMenus()).flatMap((menu) => menu.items);
  for (const key of ["route", "title", "line"] as const) {
    expect(new Set(items.map((item) => item[key])).size).toBe(items.length);
  }
});

describe("the footer", () => {
  test("keeps Animation alone behind View More of the services", async () => {
    const { services } = await footerLinks();
    expect(services.slice(7)).toEqual([{ route: "/services/Animation/", label: "Animation" }]);
  });

  test("shows the first eight industries, nine more behind View More", async () => {
    const { industries } = await footerLinks();
    const slugs = industries.map(({ route }) => route.split("/").at(-2));
    const first = ["healthcare", "education", "finance", "retail", "manufacturing", "travel", "logistics", "sports"];
    expect(slugs.slice(0, 8)).toEqual(first);
    expect(slugs.slice(8)).toHaveLength(9);
  });

  test("links the legal pages as terms, privacy, refund, faq, gdpr", async () => {
    const { legal } = await footerLinks();
    expect(legal.map(({ route, label }) => [route, label])).toEqual([
      ["/termsAndConditon/", "Terms"],
      ["/privacyPolicy/", "Privacy"],
      ["/refundPolicy/", "Refunds"],
      ["/faq/", "FAQ"],
      ["/gdpr/", "GDPR"],
    ]);
  });
});
