import { expect, type Page, test } from "@playwright/test";
import { BY_BROWSER, differenceFrom, IS_RENEWING, leftOver, removeLeftOver, renew } from "@/scripts/pictures/compare";
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

/** Pictures of one width and theme, which one test takes: a browser context for each would take a quarter of the time. */
const series = Object.entries(WIDTHS).flatMap(([width, height]) =>
  ["light", "dark"].map((theme) => ({
    theme,
    viewport: { width: Number(width), height },
    pictures: Object.entries(kinds)
      .filter(([kind]) => theme === "light" || DARK.includes(kind))
      .map(([kind, route]) => ({ name: `${kind.replace(" ", "-")}-${width}-${theme}`, route })),
  })),
);

/** A picture of the whole page, hydrated, with all of its images. */
async function pictureOf(page: Page, route: string): Promise<Buffer> {
  await page.goto(route);
  await waitForHydration(page);
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: "disabled", scale: "device" });
}

for (const { theme, viewport, pictures } of series) {
  test(`at ${viewport.width} px, ${theme}, every template looks like its kept picture`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((wanted) => localStorage.setItem("theme", wanted), theme);
    await page.clock.setFixedTime(MOMENT);
    for (const { name, route } of pictures) {
      await test.step(name, async () => {
        const [file, png] = [`${FOLDER}/${name}.png`, await pictureOf(page, route)];
        if (IS_RENEWING) await renew(file, png, BY_BROWSER);
        const difference = await differenceFrom(file, png, BY_BROWSER);
        expect.soft(difference ?? "", name).toBe("");
      });
    }
  });
}

test("no kept picture is of a page that does not exist any more", () => {
  const names = series.flatMap(({ pictures }) => pictures.map(({ name }) => name));
  if (IS_RENEWING) removeLeftOver(FOLDER, names);
  expect(leftOver(FOLDER, names)).toEqual([]);
});
