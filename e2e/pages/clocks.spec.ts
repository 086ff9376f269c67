import type { Page } from "@playwright/test";
import { site } from "@/content/site";
import { anglesOf, clock, type Reading, readClocks, visitAt } from "../support/clocks";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";

test("each office has a clock with its name, its city where that is known, and its flag", async ({ page }) => {
  await visit(page, "/contact/");
  for (const { place, detail } of site.offices) {
    await expect(clock(page, place)).toHaveCount(1);
    await expect(clock(page, place).getByRole("heading", { name: place })).toBeVisible();
    await expect(clock(page, place)).toContainText(detail ?? place);
    await expect(clock(page, place).locator("h3 > img")).toBeVisible();
  }
});

const PLACES = site.offices.map(({ place }) => place);

/** What one part of every clock says, in the order of the offices. */
const all = async <Part>(page: Page, part: (reading: Reading | undefined) => Part): Promise<Part[]> => {
  const readings = await readClocks(page);
  return PLACES.map((place) => part(readings[place]));
};

test("the second hands step each second, together; the words change with the minute", async ({ page }) => {
  await visitAt(page, "2026-11-20T05:00:57Z");
  const minutes = () => all(page, (reading) => reading?.words[0]);
  const hands = () => all(page, (reading) => reading?.hands);
  const told = (seconds: number) => all(page, (reading) => anglesOf(reading?.words[0] ?? "", seconds));
  await expect.poll(() => all(page, (reading) => reading?.hands.length)).toEqual(PLACES.map(() => 3));
  const before = await minutes();
  for (let second = 57; second <= 62; second++) {
    await expect.poll(async () => (await hands()).map((three) => three?.[2])).toEqual(PLACES.map(() => (second % 60) * 6));
    expect(await hands()).toEqual(await told(second % 60));
    if (second === 60) for (const [index, minute] of (await minutes()).entries()) expect(minute).not.toBe(before[index]);
    await page.clock.runFor(1000);
  }
});

test("the clocks stand in the home page's contact section and at /about/contact/, too", async ({ page }) => {
  for (const route of ["/", "/about/contact/"]) {
    await visit(page, route);
    await expect.poll(() => all(page, (reading) => reading?.words.length)).toEqual(PLACES.map(() => 3));
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
