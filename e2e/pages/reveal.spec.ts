import type { Page } from "@playwright/test";
import { nextFrames } from "../support/frames";
import { PAGE, serviceRoutes } from "../support/routes";
import { expect, test, withMotion } from "../support/test";
import { visit } from "../support/visit";

test.use(withMotion);

// Sections animate into view once on scroll, and nothing waits hidden for that.

const ROUTES = ["/", serviceRoutes[0] ?? "", PAGE.healthcare, PAGE.analytics, PAGE.team, "/contact/"];

/** Notes which elements of main an animation of a section starts on. */
const noteArrivals = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const arrivals: string[] = [];
    Object.assign(window, { arrivals });
    document.addEventListener("animationstart", ({ target }) => {
      if (target instanceof HTMLElement && target.closest("main section")) arrivals.push(target.textContent ?? "");
    });
  });

const arrivals = (page: Page): Promise<string[]> => page.evaluate(() => [...Reflect.get(window, "arrivals")].map(String));

/** Goes down the page as a reader does, or up again. */
async function wheelThrough(page: Page, step: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += Math.abs(step)) {
    await page.mouse.wheel(0, step);
    await nextFrames(page);
  }
  // The browser glides after the wheel and may drop a turn of it on a slow machine, so the last turns are repeated.
  const left = async () => {
    await page.mouse.wheel(0, step);
    return page.evaluate((isDown) => {
      const { scrollHeight } = document.documentElement;
      return isDown ? scrollHeight - innerHeight - scrollY : scrollY;
    }, step > 0);
  };
  await expect.poll(left).toBeLessThanOrEqual(1);
  // An animation starts some frames after its section is in view.
  for (let times = 0; times < 3; times++) await nextFrames(page);
}

for (const route of ROUTES) {
  test(`${route}: sections are animated once, at most 20 elements, and none with a scroll timeline`, async ({ page }) => {
    await visit(page, route);
    await noteArrivals(page);
    await wheelThrough(page, 500);
    const once = await arrivals(page);
    expect(once.length).toBeGreaterThanOrEqual(2);
    expect(once.length).toBeLessThanOrEqual(20);
    await wheelThrough(page, -850);
    await wheelThrough(page, 850);
    expect(await arrivals(page)).toEqual(once);
    const byScroll = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.tagName ?? []) : [])),
    );
    // The bar notes by one how far the page is scrolled.
    expect(byScroll.filter((tag) => tag !== "HEADER")).toEqual([]);
  });
}

test("after a click on a link the next page's sections are animated, too", async ({ page }) => {
  await visit(page, "/");
  const [first = ""] = serviceRoutes;
  await page.getByRole("contentinfo").locator(`a[href="${first}"]`).click();
  await expect(page).toHaveURL(first);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await noteArrivals(page);
  await wheelThrough(page, 500);
  expect((await arrivals(page)).length).toBeGreaterThanOrEqual(5);
});

test("nothing is hidden before: without scrolling, without JavaScript, with reduced motion, in print", async ({
  browser,
  baseURL,
}) => {
  for (const [name, options] of [
    ["at load", {}],
    ["without script", { javaScriptEnabled: false }],
    ["with less motion", { reducedMotion: "reduce" }],
    ["on paper", { media: "print" }],
  ] as const) {
    const { media = "screen", ...setting } = { media: undefined, ...options };
    const context = await browser.newContext({ baseURL, ...setting });
    const page = await context.newPage();
    await page.emulateMedia({ media: media === "print" ? "print" : "screen" });
    await page.goto(ROUTES[1] ?? "");
    const hidden = await page.locator("main :is(h2, section > div:first-child)").evaluateAll((all) =>
      all
        .filter((one) => one.getClientRects().length > 0)
        .filter((one) => {
          const { opacity, clipPath, translate, visibility } = getComputedStyle(one);
          return opacity !== "1" || clipPath !== "none" || translate !== "none" || visibility !== "visible";
        })
        .map((one) => one.textContent),
    );
    expect(hidden, name).toEqual([]);
    await context.close();
  }
});
