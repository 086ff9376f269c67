import type { Locator, Page } from "@playwright/test";
import { site } from "@/content/site";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";

const clock = (page: Page, place: string): Locator => page.getByRole("figure", { name: place, exact: true });

/** Time, day and status as a clock states them in words. */
async function words(page: Page, place: string): Promise<(string | null)[]> {
  const time = clock(page, place).getByRole("time");
  const status = clock(page, place).getByText(/^(Open|Closed)/);
  return [await time.textContent(), await time.locator("xpath=following-sibling::*").textContent(), await status.textContent()];
}

/** Where hour, minute and second hand of a dial point, in degrees clockwise from twelve. */
const hands = (page: Page, place: string): Promise<number[]> =>
  clock(page, place)
    .locator("svg path[transform]")
    .evaluateAll((paths) => paths.map((path) => Number(path.getAttribute("transform")?.match(/rotate\(([\d.]+)/)?.[1])));

/** Opens the contact page at an instant and stops the clock there. */
async function visitAt(page: Page, instant: string, route = "/contact/"): Promise<void> {
  await page.clock.install({ time: new Date(Date.parse(instant) - 60_000) });
  await visit(page, route);
  await page.clock.pauseAt(instant);
}

test("each office has a clock with its name, its city where that is known, and its flag", async ({ page }) => {
  await visit(page, "/contact/");
  for (const { place, detail } of site.offices) {
    await expect(clock(page, place)).toHaveCount(1);
    await expect(clock(page, place).getByRole("heading", { name: place })).toBeVisible();
    await expect(clock(page, place)).toContainText(detail ?? place);
    await expect(clock(page, place).locator("h3 > img")).toBeVisible();
  }
});

test("the second hands step each second, together; the words change with the minute", async ({ page }) => {
  await visitAt(page, "2026-11-20T05:00:57Z");
  const minutes = () => Promise.all(site.offices.map(async ({ place }) => (await words(page, place))[0]));
  await expect.poll(() => hands(page, site.offices[0].place)).toHaveLength(3);
  const before = await minutes();
  for (let second = 57; second <= 62; second++) {
    for (const { place } of site.offices) await expect.poll(async () => (await hands(page, place))[2]).toBe((second % 60) * 6);
    if (second === 60) for (const [index, minute] of (await minutes()).entries()) expect(minute).not.toBe(before[index]);
    await page.clock.runFor(1000);
  }
});

test("the clocks stand in the home page's contact section and at /about/contact/, too", async ({ page }) => {
  for (const route of ["/", "/about/contact/"]) {
    await visit(page, route);
    for (const { place } of site.offices) await expect.poll(() => words(page, place)).toHaveLength(3);
  }
});

test("no clock speaks by itself", async ({ page }) => {
  await visit(page, "/contact/");
  const presence = page.getByRole("region", { name: "Global presence" });
  await expect(presence.getByRole("time")).toHaveCount(site.offices.length);
  await expect(presence.locator("[aria-live], [role=timer], [role=status], [role=alert], [role=log], output")).toHaveCount(0);
  for (const dial of await presence.locator("figure > svg").all()) await expect(dial).toHaveAttribute("aria-hidden", "true");
});

test.describe("the year in the footer", () => {
  const notice = (page: Page) => page.getByRole("contentinfo").getByText(`${site.legalName}`, { exact: false });

  test("follows the visitor's clock, years after the build", async ({ page }) => {
    await visitAt(page, "2031-07-01T12:00:00Z", "/faq/");
    await expect(notice(page)).toHaveText(`© 2031 ${site.legalName}`);
  });

  test("never falls behind the build, however wrong that clock is", async ({ page }) => {
    await visitAt(page, "1999-07-01T12:00:00Z", "/faq/");
    await expect(notice(page)).toHaveText(/^© 20[2-9]\d /);
  });
});
