/**
 * How soon a page answers: menus, taps, a link. Nothing here polls: `waitForFunction` and loops of `requestAnimationFrame` make the
 * page draw frame after frame, and on that processor each costs what is measured some milliseconds.
 */
import { devices } from "@playwright/test";
import { open, SETTLED } from "./visit.mjs";

/** Clicks the first menu the moment something is painted: milliseconds from the click, as the browser took it in, to the open panel's first frame. */
export async function measureMenu(browser, address) {
  const { context, page } = await open(browser, devices["Desktop Chrome"]);
  const painted = new Promise((resolve) => page.exposeFunction("painted", resolve));
  await page.addInitScript(() => {
    addEventListener("click", (event) => Object.assign(window, { clicked: event.timeStamp }), true);
    new PerformanceObserver(() => window.painted()).observe({ type: "paint", buffered: true });
    window.opened = new Promise((resolve) => {
      const opens = ({ newState }) => newState === "open" && requestAnimationFrame(() => resolve(performance.now()));
      addEventListener("beforetoggle", opens, true);
    });
  });
  const loaded = page.goto(address);
  await painted;
  const menu = page.locator("header nav button").first();
  const box = await menu.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const answer = await page.evaluate(async () => (await window.opened) - window.clicked);
  await loaded;
  await context.close();
  return answer;
}

/**
 * Brings an element to where a finger gets at it, and returns that touch. `locator.tap()` would have the page find out, within the
 * touch's own events, what lies under the finger: a layout more, which no visitor pays for.
 */
async function aim(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED / 2);
  const { x, y, width, height } = await locator.boundingBox();
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** The controls of a page by what a visitor calls them, in the order in which they can be tapped one after another. */
const CONTROLS = {
  theme: (page) => page.locator("[data-theme-toggle]").first(),
  menu: (page) => page.getByRole("button", { name: /menu/i }).first(),
  close: (page) => page.locator("dialog[open]").getByRole("button", { name: /close/i }).first(),
  tab: (page) => page.locator("main label:has(input[type=radio]):visible").nth(1),
  disclosure: (page) => page.locator("main summary:visible").first(),
};

/** Taps the controls of a loaded page one by one: milliseconds from each tap to the next paint. What a page does not have is left out. */
export async function measureTaps(browser, address) {
  const { context, page } = await open(browser, devices["Pixel 7"]);
  await page.goto(address, { waitUntil: "load" });
  await page.touchscreen.tap(4, 500);
  await page.waitForTimeout(2 * SETTLED);
  const taps = {};
  for (const [name, find] of Object.entries(CONTROLS)) {
    const control = find(page);
    if ((await control.count()) === 0) continue;
    const tap = await aim(page, control);
    await page.evaluate(() => {
      window.seen.taps.length = 0;
    });
    await tap();
    await page.waitForTimeout(SETTLED / 2);
    taps[name] = await page.evaluate(() => Math.max(0, ...window.seen.taps));
  }
  await context.close();
  return taps;
}

/** Taps a link of a page whose framework is there: milliseconds from the tap to the new page's heading on the screen. */
export async function measureLink(browser, address, href) {
  const { context, page } = await open(browser, devices["Pixel 7"]);
  await page.goto(address, { waitUntil: "load" });
  await page.touchscreen.tap(4, 500);
  await page.waitForTimeout(2 * SETTLED);
  await page.evaluate((target) => {
    const old = document.querySelector("main h1");
    addEventListener(
      "click",
      () => {
        window.tapped ??= performance.now();
      },
      true,
    );
    window.arrived = new Promise((resolve) => {
      const changes = new MutationObserver(() => {
        const h1 = document.querySelector("main h1");
        if (!h1 || h1 === old || location.pathname !== target) return;
        changes.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      changes.observe(document.body, { childList: true, subtree: true });
    });
  }, href);
  const tap = await aim(page, page.locator(`main a[href^="${href}"]:visible`).first());
  await tap();
  const time = await page.evaluate(async () => (await window.arrived) - window.tapped);
  await context.close();
  return time;
}
