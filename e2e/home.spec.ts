import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { loadReport } from "./support/layout-shift";
import { expect, test } from "./support/test";
import { readTexts } from "./support/texts";
import { alive } from "./support/visit";

const WIDTHS = [320, 360, 390, 521, 640, 761, 900, 1024, 1180, 1181, 1280, 1440, 1680, 1920, 2560];

interface Setting {
  width: number;
  height?: number;
  theme?: "light" | "dark";
}

/** Opens the home page, alive and with every fold open. */
async function open(page: Page, { width, height = 900, theme = "light" }: Setting): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
  await page.goto("/");
  await alive(page);
}

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
  });

test("seven sections stand in the order of the specification", async ({ page }) => {
  await page.goto("/");
  const order = await page.evaluate(() =>
    ["top", "about", "services", "focus", "technologies", "trusted-by", "industry", "testimonials", "contact"].map((id) => {
      const element = document.getElementById(id);
      return element ? element.getBoundingClientRect().top + scrollY : Number.NaN;
    }),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  for (const inner of ["#services #focus", "#trusted-by #industry"]) await expect(page.locator(inner)).toBeVisible();
});

// Open, issue 3: 11,554 px on 20 November.
test.fixme("a phone scrolls at most 11,000 px", async ({ page }) => {
  await open(page, { width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(11_000);
});

test.describe("type and width", () => {
  for (const width of WIDTHS) {
    test(`at ${width} px nothing runs over and no text is below 11 px`, async ({ page }) => {
      await open(page, { width });
      await unfold(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const texts = await readTexts(page);
      expect(texts.length).toBeGreaterThan(400);
      // Half a hundredth: the drawings round their units.
      expect(texts.filter(({ px }) => px < 10.995)).toEqual([]);
    });
  }

  // Open, issue 3: 17 px too wide at 390 px.
  for (const width of [390, 768, 1440]) {
    (width === 390 ? test.fixme : test)(`at ${width} px text of twice the size fits`, async ({ page }) => {
      await open(page, { width });
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await unfold(page);
      expect(await page.evaluate(() => document.querySelector("main")?.scrollWidth)).toBe(width);
    });
  }
});

for (const theme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`${theme} at ${width} px: every text has a contrast of 4.5, and axe finds nothing`, async ({ page }) => {
      await open(page, { width, theme });
      await unfold(page);
      const texts = await readTexts(page);
      expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
    });
  }
}

test.describe("loading", () => {
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`at ${width} px the headline is the largest paint and nothing shifts, however late the fonts`, async ({ page }) => {
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await page.evaluate(() => document.fonts.ready);
      await alive(page);
      const { largest, shift } = await loadReport(page);
      expect(largest?.tag).toMatch(/^(H1|SPAN)$/);
      expect(largest?.text).toMatch(/Build The Future/);
      expect(shift).toBeLessThanOrEqual(0.01);
    });
  }
});

test("the technology tabs answer to a click and to the arrow keys", async ({ page }) => {
  await page.goto("/");
  const tabs = page.getByRole("group", { name: "Technology groups" });
  await expect(tabs.getByRole("radio")).toHaveCount(7);
  await expect(tabs.getByRole("radio", { name: /All Technologies/ })).toBeChecked();
  await tabs.getByRole("radio", { name: /Database/ }).check();
  await expect(tabs.getByText("DynamoDB")).toBeVisible();
  await expect(tabs.getByText("GitHub Actions")).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.getByRole("radio", { name: /Backend/ })).toBeChecked();
  await expect(tabs.getByText("PHP")).toBeVisible();
});

test("the line has reached the beacon after 2.6 s, and stands still where motion is not wanted", async ({ page }) => {
  await page.goto("/");
  const times = () =>
    page.evaluate(() => {
      const running = document.querySelector(".hero")?.getAnimations({ subtree: true }) ?? [];
      return running.map((animation) => Number(animation.effect?.getComputedTiming().endTime));
    });
  const drawn = await times();
  expect(drawn.length).toBeGreaterThan(0);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(2600);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  expect(await times()).toEqual([]);
});

test("on paper it is a plain document by day", async ({ page }) => {
  await open(page, { width: 704, theme: "dark" });
  await page.emulateMedia({ media: "print" });
  for (const control of ["summary", "form", ".tabs-row", ".hero-scroll", "footer"]) {
    await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByText("The 30-minute consultation is free")).toBeVisible();
  const colours = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(document.body).color,
    getComputedStyle(document.querySelector(".night") ?? document.body).backgroundColor,
  ]);
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(12, 23, 35)", "rgb(255, 255, 255)"]);
});
