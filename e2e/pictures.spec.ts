import { expect, test } from "@playwright/test";
import { kinds } from "./support/routes";
import { alive } from "./support/visit";

/** Every template at these widths by day; those of DARK by night as well. */
const WIDTHS = { 390: 844, 1440: 900 };
const DARK: readonly string[] = ["home", "service", "contact"];
/** All clocks stand at a working hour of the Indian office. */
const MOMENT = new Date("2026-03-04T09:30:00Z");

// Half size keeps the files small: a line of the drawings that moves by two of the page's pixels still shows.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: "reduce" } });

// The fonts' configuration only works with fontconfig, and each system has its own way to draw letters.
test.skip(process.platform !== "linux", "the kept pictures are drawn on Linux");

const pictures = Object.entries(kinds).flatMap(([kind, route]) =>
  Object.entries(WIDTHS).flatMap(([width, height]) =>
    (DARK.includes(kind) ? ["light", "dark"] : ["light"]).map((theme) => ({ kind, route, theme, width: Number(width), height })),
  ),
);

for (const { kind, route, theme, width, height } of pictures) {
  test(`${kind} at ${width} px, ${theme}, looks as it is kept`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((wanted) => localStorage.setItem("theme", wanted), theme);
    await page.clock.setFixedTime(MOMENT);
    await page.goto(route);
    await alive(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = "eager";
          return image.decode().catch(() => {});
        }),
      ),
    );
    await expect(page).toHaveScreenshot(`${kind.replace(" ", "-")}-${width}-${theme}.png`, {
      fullPage: true,
      scale: "device",
      threshold: 0.3,
      maxDiffPixels: 60,
    });
  });
}
