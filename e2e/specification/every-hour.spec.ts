import type { Page } from "@playwright/test";
import { contact } from "@/content/single-pages/contact";
import { site } from "@/content/site";
import { visitAt } from "../support/clocks";
import { expect, test } from "../support/test";

// What the contact page says of business hours holds at every hour: whose they are, who answers, when the next office opens.

// For the offices of the specification, section 3, and their hours, section 9.

const { offHours = "", anyHour = "" } = contact.presence;
const { city } = site.headOffice;

/** The banner's words about the head office, and the line of Global Presence. */
const said = (page: Page) => ({
  banner: page.getByRole("region", { name: contact.banner.heading }),
  presence: page.getByRole("region", { name: "Global presence" }),
});

const chart = (page: Page) => said(page).presence.getByRole("figure").filter({ hasText: "Support" });

/** On the card of the business hours. */
const SHARED = /^Local times\. Hours shared with your 9:00 AM to 6:00 PM: India .+, USA .+, UK .+, Australia .+\.$/;

interface Hour {
  why: string;
  zone: string;
  at: string;
  /** In the banner. */
  time: string;
  office: string;
  /** In Global Presence: the whole line. */
  offices: string;
  day: string;
}

/** Worked out by hand. Clocks change in the USA on 8 March and 1 November 2026, in Europe on 29 March and 25 October, in Sydney on 4 October. */
const HOURS: Hour[] = [
  {
    why: "a summer morning in London",
    zone: "Europe/London",
    at: "2026-07-15T06:00:00Z",
    time: `It is 11:30 AM in ${city}.`,
    office: `Open now: Wednesday 9:00 AM to 6:00 PM in ${city}, that is 4:30 AM to 1:30 PM your time`,
    offices: `Open now: India and Australia. ${anyHour}`,
    day: "today",
  },
  {
    why: `a visitor on ${city}'s own clock`,
    zone: "Asia/Kolkata",
    at: "2026-11-20T06:00:00Z",
    time: `It is 11:30 AM in ${city}.`,
    office: `Open now: Friday 9:00 AM to 6:00 PM in ${city}`,
    offices: `Open now: India and Australia. ${anyHour}`,
    day: "today",
  },
  {
    why: "Saturday in the west",
    zone: "America/Los_Angeles",
    at: "2026-11-21T15:30:00Z",
    time: `It is 9:00 PM in ${city}.`,
    office: `${city} opens Monday 9:00 AM, that is Sunday 7:30 PM your time`,
    offices: `Open now: USA and UK. ${anyHour}`,
    day: "today",
  },
  {
    why: "Saturday night, all offices closed",
    zone: "Europe/London",
    at: "2026-11-21T23:00:00Z",
    time: `It is 4:30 AM in ${city}.`,
    office: `${city} opens Monday 9:00 AM, that is Monday 3:30 AM your time`,
    offices: `${offHours} Australia opens next: Monday 9:00 AM there, that is Sunday 10:00 PM your time.`,
    day: "Monday",
  },
  {
    why: `Sunday night in ${city}`,
    zone: "Asia/Kolkata",
    at: "2026-11-22T17:00:00Z",
    time: `It is 10:30 PM in ${city}.`,
    office: `${city} opens Monday 9:00 AM`,
    offices: `${offHours} Australia opens next: Monday 9:00 AM there, that is Monday 3:30 AM your time.`,
    day: "Monday",
  },
  {
    why: `3 am on a weekday in ${city}`,
    zone: "Asia/Kolkata",
    at: "2026-11-24T21:30:00Z",
    time: `It is 3:00 AM in ${city}.`,
    office: `${city} opens Wednesday 9:00 AM`,
    offices: `Open now: USA. ${anyHour}`,
    day: "today",
  },
  {
    why: "the day on which the visitor's clocks go forward",
    zone: "America/Los_Angeles",
    at: "2026-03-08T09:30:00Z",
    time: `It is 3:00 PM in ${city}.`,
    office: `${city} opens Monday 9:00 AM, that is Sunday 8:30 PM your time`,
    offices: `${offHours} Australia opens next: Monday 9:00 AM there, that is Sunday 3:00 PM your time.`,
    day: "Monday",
  },
  {
    why: "the day on which the visitor's clocks go back",
    zone: "Europe/London",
    at: "2026-10-25T00:30:00Z",
    time: `It is 6:00 AM in ${city}.`,
    office: `${city} opens Monday 9:00 AM, that is Monday 3:30 AM your time`,
    offices: `${offHours} Australia opens next: Monday 9:00 AM there, that is Sunday 10:00 PM your time.`,
    day: "Monday",
  },
  {
    why: "the day on which an office's clocks go forward",
    zone: "America/New_York",
    at: "2026-10-03T20:00:00Z",
    time: `It is 1:30 AM in ${city}.`,
    office: `${city} opens Monday 9:00 AM, that is Sunday 11:30 PM your time`,
    offices: `${offHours} Australia opens next: Monday 9:00 AM there, that is Sunday 6:00 PM your time.`,
    day: "Monday",
  },
];

for (const { why, zone, at, time, office, offices, day } of HOURS) {
  test.describe(`${why}, seen from ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("says who answers and when the next office opens, and draws no empty chart", async ({ page }) => {
      await visitAt(page, at);
      const { banner, presence } = said(page);
      await expect(banner.getByText(time)).toBeVisible();
      await expect(banner.getByText(office, { exact: true })).toBeVisible();
      await expect(banner.getByText(offHours)).toHaveCount(office.startsWith("Open") ? 0 : 1);
      await expect(presence.getByText(offices, { exact: true })).toBeVisible();
      await expect(page.getByText(SHARED)).toBeVisible();
      // What holds at any time has made way.
      for (const still of [banner.getByText(`${city} time`), presence.getByText(contact.presence.lead)])
        await expect(still).toBeHidden();
      await expect(chart(page).getByText(day, { exact: true })).toBeVisible();
      await expect(chart(page).getByText(contact.presence.now, { exact: true })).toBeVisible({ visible: day === "today" });
      for (const row of await chart(page).getByRole("listitem").all()) {
        expect(await row.locator("rect").count()).toBeGreaterThan(0);
        await expect(row).not.toContainText("Closed");
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("says what holds all year, and nothing about now", async ({ page }) => {
    await page.goto("/contact/");
    const { banner, presence } = said(page);
    await expect(banner.getByText("Monday to Friday 9:00 AM to 6:00 PM,")).toBeVisible();
    await expect(banner.getByText(`${city} time`)).toBeVisible();
    await expect(presence.getByText(contact.presence.lead)).toBeVisible();
    await expect(chart(page).getByText(contact.presence.days, { exact: true })).toBeVisible();
    for (const part of [banner, presence]) {
      await expect(part).not.toContainText(/your time|opens next|It is \d|today|tomorrow|Closed/);
    }
  });
});

test("one rule says whose hours count for the reply", async ({ page }) => {
  for (const route of ["/", "/contact/", "/about/contact/"]) {
    await page.goto(route);
    await expect(said(page).banner).toContainText(contact.banner.text);
  }
});
