import { chromium } from "@playwright/test";
import { isPage } from "@/components/art/drawn-as";
import { heroComposition } from "@/components/art/home-hero/compositions";
import { addressOf } from "@/content/collections/collection-names";
import { home } from "@/content/single-pages/home";
import { brandDrawings } from "@/content/site";
import { switches } from "@/scripts/lib/browser-switches";
import { findBrowser } from "@/scripts/lib/find-browser";
import { entriesOf } from "../support/entries";
import { expect, test } from "../support/test";
import { painted } from "../support/visit";

/** The service that has a room of the drawing, under this name or a new one. */
const serviceOf = (slug: string) => entriesOf("services").find((service) => isPage(service, slug));

/** Sizes of first screens, from a small phone to a large desk. */
const SCREENS = ["844x390", "1280x640", "1366x768", "1920x1080", "2560x1440", "768x1024", "390x844", "360x640", "320x568"];

test("the call to action and the hint are on the first screen, at every size, and nothing covers them", async ({ page }) => {
  await page.goto("/");
  for (const size of SCREENS) {
    const [width = 0, height = 0] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
    for (const name of [home.hero.action, home.hero.scrollHint]) {
      const link = page.locator("#top").getByRole("link", { name });
      await expect(link, `${size}: ${name}`).toBeInViewport({ ratio: 0.99 });
      await link.click({ trial: true });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(width);
  }
});

for (const fontSize of [24, 32]) {
  test(`with a browser font size of ${fontSize} the texts of the first screen do not overlap`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await page.evaluate((size) => document.documentElement.style.setProperty("font-size", `${size}px`), fontSize);
      const lines = home.hero.headlineLines.map((_, index) => `#top h1 > span >> nth=${index}`);
      const parts = [...lines, ...(home.hero.badge ? [".hero-badge"] : []), ".hero-copy p", ".hero-action"];
      const boxes = await Promise.all(parts.map((part) => page.locator(part).boundingBox()));
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1];
        if (box && next) expect(next.y - (box.y + box.height), `${width} px, ${parts[index]}`).toBeGreaterThanOrEqual(-1);
      }
      const paragraph = await page.locator(".hero-copy p").evaluate((element) => getComputedStyle(element).fontSize);
      expect(Number.parseFloat(paragraph)).toBeGreaterThanOrEqual(1.125 * fontSize);
    }
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether two boxes overlap by more than a pixel. */
const meet = (one: Box, other: Box): boolean =>
  one.x + 1 < other.x + other.width &&
  other.x + 1 < one.x + one.width &&
  one.y + 1 < other.y + other.height &&
  other.y + 1 < one.y + one.height;

test("with twice the text size in the browser's settings the words stand clear of each other, of the clock and of the rooms", async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...switches, "--blink-settings=defaultFontSize=32"],
  });
  const page = await browser.newPage({ baseURL });
  for (const width of [390, 768, 1280, 1536]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const boxOf = (part: string) =>
      page.locator(part).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      });
    const words = [".hero-copy p", ".hero-action", ".hero-scroll", ".sundial-times"];
    const rooms = await Promise.all((await page.locator(".hero-rooms a").all()).map((room) => room.boundingBox()));
    const boxes = await Promise.all(words.map(boxOf));
    for (const [index, box] of boxes.entries()) {
      const others = [...boxes.slice(index + 1), ...rooms];
      const met = others.filter((other) => box && other && meet(box, other));
      expect.soft(met, `${width} px, ${words[index]}`).toEqual([]);
    }
  }
  await browser.close();
});

test("rooms are links to their services with their visible names, and react to pointer, focus and the badge", async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await painted(page);
    const drawn = heroComposition(width < 620 ? "phone" : "wide", brandDrawings).rooms;
    const names = drawn.filter(({ slug }) => serviceOf(slug)).map(({ name }) => name);
    const rooms = page.locator("#top").getByRole("list").getByRole("link");
    await expect(rooms).toHaveCount(names.length);
    const tint = (index: number) =>
      rooms.nth(index).evaluate((room) => getComputedStyle(room, "::after").backgroundColor !== "rgba(0, 0, 0, 0)");
    for (const [index, room] of (await rooms.all()).entries()) {
      expect(await room.getAttribute("href")).toMatch(/^\/services\/[^/]+\/$/);
      await expect(room).toHaveAccessibleName(new RegExp(`${names[index]}$`));
      expect(await tint(index)).toBe(false);
      await room.hover();
      expect(await tint(index)).toBe(true);
      await page.mouse.move(2, 2);
      await room.focus();
    }
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    expect(await tint(names.length - 1)).toBe(true);
    expect(await rooms.last().evaluate((room) => getComputedStyle(room).outlineStyle)).toBe("solid");
    const badge = serviceOf("ai-ml");
    if (!home.hero.badge || !badge) continue;
    const address = addressOf("services", badge.slug);
    const badged = await rooms.evaluateAll((all, to) => all.findIndex((room) => room.getAttribute("href") === to), address);
    await page.getByRole("link", { name: home.hero.badge }).hover();
    expect(await tint(badged)).toBe(true);
  }
});

test("only the drawing for the size of the screen is shown", async ({ page }) => {
  await page.goto("/");
  for (const [width, shown] of [
    [390, "phone"],
    [820, "wide"],
    [1440, "wide"],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    const drawings = page.locator("#top figure").getByRole("img");
    await expect(drawings).toHaveCount(1);
    await expect(drawings).toHaveClass(new RegExp(shown));
    // It has a size once its file is there.
    const drawn = () => drawings.locator("use").evaluate((use) => use.getBoundingClientRect().width);
    await expect.poll(drawn).toBeGreaterThan(width / 2);
  }
});
