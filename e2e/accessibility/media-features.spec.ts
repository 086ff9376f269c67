import type { Page } from "@playwright/test";
import { light } from "@/components/ui/tokens";
import { nextFrames } from "../support/frames";
import { inParts, templates } from "../support/routes";
import { expect, test } from "../support/test";
import { rgb } from "../support/theme";
import { visit, waitForHydration } from "../support/visit";

test("with reduced motion nothing is animated on any template", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving: string[] = [];
  for (const route of ["/", ...templates]) {
    await visit(page, route);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    // What begins by scrolling begins with the next frames.
    await nextFrames(page);
    const found = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === "running")
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : String(animation.id))),
    );
    moving.push(...found.map((name) => `${route}: ${name}`));
  }
  expect(moving).toEqual([]);
});

/** What can't be seen in forced colours. Runs in the page. */
function readLost(): string[] {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map<string, number | undefined>();
  /** Relative luminance of a colour, in whatever way it is written; undefined for none. Each once: to read a canvas takes long. */
  const luminance = (colour: string): number | undefined => {
    if (!known.has(colour)) known.set(colour, painted(colour));
    return known.get(colour);
  };
  const painted = (colour: string): number | undefined => {
    if (!pixel || colour === "none" || colour.startsWith("url")) return undefined;
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
    if (alpha === 0) return undefined;
    const [red, green, blue] = [r, g, b].map((one) =>
      one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  };
  const ground = luminance(getComputedStyle(document.body).backgroundColor) ?? 0;
  const isSeenOn = (colour: string) => {
    const light = luminance(colour);
    return light !== undefined && (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05) >= 3;
  };
  const named = (element: Element) => element.outerHTML.slice(0, 100);
  const faults: string[] = [];
  // A filled button has lost its fill: an edge has to tell it.
  for (const button of document.querySelectorAll("main a.button, main button")) {
    const { borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(button);
    const isTold = borderTopWidth !== "0px" || outlineStyle !== "none" || textDecorationLine !== "none";
    if (shown(button) && button.textContent?.trim() && !isTold) faults.push(`no edge: ${named(button)}`);
  }
  // Behind words that are forced browsers lay the palette's ground: words in its colour would be lost, on whatever ground they stand.
  for (const words of document.querySelectorAll("a, button, p, span, b")) {
    const { color, forcedColorAdjust } = getComputedStyle(words);
    const isForced = forcedColorAdjust !== "none" && words.textContent?.trim();
    if (shown(words) && isForced && !isSeenOn(color)) faults.push(`words in the colour of the ground: ${named(words)}`);
  }
  // A shape of the class d-on stands on a coloured one, an icon of a button that is not forced on the button's ground.
  for (const shape of document.querySelectorAll("main svg :is(path, rect, circle, line):not(.d-on)")) {
    const { stroke, fill } = getComputedStyle(shape);
    const parent = shape.closest("svg")?.parentElement;
    if (parent && getComputedStyle(parent).forcedColorAdjust === "none") continue;
    if (shown(shape) && ![stroke, fill].some(isSeenOn) && stroke !== "none") faults.push(`lost in the ground: ${named(shape)}`);
  }
  return faults;
}

// The site's themes do not follow the system, so each of them meets light and dark palettes.
const FORCED = [
  ["light", "light"],
  ["dark", "light"],
  ["light", "dark"],
] as const;

async function expectSeen(page: Page, route: string): Promise<void> {
  await visit(page, route);
  for (const [palette, theme] of FORCED) {
    await page.emulateMedia({ colorScheme: palette });
    await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), theme === "dark");
    const where = `${route}: a ${palette} palette, the ${theme} theme`;
    expect.soft([...new Set(await page.evaluate(readLost))], where).toEqual([]);
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect.soft(ring, `${where}: the focus`).not.toBe("none");
  }
}

for (const part of inParts(["/", ...templates], 3)) {
  test(`${part}: in forced colours links, buttons, drawings and the focus are visible, in light and dark palettes and both themes`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    for (const route of part) await test.step(route, () => expectSeen(page, route));
  });
}

/** What the page's line is drawn with, but for the spine of a list of steps, which stays. */
const LINE_PIECES = [
  ".from-button, .from-sheet, .line-figure, .bays, .line-run, .line-down, .line-down .toned, .station:last-child, .spine-head, .spine.joined",
  ".follows, .consultation, .contact-form, .home-sheet, .hero-works, .focus-band, .closing",
].join();

test("in print every template is a plain document in the light theme, with all disclosures open", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.setViewportSize({ width: 704, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const faults: string[] = [];
  for (const route of templates) {
    await page.goto(route);
    await waitForHydration(page);
    const seen = await page.evaluate(
      (linePieces) => ({
        paper: [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color],
        controls: [...document.querySelectorAll("form, footer, header button, main button")]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.outerHTML.slice(0, 80)),
        heading: document.querySelector("main h1")?.checkVisibility() ?? false,
        width: document.documentElement.scrollWidth,
        signs: [...document.querySelectorAll("summary svg, a > svg:last-child")].filter((one) => one.checkVisibility()).length,
        lines: [...document.querySelectorAll(linePieces)].filter((one) =>
          ["::before", "::after"].some((part) => getComputedStyle(one, part).content !== "none"),
        ).length,
        folded: [...document.querySelectorAll("main details > p, main details li")].filter((one) => !one.checkVisibility())
          .length,
        // Letters in the light ink of the dark theme, on the ground that is nearest below them.
        pale: [
          ...document.querySelectorAll<HTMLElement>("main p, main dt, main dd, main li, main h2, main h3, main td, main label"),
        ]
          .filter((one) => /^rgb\((2[0-4]\d|25[0-5]), (2[0-4]\d|25[0-5])/.test(getComputedStyle(one).color))
          .map((one) => {
            for (let ground: Element | null = one; ground; ground = ground.parentElement) {
              const { backgroundColor } = getComputedStyle(ground);
              if (backgroundColor !== "rgba(0, 0, 0, 0)") return [backgroundColor, one.textContent];
            }
            return ["", one.textContent];
          })
          .filter(([ground, text]) => ground === "rgb(255, 255, 255)" && text?.trim()),
      }),
      LINE_PIECES,
    );
    const plain = {
      paper: ["rgb(255, 255, 255)", rgb(light.ink)],
      controls: [],
      heading: true,
      width: 704,
      signs: 0,
      lines: 0,
      folded: 0,
      pale: [],
    };
    if (JSON.stringify(seen) !== JSON.stringify(plain)) faults.push(`${route}: ${JSON.stringify(seen)}`);
  }
  expect(faults).toEqual([]);
});
