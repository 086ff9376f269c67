import type { Page } from "@playwright/test";
import { loadFailure } from "@/content/single-pages/load-failure";
import { contactLink, failure, onSlowLine, spinner } from "../support/loading";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";

/** Holds every payload of a page from now on; returns the way to let them through. */
async function holdPayloads(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.txt(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("while the next page is loading", () => {
  test.beforeEach(async ({ page }) => {
    await onSlowLine(page);
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await visit(page, "/faq/");
    await page.clock.pauseAt("2026-11-20T11:00:00Z");
  });

  test("a spinner appears within 100 ms, but not so early that it flickers, and disappears when the page is loaded", async ({
    page,
  }) => {
    const release = await holdPayloads(page);
    await contactLink(page).click();
    await page.clock.runFor(50);
    await expect(spinner(page)).toHaveCount(0);
    await page.clock.runFor(50);
    await expect(spinner(page)).toBeVisible();
    await page.clock.resume();
    release();
    await expect(page).toHaveURL("/contact/");
    await expect(spinner(page)).toHaveCount(0);
  });

  test("the spinner is in the middle of the page and does not block it", async ({ page }) => {
    await holdPayloads(page);
    await contactLink(page).click();
    await page.clock.runFor(100);
    const box = await spinner(page).locator("svg").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, 0);
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(450, 0);
    const question = page.getByRole("main").locator("summary").nth(1);
    await question.click();
    await expect(page.getByRole("main").locator("details").nth(1)).toHaveAttribute("open");
  });

  test("after 120,000 ms, no sooner, a message appears; its button loads the page", async ({ page }) => {
    await holdPayloads(page);
    await contactLink(page).click();
    await page.clock.runFor(100);
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(119_800);
    await expect(spinner(page)).toBeVisible();
    const screen = failure(page);
    await expect(screen).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(screen).toContainText(loadFailure.text);
    await expect(spinner(page)).toHaveCount(0);
    // The keyboard goes on from there, and not into what the message covers.
    await expect(screen).toBeFocused();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.clock.resume();
    await screen.getByRole("button", { name: loadFailure.reload }).click();
    await expect(page).toHaveURL("/contact/");
    await expect(screen).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("a page that is loaded at once shows no spinner", async ({ page }) => {
    await contactLink(page).click();
    await expect(page).toHaveURL("/contact/");
    // Only then has React told the spinner of it; the clock stands still so long.
    await expect(page.getByRole("main")).toBeFocused();
    await page.clock.runFor(2000);
    await expect(spinner(page)).toHaveCount(0);
  });
});
