import type { Page } from "@playwright/test";
import { home } from "@/content/single-pages/home";
import { site } from "@/content/site";
import { expect, test } from "../support/test";
import { header, settled, visit } from "../support/visit";
import { menuButton, menuPanel, menus, openMenus } from "./support/menus";

/** The bar inside the header, as a visitor sees it once nothing moves any more. */
async function barLook(page: Page) {
  const bar = header(page).locator(":scope > div").first();
  await settled(bar);
  return bar.evaluate((element) => {
    const { left, height } = element.getBoundingClientRect();
    return { height, inset: left > 0, rounded: Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) > 0 };
  });
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top).then(() => page.evaluate(() => scrollY));

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`compact bar, reduced motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    for (const [device, viewport, full] of [
      ["desktop", { width: 1440, height: 900 }, 72],
      ["phone", { width: 390, height: 844 }, 64],
    ] as const) {
      test(`${device}: at 50 px of scroll the bar is at full size, at 51 px compact, 56 px high and rounded`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await visit(page, "/faq/");
        const [large, compact] = [
          { height: full, inset: false, rounded: false },
          { height: 56, inset: true, rounded: true },
        ];
        await expect.poll(() => barLook(page)).toEqual(large);
        expect(await scrollTo(page, 51)).toBe(51);
        await expect.poll(() => barLook(page)).toEqual(compact);
        expect(await scrollTo(page, 50)).toBe(50);
        await expect.poll(() => barLook(page)).toEqual(large);
        await scrollTo(page, 2000);
        await expect.poll(() => barLook(page)).toEqual(compact);
      });
    }
  });
}

test("the logo leads to the home page", async ({ page }) => {
  await visit(page, "/faq/");
  await header(page)
    .getByRole("link", { name: `${site.name}, home` })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headlineLines.join(" "));
});

test("on the home page the logo leads back to its top", async ({ page }) => {
  await visit(page, "/");
  await scrollTo(page, 1500);
  await header(page)
    .getByRole("link", { name: `${site.name}, home` })
    .click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the bar's own Contact Us leads to the contact page", async ({ page }) => {
  await visit(page, "/faq/");
  await header(page).locator(":scope > div").getByRole("link", { name: "Contact Us", exact: true }).last().click();
  await expect(page).toHaveURL("/contact/");
});

/** Chooses the way to a menu's section and waits until the section has the focus and stands right below the bar. */
async function goToSection(page: Page, { name, anchor }: (typeof menus)[number]): Promise<void> {
  await menuButton(page, name).click();
  await menuPanel(page, name).locator(`a[href="/${anchor}"]`).click();
  await expect(page).toHaveURL(`/${anchor}`);
  await expect(page.locator(anchor)).toBeFocused();
  const gap = () =>
    page.evaluate((id) => {
      const bar = document.querySelector("header > div")?.getBoundingClientRect().bottom ?? Number.NaN;
      return (document.querySelector(id)?.getBoundingClientRect().top ?? Number.NaN) - bar;
    }, anchor);
  await expect.poll(gap, anchor).toBeGreaterThanOrEqual(0);
  await expect.poll(gap, anchor).toBeLessThanOrEqual(60);
  expect(await openMenus(page)).toEqual([]);
}

for (const menu of menus) {
  test(`the link of the ${menu.name} menu to ${menu.anchor} scrolls the section below the bar, from another page`, async ({
    page,
  }) => {
    await visit(page, "/faq/");
    await goToSection(page, menu);
  });
}

test("the four links to sections scroll them below the bar, on the home page itself", async ({ page }) => {
  await visit(page, "/");
  for (const [index, menu] of menus.entries()) {
    // One glides there; a click waits until a panel stands still, and so does all else.
    await page.emulateMedia({ reducedMotion: index === 0 ? "no-preference" : "reduce" });
    await goToSection(page, menu);
  }
});

test("a link to a section works a second time, too", async ({ page }) => {
  const last = menus.at(-1);
  if (!last) throw new Error("There is no menu.");
  await visit(page, "/");
  await goToSection(page, last);
  await scrollTo(page, 300);
  await goToSection(page, last);
});

test("an anchor scrolls smoothly with motion, and jumps with reduced motion", async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  expect(await behaviour()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behaviour()).toBe("auto");
});
