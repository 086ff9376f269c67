import type { Locator, Page } from "@playwright/test";
import { contact } from "@/content/single-pages/contact";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";
import { instants } from "./instants";

const clock = (page: Page, country: string): Locator => page.getByRole("figure", { name: country, exact: true });

/** Time, day and status as a clock states them in words. */
async function words(page: Page, country: string): Promise<(string | null)[]> {
  const time = clock(page, country).getByRole("time");
  const status = clock(page, country).getByText(/^(Open|Closed)/);
  return [await time.textContent(), await time.locator("xpath=following-sibling::*").textContent(), await status.textContent()];
}

/** Where hour, minute and second hand of a dial point, in degrees clockwise from twelve. */
const hands = (page: Page, country: string): Promise<number[]> =>
  clock(page, country)
    .locator("svg path[transform]")
    .evaluateAll((paths) => paths.map((path) => Number(path.getAttribute("transform")?.match(/rotate\(([\d.]+)/)?.[1])));

/** Degrees of the hands for a time such as "9:30 PM" with a number of seconds. */
function anglesOf(time: string, seconds: number): number[] {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  const elapsed = ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 3600 + Number(minute) * 60 + seconds;
  return [(elapsed % 43_200) / 120, (elapsed % 3600) / 10, (elapsed % 60) * 6];
}

/** Opens the contact page at an instant and stops the clock there. */
async function visitAt(page: Page, instant: string, route = "/contact/"): Promise<void> {
  await page.clock.install({ time: new Date(Date.parse(instant) - 60_000) });
  await visit(page, route);
  await page.clock.pauseAt(instant);
}

// The clocks of the offices of the specification, section 3, with the hours of section 9, worked out by hand.

for (const timezoneId of ["America/Los_Angeles", "Europe/London", "Asia/Kolkata", "UTC"]) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("sees the right time, day and status at every office, through every change of the clocks", async ({ page }) => {
      await visitAt(page, instants[0]?.at ?? "");
      for (const { at, why, clocks } of instants) {
        await page.clock.pauseAt(at);
        for (const [country, expected] of Object.entries(clocks)) {
          await expect.poll(() => words(page, country), `${at}, ${country}: ${why}`).toEqual(expected);
          expect(await hands(page, country), `${at}, ${country}: ${why}`).toEqual(anglesOf(expected[0], 0));
        }
      }
    });
  });
}

test("the second hands step each second, together; the words change with the minute", async ({ page }) => {
  await visitAt(page, "2026-11-20T05:00:57Z");
  for (let second = 57; second <= 62; second++) {
    const late = second >= 60;
    for (const [country, time] of [
      ["India", late ? "10:31 AM" : "10:30 AM"],
      ["USA", late ? "12:01 AM" : "12:00 AM"],
    ] as const) {
      await expect.poll(() => hands(page, country)).toEqual(anglesOf(time, second % 60));
      expect((await words(page, country))[0]).toBe(time);
    }
    await page.clock.runFor(1000);
  }
});

test("the day changes at an office's own midnight", async ({ page }) => {
  await visitAt(page, "2026-11-20T18:29:59Z");
  await expect.poll(() => words(page, "India")).toEqual(["11:59 PM", "Friday 20 November", "Closed, opens tomorrow 10:00 AM"]);
  await page.clock.runFor(1000);
  await expect.poll(() => words(page, "India")).toEqual(["12:00 AM", "Saturday 21 November", "Closed, opens today 10:00 AM"]);
  expect((await words(page, "UK"))[1]).toBe("Friday 20 November");
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
