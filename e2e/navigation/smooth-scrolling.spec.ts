import type { Page } from "@playwright/test";
import { PAGE } from "../support/routes";
import { expect, test, withMotion } from "../support/test";
import { header, visit } from "../support/visit";
import { menuButton, menuPanel } from "./support/menus";

test.use(withMotion);

const scrollDown = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Where the page is scrolled to in each frame from now on, as long as it moves. */
const watchScroll = (page: Page) =>
  page.evaluate(() => {
    const places: number[] = [];
    Reflect.set(window, "places", places);
    const note = () => {
      const place = Math.round(scrollY);
      if (places.at(-1) !== place) places.push(place);
      requestAnimationFrame(note);
    };
    note();
  });
const places = (page: Page) => page.evaluate((): number[] => Reflect.get(window, "places"));

test.describe("navigation scrolls smoothly", () => {
  const ways: [string, string, string, (page: Page) => Promise<void>][] = [
    [
      "to the top of the next page",
      PAGE.devops,
      "/contact/",
      (page) => header(page).getByRole("link", { name: "Contact Us" }).last().click(),
    ],
    ["home by the logo", PAGE.devops, "/", (page) => header(page).getByRole("link", { name: /home$/ }).click()],
    ["to the top of the home page by the logo", "/", "/", (page) => header(page).getByRole("link", { name: /home$/ }).click()],
  ];
  for (const motion of ["no-preference", "reduce"] as const) {
    for (const [what, from, to, go] of ways) {
      test(`${what}, with motion: ${motion}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: motion });
        await visit(page, from);
        await scrollDown(page, 3000);
        await watchScroll(page);
        await go(page);
        await expect(page).toHaveURL(to);
        // The page may be at the top a frame before that frame is noted.
        await expect.poll(async () => (await places(page)).at(-1)).toBe(0);
        const [start, ...rest] = await places(page);
        expect(start).toBe(3000);
        if (motion === "reduce") return expect(rest).toEqual([0]);
        // A jump is one place; how many there are on the way depends on how fast the machine draws.
        expect(rest.length).toBeGreaterThan(1);
        expect(rest, "from close by, always upwards").toEqual(rest.toSorted((a, b) => b - a));
        expect(rest[0]).toBeLessThanOrEqual(900);
      });
    }
  }

  test("to an anchor of another page, from above", async ({ page }) => {
    await visit(page, "/faq/");
    await watchScroll(page);
    await menuButton(page, "Industry").click();
    // By keyboard: Playwright scrolls the page to look for a link that can't be clicked while the panel opens.
    await menuPanel(page, "Industry").locator('a[href="/#industry"]').press("Enter");
    await expect(page).toHaveURL("/#industry");
    const top = () => page.evaluate(() => document.getElementById("industry")?.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(100);
    const [, ...rest] = await places(page);
    expect(rest.length).toBeGreaterThan(1);
    expect(rest).toEqual(rest.toSorted((a, b) => a - b));
    expect((rest.at(-1) ?? 0) - (rest[0] ?? 0)).toBeLessThanOrEqual(900);
  });

  test("not at all if the visitor is at the top", async ({ page }) => {
    await visit(page, "/faq/");
    await watchScroll(page);
    await header(page).getByRole("link", { name: "Contact Us" }).last().click();
    await expect(page).toHaveURL("/contact/");
    await expect(page.getByRole("main")).toBeFocused();
    expect(await places(page)).toEqual([0]);
  });
});
