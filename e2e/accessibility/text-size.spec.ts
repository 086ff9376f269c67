import { routes } from "../support/routes";
import { expect, test } from "../support/test";

/** Least size of letters in pixels, by the screen's width. */
const SCREENS = [
  { width: 390, height: 844, least: 12 },
  { width: 1280, height: 720, least: 13 },
];

for (const { width, height, least } of SCREENS) {
  test(`at ${width} px no letters are under ${least} px, on any page`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const route of routes) {
      await page.goto(route, { waitUntil: "domcontentloaded" });
      const small = await page.evaluate((limit) => {
        const found = new Set<string>();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          const words = node.textContent?.trim();
          if (!element || !words || ["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"].includes(element.tagName)) continue;
          if (element.closest(".sr-only") || !element.checkVisibility({ visibilityProperty: true })) continue;
          const svg = element.closest("svg");
          const scale =
            svg && element instanceof SVGGraphicsElement
              ? Math.hypot(element.getScreenCTM()?.a ?? 1, element.getScreenCTM()?.b ?? 0)
              : 1;
          const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
          if (size > 1 && size < limit - 0.05)
            found.add(`${size.toFixed(1)} ${element.tagName} ${element.className} "${words.slice(0, 24)}"`);
        }
        return [...found];
      }, least);
      expect.soft(small, route).toEqual([]);
    }
  });
}
