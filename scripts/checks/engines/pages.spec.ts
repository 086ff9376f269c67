import { linesWithoutInk } from "@/e2e/pictures/support/ink";
import { standing, textLines } from "@/e2e/pictures/support/whole-page";
import { kinds, routes, UNKNOWN_ROUTE } from "@/e2e/support/routes";
import { expect, test, type Visitor } from "./test";

/** Height that the header may cover at the top of a screen, in CSS pixels. */
const BAR = 90;

/** Runs in the page: what is wrong with its layout. */
async function layoutFaults(): Promise<string[]> {
  const faults: string[] = [];
  const heading = document.querySelector("main h1");
  if (!heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) faults.push("no heading to be seen");
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) faults.push(`runs out to the right by ${wide} px`);
  await document.fonts.ready;
  if (![...document.fonts].some(({ status }) => status === "loaded")) faults.push("no font was loaded");
  for (const image of document.querySelectorAll("img")) {
    if (image.complete && image.checkVisibility() && image.naturalWidth === 0) faults.push(`no image: ${image.src}`);
    const { width, height } = image.getBoundingClientRect();
    const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    if (height > 0 && Math.abs(width / height / shape - 1) > 0.1) faults.push(`out of shape: ${image.src}, ${width} x ${height}`);
  }
  return faults;
}

/** Runs in the page: drawings from a sprite that have no size, because the sprite was not loaded or the engine can't use it. */
async function emptyDrawings(): Promise<string[]> {
  const empty = () =>
    [...document.querySelectorAll<SVGUseElement>("main use")]
      .filter((use) => use.ownerSVGElement?.checkVisibility() && use.getBBox().width === 0)
      .map((use) => use.getAttribute("href") ?? "");
  for (let tries = 0; tries < 50 && empty().length > 0; tries++) await new Promise((next) => setTimeout(next, 50));
  return empty();
}

for (const width of [480, 1440]) {
  test(`all pages and the 404 page, ${width} px wide`, async ({ visitor }) => {
    await visitor.resize(width, 900);
    for (const route of [...routes, UNKNOWN_ROUTE]) {
      await visitor.open(route);
      const faults = [...(await visitor.read(layoutFaults, undefined)), ...(await visitor.read(emptyDrawings, undefined))];
      expect.soft(faults, route).toEqual([]);
    }
  });
}

/** Scrolls at once, and waits for what then moves into view. */
const scrollTo = (visitor: Visitor, top: number) =>
  visitor.read(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    for (let frames = 0; frames < 4; frames++) await new Promise((painted) => requestAnimationFrame(painted));
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, top);

for (const [kind, route] of Object.entries(kinds)) {
  // One screen after the other, as WebKitGTK takes no picture of the whole page.
  test(`every line of text can be seen: ${kind}`, async ({ visitor }) => {
    await visitor.visit(route);
    const { height, screen } = await visitor.read(standing, undefined);
    for (let y = 0; y < height; y += screen - BAR) {
      await scrollTo(visitor, y);
      const picture = await visitor.screenshot();
      const { y: top } = await visitor.read(standing, undefined);
      // Read on each screen, because some of a page sticks to the window.
      const lines = (await visitor.read(textLines, undefined)).filter(
        (line) => line.top > top + BAR && line.bottom < top + screen,
      );
      const onScreen = lines.map((line) => ({ ...line, top: line.top - top, bottom: line.bottom - top }));
      expect.soft(await linesWithoutInk(picture, onScreen), `at ${top} px`).toEqual([]);
    }
  });
}
