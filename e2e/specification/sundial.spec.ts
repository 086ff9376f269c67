import type { Page } from "@playwright/test";
import { home } from "@/content/single-pages/home";
import { site } from "@/content/site";
import { visitAt } from "../support/clocks";
import { expect, test, withMotion } from "../support/test";

// For the place of the shipped brand: its sun times are worked out by hand.
const copy = home.hero.sundial;
const sundial = (page: Page) => page.locator("#top .sundial");
/** What stands beside a label of the reading. */
const read = (page: Page, label: string) => sundial(page).locator("dl > div").filter({ hasText: label }).locator("dd");

/** How far the hand of the shadow has turned from noon, in degrees, morning positive; what the screen's light is. */
const state = (page: Page) =>
  page.locator("#top").evaluate((screen) => {
    const hand = screen.querySelector(".sundial-sun");
    const { a = 1, b = 0 } = hand ? new DOMMatrix(getComputedStyle(hand).transform) : {};
    const style = getComputedStyle(screen);
    return {
      hand: hand && Math.round((Math.atan2(b, a) * 180) / Math.PI),
      light: screen.getAttribute("data-light"),
      lit: Number(style.getPropertyValue("--lit")),
      stars: style.getPropertyValue("--night"),
    };
  });

// Sun times of its place by the tables of astronomy-engine (components/clocks/time/sun.test.ts): here is what a visitor gets of them.
const BY_DAY = [
  {
    at: "2026-11-22T02:30:00Z",
    why: "a morning in November",
    sun: "7:47 AM",
    watch: "8:00 AM",
    hand: 63,
    pace: "14 minutes fast",
  },
  {
    at: "2026-11-22T06:43:00Z",
    why: "noon by the sun",
    sun: "12:00 PM",
    watch: "12:13 PM",
    hand: 0,
    pace: "14 minutes fast",
  },
  {
    at: "2026-11-22T11:30:00Z",
    why: "the evening",
    sun: "4:47 PM",
    watch: "5:00 PM",
    hand: -72,
    pace: "14 minutes fast",
  },
  {
    at: "2026-06-21T00:30:00Z",
    why: "just after the earliest sunrise",
    sun: "5:32 AM",
    watch: "6:00 AM",
    hand: 97,
    pace: "1 minute slow",
  },
  {
    at: "2026-12-21T08:30:00Z",
    why: "the shortest day",
    sun: "1:35 PM",
    watch: "2:00 PM",
    hand: -24,
    pace: "2 minutes fast",
  },
];

for (const { at, why, sun, watch, hand, pace } of BY_DAY) {
  test(`${why}: the shadow, the reading and the reason`, async ({ page }) => {
    await visitAt(page, at, "/");
    await expect(read(page, copy.sun)).toHaveText(sun);
    await expect(read(page, copy.watch)).toHaveText(watch);
    await expect(sundial(page)).toContainText(
      `${site.sundial.place} lies 27 minutes west of its time zone’s middle; the sun is ${pace}.`,
    );
    await expect(sundial(page)).not.toContainText(copy.still);
    const shown = await state(page);
    expect(shown.light).toBe("day");
    expect(Math.abs((shown.hand ?? 999) - hand)).toBeLessThanOrEqual(1);
    if (hand <= 0) expect(shown.lit).toBe(0);
  });
}

for (const theme of ["light", "dark"]) {
  test(`by night, ${theme}: lamp, lit rooms, stars, and when the sun rises`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    await visitAt(page, "2026-11-22T18:00:00Z", "/");
    await expect(read(page, copy.sunrise)).toHaveText("6:52 AM");
    await expect(read(page, copy.watch)).toHaveText("11:30 PM");
    await expect(read(page, copy.sun)).toHaveCount(0);
    await expect(sundial(page)).toContainText(`The sun is down in ${site.sundial.place}`);
    expect(await state(page)).toEqual({ hand: null, light: "night", lit: 1, stars: "inline" });
  });
}

test("by day there are no stars in the dark theme either", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await visitAt(page, "2026-11-22T06:43:00Z", "/");
  await expect(read(page, copy.sun)).toHaveText("12:00 PM");
  expect(await state(page)).toMatchObject({ light: "day", stars: "none" });
});

test("it goes on by the minute, is text to a screen reader, and announces nothing", async ({ page }) => {
  await visitAt(page, "2026-11-22T06:43:00Z", "/");
  await expect(read(page, copy.watch)).toHaveText("12:13 PM");
  await page.clock.runFor(60_000);
  await expect(read(page, copy.watch)).toHaveText("12:14 PM");
  await expect(read(page, copy.watch).getByRole("time")).toHaveAttribute("datetime", "2026-11-22T12:14+05:30");
  await expect(sundial(page).locator("[aria-live], [role=status], [role=timer], [role=alert]")).toHaveCount(0);
  await expect(sundial(page).locator("svg")).toHaveAttribute("aria-hidden", "true");
});

// They say other things by night, whenever the tests run.
for (const [light, at] of [
  ["day", "2026-11-22T06:43:00Z"],
  ["night", "2026-11-22T18:00:00Z"],
] as const) {
  test(`by ${light} its words keep clear of the headline, the words of the hero and the pavilion`, async ({ page }) => {
    await visitAt(page, at, "/");
    await expect(page.locator("#top")).toHaveAttribute("data-light", light);
    for (const size of ["390x844", "320x640", "768x1024", "1024x768", "1280x720", "1440x900", "1920x1080"]) {
      const [width = 0, height = 0] = size.split("x").map(Number);
      await page.setViewportSize({ width, height });
      const hits = await page.evaluate(() => {
        const boxOf = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        };
        const words = [...document.querySelectorAll(".sundial dl, .sundial-why")].map(boxOf);
        const others = [...document.querySelectorAll("#top h1 > span, .hero-copy > *, .hero-scroll, .room-8 > a")].map(boxOf);
        return words.flatMap((a) =>
          others.filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 12 && b.top < a.bottom),
        ).length;
      });
      expect(hits, size).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(width);
    }
  });
}

test.describe("with motion", () => {
  test.use(withMotion);
  test("the shadow sweeps from noon to the hour", async ({ page }) => {
    await page.addInitScript(() => {
      const swept: string[] = [];
      Object.assign(window, { swept });
      addEventListener("transitionrun", ({ target, propertyName }) => {
        if (target instanceof Element && target.matches(".sundial-sun")) swept.push(propertyName);
      });
    });
    await visitAt(page, "2026-11-22T02:30:00Z", "/");
    await expect(read(page, copy.sun)).toHaveText("7:47 AM");
    await expect.poll(() => page.evaluate(() => [...Reflect.get(window, "swept")])).toContain("transform");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the drawing shows noon at the equinox, and says so", async ({ page }) => {
    await page.goto("/");
    await expect(sundial(page)).toContainText(copy.still);
    await expect(read(page, copy.sun)).toHaveText("12:00 PM");
    await expect(read(page, copy.watch)).toHaveText("12:34 PM");
    await expect(sundial(page).locator(".sundial-sun")).toBeVisible();
    await expect(sundial(page).locator(".sundial-sun")).not.toHaveAttribute("style");
    await expect(page.locator("#top")).not.toHaveAttribute("data-light");
  });
});
