import type { Page } from "@playwright/test";
import { PAINTER } from "../pictures/support/painter";
import { expect, test } from "../support/test";

/** Least contrast (WCAG's ratio) of tokens with the grounds they stand on: lines that carry meaning, lines that only divide, text. */
const LEAST = {
  "--color-line-2": 3,
  "--color-line": 1.6,
  "--color-p-l": 3,
  "--color-s-l": 3,
  "--color-a-l": 3,
  "--bar": 3,
  "--color-ink": 7,
  "--color-ink-2": 4.5,
} as const;
const GROUNDS = ["--color-paper", "--color-sheet"] as const;

/** Contrast of each token with each ground, as the browser computes them on an element. */
const contrasts = (page: Page, selector: string) =>
  page.evaluate(
    ({ selector, tokens, grounds }) => {
      const place = document.querySelector(selector);
      if (!place) throw new Error(`There is no ${selector} on the page.`);
      const probe = place.appendChild(document.createElement("i"));
      const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const luminance = (token: string) => {
        probe.style.color = `var(${token})`;
        if (!canvas) return Number.NaN;
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const found = tokens.flatMap((token) =>
        grounds.map((ground) => ({ token, ground, ratio: ratio(luminance(token), luminance(ground)) })),
      );
      const second = ratio(luminance("--color-paper"), luminance("--color-sheet"));
      probe.remove();
      return { found, second };
    },
    { selector, tokens: Object.keys(LEAST), grounds: GROUNDS },
  );

for (const theme of ["light", "dark"] as const) {
  test(`${theme}: lines are visible on every background, and so is the second background`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    await page.goto("/");
    for (const selector of ["body", ".night"]) {
      const { found, second } = await contrasts(page, selector);
      for (const { token, ground, ratio } of found) {
        const least = Object.entries(LEAST).find(([name]) => name === token)?.[1] ?? 0;
        expect(ratio, `${selector}: ${token} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
      if (theme === "dark" && selector === "body") expect(second).toBeGreaterThanOrEqual(1.2);
    }
  });
}

/** Contrast of the edge of every choice, box and field of the form with what is behind it, where it has an edge of its own or its cell has one. */
const edgesOf = (page: Page) =>
  page.evaluate<{ control: string; ratio: number }[]>(`(() => {
    const by = ${PAINTER};
    return [...document.querySelectorAll("form :is(input, textarea)")].filter((one) => one.tabIndex >= 0 && one.checkVisibility()).map((control) => {
      const edged = by.ancestors(control).find((one) => parseFloat(getComputedStyle(one).borderTopWidth) > 0);
      const edge = by.paint(edged ? getComputedStyle(edged).borderTopColor : "transparent");
      const ground = by.groundUnder(by.ancestors((edged ?? control).parentElement));
      return { control: control.name, ratio: edge[3] === 1 ? by.contrast(edge, ground) : 1 };
    });
  })()`);

for (const theme of ["light", "dark"] as const) {
  test(`${theme}: the edges of form controls have a contrast of at least 3 with their background`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    await page.goto("/contact/");
    const edges = await edgesOf(page);
    expect(edges.length).toBeGreaterThan(10);
    expect(edges.filter(({ ratio }) => ratio < 3)).toEqual([]);
  });
}
