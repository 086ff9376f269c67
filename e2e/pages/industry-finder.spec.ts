import type { Page } from "@playwright/test";
import { home } from "@/content/single-pages/home";
import { expect, test } from "../support/test";
import { painted, waitForHydration } from "../support/visit";

const finder = (page: Page) => page.locator("#industry");
const rows = (page: Page) => finder(page).getByRole("list").getByRole("link");

test("a row with pointer or focus shows the line of its page, and the link's name contains it", async ({ page }) => {
  await page.goto("/");
  await painted(page);
  const row = rows(page).nth(3);
  const line = await row.getAttribute("data-line");
  const shown = () => row.evaluate((link) => getComputedStyle(link, "::before").content);
  expect(await shown()).toBe("none");
  const { height } = (await row.boundingBox()) ?? { height: 0 };
  await row.hover();
  expect(await shown()).toBe(`"${line}"`);
  expect((await row.boundingBox())?.height).toBe(height);
  await page.mouse.move(2, 2);
  await rows(page).nth(4).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(row).toBeFocused();
  expect(await shown()).toBe(`"${line}"`);
  await expect(row).toHaveAccessibleName(new RegExp(`: ${line}; an outage hurts most \\d\\d:\\d\\d to`));
});

test.describe("the line of the current hour", () => {
  test.use({ timezoneId: "America/New_York" });
  test("is at the visitor's own hour after hydration, and the legend then names it", async ({ page }) => {
    await page.clock.install({ time: "2026-11-20T17:00:00Z" });
    await page.goto("/");
    const key = finder(page).getByText(home.industries.keys.now);
    await expect(key).toBeHidden();
    await waitForHydration(page);
    await expect(key).toBeVisible();
    const chart = await finder(page).locator(".hours-bars").first().boundingBox();
    const now = await finder(page).locator(".hours-now path").boundingBox();
    expect(((now?.x ?? 0) - (chart?.x ?? 0)) / (chart?.width ?? 1)).toBeCloseTo(0.5, 2);
  });
});

test("on a phone a service is one disclosure with its category, its features and its link inside", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const card = page.locator("#services .service-card").first();
  await expect(card.getByRole("link")).toBeHidden();
  await expect(card.getByRole("listitem").first()).toBeHidden();
  const [box, target] = await Promise.all([card.boundingBox(), card.locator("summary").boundingBox()]);
  expect(target?.width).toBe(box?.width);
  await card.locator("summary").click();
  await expect(card.getByRole("link", { name: /^Learn More/ })).toBeVisible();
  await expect(card.getByRole("listitem").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
