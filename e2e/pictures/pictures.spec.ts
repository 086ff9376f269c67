import { expect, test } from "@playwright/test";
import { BY_BROWSER, differenceFrom, leftOver } from "@/scripts/pictures/compare";
import { kinds } from "../support/routes";
import { waitForHydration } from "../support/visit";

/** Every template at these widths by day; those of DARK by night as well. */
const WIDTHS = { 390: 844, 1440: 900 };
const DARK: readonly string[] = ["home", "service", "contact"];
/** All clocks stand at a working hour of the Indian office. */
const MOMENT = new Date("2026-03-04T09:30:00Z");

// Half size keeps the files small: a line of the drawings that moves by two of the page's pixels still shows.
test.use({ deviceScaleFactor: 0.5 });

// The fonts' configuration only works with fontconfig, and each system has its own way to draw letters.
test.skip(process.platform !== "linux", "the kept pictures are drawn on Linux");

/** The kept pictures, drawn anew by `npm run pictures`. */
const FOLDER = "e2e/pictures/kept";

const pictures = Object.entries(kinds).flatMap(([kind, route]) =>
  Object.entries(WIDTHS).flatMap(([width, height]) =>
    (DARK.includes(kind) ? ["light", "dark"] : ["light"]).map((theme) => ({
      name: `${kind.replace(" ", "-")}-${width}-${theme}`,
      route,
      theme,
      viewport: { width: Number(width), height },
    })),
  ),
);

for (const { name, route, theme, viewport } of pictures) {
  test(`${name} looks like its kept picture`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((wanted) => localStorage.setItem("theme", wanted), theme);
    await page.clock.setFixedTime(MOMENT);
    await page.goto(route);
    await waitForHydration(page);
    await page.mouse.move(0, 0);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    });
    const png = await page.screenshot({ fullPage: true, animations: "disabled", scale: "device" });
    expect((await differenceFrom(`${FOLDER}/${name}.png`, png, BY_BROWSER)) ?? "").toBe("");
  });
}

test("no kept picture is of a page that does not exist any more", () => {
  const names = pictures.map(({ name }) => name);
  expect(leftOver(FOLDER, names)).toEqual([]);
});
