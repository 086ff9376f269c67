import { light } from "@/components/ui/tokens";
import { rgb } from "../support/colours";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { visit, waitForHydration } from "../support/visit";

/** One page of each template. */
const TEMPLATES = [
  PAGE.devops,
  PAGE.commerce,
  PAGE.healthcare,
  PAGE.team,
  PAGE.method,
  PAGE.careers,
  "/contact/",
  "/faq/",
  PAGE.privacy,
];

test("with text of twice the size every template fits a phone, a tablet and a desktop", async ({ page }) => {
  const wide: string[] = [];
  for (const route of TEMPLATES) {
    await visit(page, route);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrolled !== width) wide.push(`${route} at ${width}: ${scrolled}`);
    }
  }
  expect(wide).toEqual([]);
});

test("with reduced motion nothing is animated on any template", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving: string[] = [];
  for (const route of ["/", ...TEMPLATES]) {
    await visit(page, route);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    // What begins by scrolling begins with the next frames.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
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

test("in forced colours links, buttons, drawings and the focus are visible on every template", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const lost: string[] = [];
  for (const route of ["/", ...TEMPLATES]) {
    await visit(page, route);
    const found = await page.evaluate(() => {
      const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const ground = getComputedStyle(document.body).backgroundColor;
      const named = (element: Element) => element.outerHTML.slice(0, 100);
      const faults: string[] = [];
      // A filled button has lost its fill: an edge has to tell it.
      for (const button of document.querySelectorAll("main a[class*=bg-p-f], main button")) {
        const { borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(button);
        const isTold = borderTopWidth !== "0px" || outlineStyle !== "none" || textDecorationLine !== "none";
        if (shown(button) && button.textContent?.trim() && !isTold) faults.push(`no edge: ${named(button)}`);
      }
      for (const shape of document.querySelectorAll("main svg :is(path, rect, circle, line)")) {
        const { stroke, fill } = getComputedStyle(shape);
        const isSeen = [stroke, fill].some((colour) => colour !== "none" && colour !== ground);
        if (shown(shape) && !isSeen && stroke !== "none") faults.push(`lost in the ground: ${named(shape)}`);
      }
      return faults;
    });
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    if (ring === "none") found.push("no ring");
    lost.push(...new Set(found.map((fault) => `${route}: ${fault}`)));
  }
  expect(lost).toEqual([]);
});

test("in print every template is a plain document in the light theme, with all disclosures open", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.setViewportSize({ width: 704, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const faults: string[] = [];
  for (const route of TEMPLATES) {
    await page.goto(route);
    await waitForHydration(page);
    const seen = await page.evaluate(() => ({
      paper: [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color],
      controls: [...document.querySelectorAll("form, footer, header button, main button")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.outerHTML.slice(0, 80)),
      heading: document.querySelector("main h1")?.checkVisibility() ?? false,
      width: document.documentElement.scrollWidth,
      signs: [...document.querySelectorAll("summary svg, a > svg:last-child")].filter((one) => one.checkVisibility()).length,
      lines: [
        ...document.querySelectorAll(".from-button, .from-sheet, .line-figure, .line-run, .spine-head, .into-button"),
      ].filter((one) => ["::before", "::after"].some((part) => getComputedStyle(one, part).content !== "none")).length,
      folded: [...document.querySelectorAll("main details > p, main details li")].filter((one) => !one.checkVisibility()).length,
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
    }));
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
