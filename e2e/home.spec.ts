import { heroComposition } from "@/components/art/hero/compositions";
import { home } from "@/content/home";
import { openHome } from "./support/home";
import { loadReport } from "./support/layout-shift";
import { expect, test } from "./support/test";
import { alive } from "./support/visit";

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

test("a phone scrolls at most 11,000 px", async ({ page }) => {
  await openHome(page, { width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(11_000);
});

/** Sizes of first screens, from a small phone to a large desk. */
const SCREENS = ["844x390", "1280x640", "1366x768", "1920x1080", "2560x1440", "768x1024", "390x844", "360x640", "320x568"];

test("the call to action and the hint stand on the first screen, whatever its size, and nothing covers them", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
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
  test(`with a browser font size of ${fontSize} the words of the first screen keep apart`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await page.evaluate((size) => document.documentElement.style.setProperty("font-size", `${size}px`), fontSize);
      const parts = ["#top h1 > span >> nth=0", "#top h1 > span >> nth=1", ".hero-badge", ".hero-copy p", ".hero-action"];
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

test("eight rooms are links to their services by the name they show, and answer to pointer, focus and the badge", async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const names = heroComposition(width < 620 ? "phone" : "wide").rooms.map(({ name }) => name);
    const rooms = page.locator("#top").getByRole("list").getByRole("link");
    await expect(rooms).toHaveCount(8);
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
    expect(await tint(7)).toBe(true);
    expect(await rooms.nth(7).evaluate((room) => getComputedStyle(room).outlineStyle)).toBe("solid");
    await page.getByRole("link", { name: home.hero.badge }).hover();
    expect(await tint(2)).toBe(true);
  }
});

test("the drawing that a phone or a desk shows is there, and no other", async ({ page }) => {
  for (const [width, shown] of [
    [390, "phone"],
    [820, "wide"],
    [1440, "wide"],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto("/", { waitUntil: "networkidle" });
    const drawings = page.locator("#top figure").getByRole("img");
    await expect(drawings).toHaveCount(1);
    await expect(drawings).toHaveClass(new RegExp(shown));
    const box = await drawings.locator("use").evaluate((use) => use.getBoundingClientRect().width);
    expect(box).toBeGreaterThan(width / 2);
  }
});

test("the page is light: at most 1,400 nodes between header and footer, 220 in a section", async ({ page }) => {
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

test("the logos come from one file, when their section comes, and are light on dark ground", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(fetched.filter((address) => address.endsWith("/logos.svg"))).toEqual([]);
  const section = page.locator("#technologies");
  await section.scrollIntoViewIfNeeded();
  const images = section.locator("li img:visible");
  await expect(images).toHaveCount(21);
  await expect
    .poll(() => images.evaluateAll((all) => all.filter((image) => Reflect.get(image, "naturalWidth") > 0).length))
    .toBe(21);
  expect(fetched.filter((address) => address.endsWith("/logos.svg"))).toHaveLength(1);
  const ink = () => images.first().evaluate((image) => getComputedStyle(image).filter);
  expect(await ink()).toBe("none");
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  expect(await ink()).toBe("invert(1)");
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
  await openHome(page, { width: 704, theme: "dark" });
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
