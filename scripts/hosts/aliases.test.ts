/** @jest-environment node */
import { allPages } from "@/content/collections";
import { routes } from "@/content/single-pages";
import { ALIASES } from "./aliases";

it("leads each alias to a page, and none is a page itself", async () => {
  const pages = [...(await allPages()).map(({ route }) => `${route}`), routes.siteMap];
  for (const [alias, target] of Object.entries(ALIASES)) {
    expect(pages).toContain(target.replace(/#.*$/, ""));
    expect(pages).not.toContain(`${alias}/`);
    expect(alias).toMatch(/^(\/[\w-]+)+$/);
  }
});

it("has the lower-case spelling of every page with capitals", async () => {
  const capitals = (await allPages()).map(({ route }) => `${route}`).filter((route) => route !== route.toLowerCase());
  expect(capitals.length).toBeGreaterThanOrEqual(4);
  for (const route of capitals) expect(ALIASES[route.toLowerCase().replace(/\/$/, "")]).toBe(route);
});
