import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { menuButton, menus } from "./support/menus";
import { UNKNOWN_ROUTE } from "./support/routes";
import { expect, test } from "./support/test";
import { header, layOutAll, settled, visit } from "./support/visit";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** One page of each kind. */
const kinds = {
  home: "/",
  service: "/services/web-development/",
  focus: "/focus/bi-analytics/",
  industry: "/industry/healthcare/",
  about: "/about/how-we-work/",
  contact: "/contact/",
  faq: "/faq/",
  legal: "/privacyPolicy/",
  "not found": UNKNOWN_ROUTE,
};

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Rules that some page still breaks, each with a test of its own below. */
const OPEN = ["empty-heading", "heading-order", "landmark-unique"];

/** What axe finds, as `rule: the first places`. */
async function faults(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const { violations } = await narrow(new AxeBuilder({ page })).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 200))
        .join("\n  ")}`,
  );
}

const everything = (axe: AxeBuilder) => axe.withTags(RULES).disableRules(OPEN);
/** All that a theme can change. */
const contrast = (axe: AxeBuilder) => axe.withRules(["color-contrast", "link-in-text-block"]);

/** Finds nothing in light, and nothing in dark either. */
async function expectSound(page: Page, where: string): Promise<void> {
  expect(await faults(page, everything), where).toEqual([]);
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  expect(await faults(page, contrast), `${where}, dark`).toEqual([]);
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
}

// Nothing that is still on its way into view is judged by the contrast it has half-way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [kind, route] of Object.entries(kinds)) {
  test(`${kind}: axe finds nothing, on a phone and on a desk, in light and in dark`, async ({ page, troubles }) => {
    await visit(page, route);
    await layOutAll(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectSound(page, `${size.width} px`);
    }
    if (route === UNKNOWN_ROUTE) troubles.length = 0;
  });
}

for (const rule of OPEN) {
  test(`axe finds no ${rule}`, async ({ page }) => {
    for (const route of Object.values(kinds).filter((address) => address !== UNKNOWN_ROUTE)) {
      await page.goto(route);
      expect(await faults(page, (axe) => axe.withRules([rule])), route).toEqual([]);
    }
  });
}

test("open menus: axe finds nothing", async ({ page }) => {
  await visit(page, "/faq/");
  for (const { name } of menus) {
    await menuButton(page, name).click();
    await expectSound(page, name);
  }
});

test("open mobile menu: axe finds nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/faq/");
  await header(page).getByRole("button", { name: "Menu", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Menu" });
  await dialog.locator("summary").nth(2).click();
  await settled(dialog);
  await expectSound(page, "open list");
});
