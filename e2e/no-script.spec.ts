import { routes } from "./support/routes";
import { expect, test } from "./support/test";

// What settles into view on scroll counts as there; this is about what would need a script.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

/** What a visitor can't see of the page's content though nothing says that it is a click away; and how much there is to read. */
function read() {
  const main = document.querySelector("main");
  // In a closed disclosure or behind another tab; in a drawing or line that is set for other widths; what only a clock can tell.
  const away = 'details:not([open], .fold), .tab-panel, .hero > svg, .hero-caption, [class~="noscript:hidden"]';
  const shutAway = (element: Element) => element.closest(away) !== null;
  const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = [...(main?.querySelectorAll("h1, h2, h3, p, li, td, dd, a[href]") ?? [])].filter((element) => !shutAway(element));
  return {
    unseen: all.filter((element) => !seen(element)).map((element) => element.outerHTML.slice(0, 160)),
    headings: all.filter((element) => /^H[1-3]$/.test(element.tagName) && seen(element)).length,
    words: main?.textContent.trim().split(/\s+/).length ?? 0,
  };
}

for (const route of routes) {
  test(`${route} is all there without JavaScript`, async ({ page }) => {
    await page.goto(route);
    const { unseen, headings, words } = await page.evaluate(read);
    expect(unseen).toEqual([]);
    expect(headings).toBeGreaterThan(1);
    expect(words).toBeGreaterThan(250);
    await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  });
}
