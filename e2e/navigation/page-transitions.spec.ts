import type { Page } from "@playwright/test";
import { onSlowLine } from "../support/loading";
import { PAGE } from "../support/routes";
import { expect, test, withMotion } from "../support/test";
import { arrivalsOf, documentsOf, visit } from "../support/visit";

const link = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]`);

/** Payloads of a page that the browser asks for from now on. */
function payloadsOf(page: Page, path: string): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path) && pathname.endsWith(".txt")) asked.push(pathname);
  });
  return asked;
}

test.describe("a page is prefetched", () => {
  test("when the pointer rests on its link, and the click then makes no more requests", async ({ page }) => {
    await visit(page, "/faq/");
    const documents = documentsOf(page);
    const asked = payloadsOf(page, PAGE.gdpr);
    const arrive = arrivalsOf(page);
    const ahead = page.waitForResponse(/\/gdpr\/.*PAGE.*\.txt/);
    await link(page, PAGE.gdpr).hover();
    await (await ahead).finished();
    // A page's data come in several files, in any order.
    await arrive();
    const before = asked.length;
    await link(page, PAGE.gdpr).click();
    await expect(page).toHaveURL(PAGE.gdpr);
    await expect(page.getByRole("main")).toBeFocused();
    expect(asked).toHaveLength(before);
    expect(documents).toEqual([]);
  });

  test("when its link gets the focus, also if the page scrolls to it under a pointer that rests", async ({ page }) => {
    await onSlowLine(page);
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await visit(page, "/faq/");
    const asked = payloadsOf(page, PAGE.gdpr);
    await page.clock.pauseAt("2026-11-20T11:00:00Z");
    await link(page, PAGE.gdpr).focus();
    await page.getByRole("main").dispatchEvent("pointerover", { bubbles: true });
    await page.clock.runFor(2000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test("but not when a pointer only passes over it", async ({ page }) => {
    await onSlowLine(page);
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await visit(page, "/faq/");
    const asked = payloadsOf(page, PAGE.gdpr);
    // However long the two moves take here, for the page they are one moment.
    await page.clock.pauseAt("2026-11-20T11:00:00Z");
    await link(page, PAGE.gdpr).dispatchEvent("pointerover", { bubbles: true });
    await page.getByRole("main").dispatchEvent("pointerover", { bubbles: true });
    await page.clock.runFor(2000);
    expect(asked).toEqual([]);
    await link(page, PAGE.gdpr).dispatchEvent("pointerover", { bubbles: true });
    await page.clock.runFor(2000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

/** Counts view transitions from now on, and what moves in each. */
async function watchTurns(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const turns: string[][] = [];
    Reflect.set(window, "turns", turns);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...how: Parameters<typeof start>) => {
      const transition = start(...how);
      const moving: string[] = [];
      turns.push(moving);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            if (effect instanceof KeyframeEffect && effect.pseudoElement?.includes("(root)")) {
              moving.push(`${effect.pseudoElement} ${effect.getTiming().duration}`);
            }
          }
        },
        () => {},
      );
      return transition;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, "turns"));
}

test.describe("the transition between pages", () => {
  test.use(withMotion);

  for (const [motion, moving] of [
    ["no-preference", ["::view-transition-old(root) 150"]],
    ["reduce", []],
  ] as const) {
    test(`at a client-side navigation, with motion: ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await visit(page, "/faq/");
      const turns = await watchTurns(page);
      const documents = documentsOf(page);
      await link(page, PAGE.gdpr).click();
      await expect(page).toHaveURL(PAGE.gdpr);
      await expect(page.getByRole("main")).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect
        .poll(async () => [...new Set((await turns()).flat().filter((one) => one.startsWith("::view-transition-old")))])
        .toEqual(moving);
      expect(documents).toEqual([]);
      // What lies over the page while it turns takes no click.
      await link(page, "/faq/").click();
      await expect(page).toHaveURL("/faq/");
    });
  }

  test("at a full page load, too, and the header does not move", async ({ page }) => {
    await page.goto("/faq/");
    const rules = await page.evaluate(() => {
      const header = document.querySelector("header");
      const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const within = all.flatMap((rule) =>
        rule instanceof CSSMediaRule ? [...rule.cssRules].map((inner) => `${rule.conditionText} ${inner.cssText}`) : [],
      );
      return {
        turn: within.filter((text) => text.includes("@view-transition")),
        header: header && getComputedStyle(header).viewTransitionName,
      };
    });
    expect(rules.turn).toEqual([
      expect.stringMatching(
        /^\(prefers-reduced-motion: no-preference\) and \(pointer: fine\) and \(scripting: enabled\) @view-transition \{ navigation: auto;? \}$/,
      ),
    ]);
    expect(rules.header).toBe("site-header");
  });
});
