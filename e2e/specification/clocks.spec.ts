import type { Page } from "@playwright/test";
import { contact } from "@/content/single-pages/contact";
import { anglesOf, readClocks, visitAt } from "../support/clocks";
import { expect, test } from "../support/test";
import { instants } from "./instants";

/** Time, day and status as a clock states them in words. */
const words = async (page: Page, country: string) => (await readClocks(page))[country]?.words;

// The clocks of the offices of the specification, section 3, with the hours of section 9, worked out by hand.

for (const timezoneId of ["America/Los_Angeles", "Europe/London", "Asia/Kolkata", "UTC", "America/Santiago"]) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("sees the right time, day and status at every office, through every change of the clocks", async ({ page }) => {
      await visitAt(page, instants[0]?.at ?? "");
      for (const { at, why, clocks } of instants) {
        await page.clock.pauseAt(at);
        const expected = Object.entries(clocks).map(([country, said]) => [country, { words: said, hands: anglesOf(said[0], 0) }]);
        await expect.poll(() => readClocks(page), `${at}: ${why}`).toEqual(Object.fromEntries(expected));
      }
    });
  });
}

test("the day changes at an office's own midnight", async ({ page }) => {
  await visitAt(page, "2026-11-20T18:29:59Z");
  await expect.poll(() => words(page, "India")).toEqual(["11:59 PM", "Friday 20 November", "Closed, opens tomorrow 10:00 AM"]);
  await page.clock.runFor(1000);
  await expect.poll(() => words(page, "India")).toEqual(["12:00 AM", "Saturday 21 November", "Closed, opens today 10:00 AM"]);
  expect(await words(page, "UK")).toContain("Friday 20 November");
});

test("an office opens and closes on the dot", async ({ page }) => {
  await visitAt(page, "2026-11-20T03:29:59Z");
  await expect.poll(() => words(page, "India")).toContain("Closed, opens today 9:00 AM");
  await page.clock.runFor(1000);
  await expect.poll(() => words(page, "India")).toContain("Open, closes 6:00 PM");
  await page.clock.pauseAt("2026-11-20T12:29:59Z");
  await expect.poll(() => words(page, "India")).toContain("Open, closes 6:00 PM");
  await page.clock.runFor(1000);
  await expect.poll(() => words(page, "India")).toContain("Closed, opens tomorrow 10:00 AM");
});

test("the clocks are right at once after the computer has slept", async ({ page }) => {
  await visitAt(page, "2026-11-20T05:00:00Z");
  await page.clock.fastForward("30:00:00");
  await expect.poll(() => words(page, "Australia")).toEqual(["10:00 PM", "Saturday 21 November", "Closed, opens Monday 9:00 AM"]);
});

test("all offices' hours are told on the head office's day", async ({ page }) => {
  await visitAt(page, "2026-11-20T05:00:00Z");
  const rows = page.getByRole("figure", { name: contact.presence.hours }).getByRole("listitem");
  await expect(rows).toHaveText([
    /India.*9:00 AM to 6:00 PM/,
    /USA.*12:00 AM to 4:30 AM and 7:30 PM to 12:00 AM/,
    /UK.*2:30 PM to 11:30 PM/,
    /Australia.*3:30 AM to 12:30 PM/,
  ]);
});
