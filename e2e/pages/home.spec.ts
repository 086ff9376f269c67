import { light } from "@/components/ui/tokens";
import { contact } from "@/content/single-pages/contact";
import { home } from "@/content/single-pages/home";
import { technologyTabs } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { badges, companies } from "@/content/trusted-by";
import { openHome } from "../support/home";
import { loadReport } from "../support/layout/layout-shift";
import { expect, test } from "../support/test";
import { rgb } from "../support/theme";
import { waitForHydration } from "../support/visit";

/** Whether "Trusted by" has companies or badges, and whether there are testimonials. */
const [isTrusted, isQuoted] = [companies.length + badges.length > 0, testimonials.length > 0];

test("each testimonial's portrait is a small square beside the name", async ({ page }) => {
  test.skip(!isQuoted, "there are no testimonials");
  await page.goto("/#testimonials");
  const portraits = page.locator(".quote > figcaption > :first-child");
  const sizes = await portraits.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
  );
  expect(sizes).toEqual(testimonials.map(() => [64, 64]));
});

test("the sections are in the specified order", async ({ page }) => {
  await page.goto("/");
  const ids = ["top", "about", "services", "focus", "technologies", isTrusted && "trusted-by", "industry"];
  const order = await page.evaluate(
    (all) =>
      all.map((id) => {
        const element = document.getElementById(id);
        return element ? element.getBoundingClientRect().top + scrollY : Number.NaN;
      }),
    [...ids, isQuoted && "testimonials", "contact"].filter((id) => id !== false),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  for (const inner of ["#services #focus", isTrusted ? "#trusted-by #industry" : "#industry"])
    await expect(page.locator(inner)).toBeVisible();
});

test("a phone scrolls at most 9,500 px", async ({ page }) => {
  await openHome(page, 390);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_500);
});

test("the page has at most 1,400 nodes between header and footer, 220 in a section", async ({ page }) => {
  await page.goto("/");
  const [all = 0, ...sections] = await page.evaluate(() =>
    [...document.querySelectorAll("main, main > *")].map((part) => part.querySelectorAll("*").length),
  );
  expect(all).toBeLessThanOrEqual(1400);
  expect(Math.max(...sections)).toBeLessThanOrEqual(220);
});

test.describe("loading", () => {
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`at ${width} px the headline is the largest contentful paint, and nothing shifts when fonts arrive late`, async ({
      page,
    }) => {
      let sendFonts = () => {};
      const isPainted = new Promise<void>((resolve) => {
        sendFonts = resolve;
      });
      await page.route("**/*.woff2", async (route) => {
        await isPainted;
        await route.continue();
      });
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      sendFonts();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await waitForHydration(page);
      const { largest, shift } = await loadReport(page);
      // On phones a headline of long words is small: the lead below it may be larger.
      expect(largest?.tag).toMatch(/^(H1|SPAN|P)$/);
      expect([...home.hero.headlineLines, home.hero.lead].some((words) => largest?.text.includes(words.slice(0, 12)))).toBe(true);
      expect(shift).toBeLessThanOrEqual(0.01);
    });
  }
});

test("the technology tabs work with clicks and arrow keys", async ({ page }) => {
  await page.goto("/");
  const tabs = page.getByRole("group", { name: "Technology groups" });
  const tab = (index: number) => tabs.getByRole("radio").nth(index);
  const tile = (from: number, but: number) => {
    const others = new Set(technologyTabs[but]?.tiles.map(({ name }) => name));
    return tabs.getByText(technologyTabs[from]?.tiles.find(({ name }) => !others.has(name))?.name ?? "", { exact: true });
  };
  await expect(tabs.getByRole("radio")).toHaveCount(technologyTabs.length);
  await expect(tab(0)).toBeChecked();
  await tab(3).check();
  await expect(tile(3, 0).filter({ visible: true })).toBeVisible();
  await expect(tile(0, 3).filter({ visible: true })).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(tab(4)).toBeChecked();
  await expect(tile(4, 3).filter({ visible: true })).toBeVisible();
});

test("the logos come from one file, are loaded before scrolling, and are light on a dark background", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  const section = page.locator("#technologies");
  const images = section.locator("li img:visible");
  const count = technologyTabs[0]?.tiles.length ?? 0;
  await expect(images).toHaveCount(count);
  await expect
    .poll(() => images.evaluateAll((all) => all.filter((image) => Reflect.get(image, "naturalWidth") > 0).length))
    .toBe(count);
  expect(fetched.filter((address) => address.endsWith("/logos.svg"))).toHaveLength(1);
  const ink = () => images.first().evaluate((image) => getComputedStyle(image).filter);
  expect(await ink()).toBe("none");
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  expect(await ink()).toBe("invert(1)");
});

test("the red line has reached its end after 2.6 s, and stands still on phones and with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The animations' clock stands still: on a busy machine the line might be drawn before anybody looks.
  const clock = await page.context().newCDPSession(page);
  await clock.send("Animation.enable");
  await clock.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.goto("/");
  const times = () =>
    page.evaluate(() => {
      const running = document.querySelector(".hero")?.getAnimations({ subtree: true }) ?? [];
      return running.map((animation) => Number(animation.effect?.getComputedTiming().endTime));
    });
  const drawn = await times();
  expect(drawn.length).toBeGreaterThan(0);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(2600);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  expect(await times()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  expect(await times()).toEqual([]);
});

test("in print it is a plain document in the light theme", async ({ page }) => {
  await openHome(page, 704, "dark");
  await page.emulateMedia({ media: "print" });
  for (const control of ["summary", "form", ".tabs-row", ".hero-scroll", "footer"]) {
    await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { name: contact.banner.heading })).toBeVisible();
  const colours = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(document.body).color,
    ...[...document.querySelectorAll(".night")].map((panel) => getComputedStyle(panel).backgroundColor),
  ]);
  const white = "rgb(255, 255, 255)";
  expect(colours.length, "a panel of the night is on the page").toBeGreaterThan(2);
  expect(colours).toEqual([white, rgb(light.ink), ...colours.slice(2).map(() => white)]);
});
