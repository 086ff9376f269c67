import type { Locator, Page } from "@playwright/test";
import { drawnAs } from "@/components/art/drawn-as";
import { serviceStations } from "@/components/art/stations/registry";
import { smartQuotes } from "@/components/ui/text/smart-quotes";
import { entriesOf } from "../support/entries";
import { inParts, kinds } from "../support/routes";
import { expect, test } from "../support/test";
import { header, visit } from "../support/visit";

/** Kinds of pages whose title fills the measure. */
const TITLED = [kinds.industry, kinds.about, kinds.legal];
const WIDTHS = [320, 390, 768, 1440, 1920];
/** High enough for the largest of them: a low screen has a test of its own. */
const HEIGHT = 1200;

/** Each line of the title: its words, how many lines it takes, and how far its text ends from the measure's right edge, in px. */
const linesOf = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const measure = heading.getBoundingClientRect();
    return [...heading.children].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const { fontSize, lineHeight } = getComputedStyle(line);
      return {
        text: line.textContent?.trim(),
        size: Number.parseFloat(fontSize),
        rows: Math.round(line.getBoundingClientRect().height / Number.parseFloat(lineHeight)),
        short: measure.right - range.getBoundingClientRect().right,
      };
    });
  });

const overrun = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const route of TITLED) {
  test(`${route}: the title is text, each line on one row, the widest as wide as the column; enlarged or translated, it breaks and stays on the page`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading.locator("svg")).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const lines = await linesOf(page);
      expect(lines.map(({ rows }) => rows)).toEqual(lines.map(() => 1));
      // Beside the ink there is the last letter's bearing, less its tracking; and the font's kerns, which the size leaves out, make a line shorter.
      const widest = Math.min(...lines.map(({ short, size }) => short / size));
      expect(widest, `${width} px`).toBeLessThan(0.15);
      expect(widest, `${width} px`).toBeGreaterThan(-0.06);
      expect(await overrun(page)).toBe(0);
    }

    const enlarge = (css: string) =>
      page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await enlarge("");
      const [line] = await linesOf(page);
      await enlarge(`h1 > span { font-size: ${2 * (line?.size ?? 0)}px !important }`);
      expect.soft(await overrun(page), `text of twice the size, ${width} px`).toBe(0);
    }
    await enlarge("");
    await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      for (const line of heading.children) line.textContent = "Donaudampfschifffahrtsgesellschaft und mehr";
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await overrun(page), `translated, ${width} px`).toBe(0);
    }
  });
}

/** Screens on which the opening of a service has to be complete. */
const FIRST_SCREENS = [
  [1440, 900],
  [1280, 720],
] as const;

/**
 * Steps, and their drawings, of which a part is out of view. All at once, in the page: to ask for each by itself takes a frame for each.
 */
async function stepsOutOfView({ names, isDrawn }: { names: string[]; isDrawn: boolean }): Promise<string[]> {
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim().toLowerCase();
  const steps = [...document.querySelectorAll(".station")];
  const wanted = names.flatMap((name): [string, Element | null | undefined][] => {
    const step = steps.find(({ textContent }) => plain(textContent).includes(plain(name)));
    return [[name, step], ...(isDrawn ? [[`${name}: drawing`, step?.querySelector("svg")] as [string, Element | null]] : [])];
  });
  const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver(resolve);
    for (const [, element] of wanted) if (element) observer.observe(element);
    // Nothing to wait for.
    if (!wanted.some(([, element]) => element)) resolve([]);
  });
  const whole = new Set(entries.filter(({ intersectionRatio }) => intersectionRatio > 1 - 1e-9).map(({ target }) => target));
  return wanted.filter(([, element]) => !(element && whole.has(element))).map(([name]) => name);
}

async function expectServiceOpening(page: Page, service: ReturnType<typeof entriesOf<"services">>[number]): Promise<void> {
  const { slug, hero, stations } = service;
  await page.goto(`/services/${slug}/`);
  const sizeOf = (locator: Locator) => locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const title = page.getByRole("heading", { level: 1 });
  const claim = page.locator("#top p").first();
  await expect(claim).toHaveText(smartQuotes(hero.claim));
  // A service may have no drawings: its texts stand alone.
  const steps = { names: stations.map(({ name }) => name), isDrawn: Boolean(drawnAs(serviceStations, service)) };
  for (const [width, height] of FIRST_SCREENS) {
    await page.setViewportSize({ width, height });
    expect(await sizeOf(claim)).toBeGreaterThan(2 * (await sizeOf(title)));
    await expect.poll(() => page.evaluate(stepsOutOfView, steps), `${slug} at ${width} px: out of view`).toEqual([]);
  }
}

for (const part of inParts(entriesOf("services"), 4)) {
  test(`services, ${part.map(({ slug }) => slug)}: the claim comes first, and all steps are on the first screen`, async ({
    page,
  }) => {
    for (const service of part) await test.step(service.slug, () => expectServiceOpening(page, service));
  });
}

/** A low window of a laptop, and how much of the drawing it must show, in px. */
const LOW_SCREEN = { width: 1280, height: 720 };
const DRAWING_SHOWN = 60;

for (const kind of ["focus", "industry"] as const) {
  const openings = entriesOf(kind).map(({ slug, hero }) => ({ slug, hero }));
  for (const part of inParts(openings, 6)) {
    test(`${kind}, ${part.map(({ slug }) => slug)}: on a low screen there are the claim, its button and the top of the drawing`, async ({
      page,
    }) => {
      await page.setViewportSize(LOW_SCREEN);
      for (const { slug, hero } of part) {
        await test.step(slug, async () => {
          await page.goto(`/${kind}/${slug}/`);
          await expect(page.locator("#top").getByText(smartQuotes(hero.claim))).toBeInViewport({ ratio: 1 });
          await expect(page.locator("#top").getByRole("link", { name: "Get Started" })).toBeInViewport({ ratio: 1 });
          const top = await page
            .getByRole("figure")
            .first()
            .evaluate((figure) => figure.getBoundingClientRect().top);
          expect(LOW_SCREEN.height - top).toBeGreaterThan(DRAWING_SHOWN);
        });
      }
    });
  }
}

test("after a client-side navigation the title has the same size as after a page load", async ({ page }) => {
  await visit(page, kinds.industry);
  const loaded = await linesOf(page);
  await visit(page, kinds.faq);
  await header(page).getByRole("button", { name: "Industry" }).click();
  await page.locator(`header a[href="${kinds.industry}"]:visible`).click();
  await expect(page).toHaveURL(kinds.industry);
  await expect(page.locator("h1.fit-heading")).toBeVisible();
  expect(await linesOf(page)).toEqual(loaded);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a title fills the column, too", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(kinds.industry);
    const { width } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(340);
    await expect(page.getByRole("heading", { level: 1 }).locator("span").first()).toHaveCSS("letter-spacing", /^-\d/);
  });
});
