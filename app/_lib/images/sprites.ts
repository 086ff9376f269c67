import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { DOMParser } from "@xmldom/xmldom";
import { inlineSvgStyles } from "@/app/_lib/drawing-renderer/inline-svg-styles";
import { artCss, stylesOn } from "@/app/_lib/drawing-renderer/styles-on";
import { heroComposition, sceneryOf } from "@/components/art/home-hero/compositions";
import { sundialFace } from "@/components/art/home-hero/sundial";
import { servicePlates } from "@/components/art/plates/registry";
import { PORTRAIT_FRAME, portraits } from "@/components/art/portraits/portraits";
import { shortenPath } from "@/components/art/sprites/shorten-path";
import { type Drawable, drawingsOf, renderSprite, renderSymbols } from "@/components/art/sprites/sprite-files";
import { serviceStations } from "@/components/art/stations/registry";
import { STATION_FRAME } from "@/components/art/stations/stations";
import { brandDrawings, site } from "@/content/site";
import { flagSheet, imageSheet } from "./image-sheet";
import { movingStyles, withAttributes } from "./sprite-styles";

const LOGOS = "components/art/logos";

/** The path of a logo in a square of 24 units, rounded to tenths of a unit: it is never wider than 40 px. */
async function logoPath(file: string): Promise<string> {
  const svg = await readFile(path.join(process.cwd(), file), "utf8");
  const shape = new DOMParser().parseFromString(svg, "image/svg+xml").getElementsByTagName("path")[0]?.getAttribute("d");
  if (!shape) throw new Error(`${file} has no path; take the file from Simple Icons`);
  return shortenPath(shape, 1);
}

/** Names of the logos in a folder. */
const logosIn = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(process.cwd(), folder)))
    .filter((file) => file.endsWith(".svg"))
    .map((file) => path.basename(file, ".svg"));

/** The networks that the company is on, as symbols. They carry their fill themselves, because an external <use> inherits from its place of use. */
async function networkSymbols(): Promise<string> {
  const folder = `${LOGOS}/networks`;
  const available = await logosIn(folder);
  const wanted = site.social.map(({ network }) => network.toLowerCase());
  const missing = wanted.find((name) => !available.includes(name));
  if (missing) throw new Error(`content/brand/company.ts names a network without a logo; add ${folder}/${missing}.svg`);
  const symbols = available
    .filter((name) => wanted.includes(name))
    .map(async (name) => {
      const data = await logoPath(`${folder}/${name}.svg`);
      return `<symbol id="net-${name}" viewBox="0 0 24 24" fill="currentColor"><path d="${data}"/></symbol>`;
    });
  return (await Promise.all(symbols)).join("");
}

/** The technologies, as images. */
async function technologySheet(): Promise<string> {
  const images = (await logosIn(LOGOS)).map(async (name) => {
    const data = await logoPath(`${LOGOS}/${name}.svg`);
    return { name, markupAt: (y: number) => `<path transform="translate(0 ${y})" d="${data}"/>` };
  });
  return imageSheet({ width: 24, height: 24, gap: 2 }, await Promise.all(images));
}

/** Portraits as images: in the light theme's colours on grounds of their own, so that they stand on any page. */
function portraitSheet(): string {
  const styles = stylesOn("day");
  const [, , width, height] = PORTRAIT_FRAME;
  const images = Object.entries(portraits).map(([name, { markup }]) => {
    const drawn = inlineSvgStyles(markup(), { styles, scale: 1 });
    return { name, markupAt: (y: number) => `<g transform="translate(0 ${y})">${drawn}</g>` };
  });
  return imageSheet({ width, height, gap: 2 }, images);
}

/** Drawings as symbols named by kind and number, from 1. */
const numbered = (kind: string, drawings: readonly Drawable[] = []) =>
  drawings.map((drawing, index): [string, Drawable] => [`${kind}-${index + 1}`, drawing]);

/** The drawings that only one service's page shows, by service: its plates, plate-1 to plate-4, and stations, station-1 to station-8. */
function serviceSprites(css: string): Record<string, string> {
  const slugs = new Set([...Object.keys(servicePlates), ...Object.keys(serviceStations)]);
  const drawings = (slug: string) => [
    ...numbered("plate", servicePlates[slug]),
    ...numbered(
      "station",
      serviceStations[slug]?.map((markup) => ({ viewBox: STATION_FRAME, markup })),
    ),
  ];
  return Object.fromEntries([...slugs].map((slug) => [`services/${slug}`, renderSymbols(drawings(slug), css)]));
}

/** What only the home page shows: its large drawing in two compositions, the face of its clock, and the drawings of its sections. */
function homeSprite(css: string): string {
  const compositions = (["wide", "phone"] as const).map((variant): [string, Drawable] => {
    const composition = heroComposition(variant, brandDrawings);
    return [variant, { viewBox: composition.viewBox, markup: () => sceneryOf(composition) }];
  });
  const sections = (["services", "focus", "marks"] as const).flatMap((sheet) => drawingsOf(sheet, brandDrawings));
  return renderSymbols([...compositions, ["sundial", sundialFace], ...sections], css);
}

/**
 * Every sprite of the site by its path under /art/<version>/, without the extension: what stands on every page, what only the home page
 * shows, figures of lists, and one for each service. Logos and flags are images, which a browser fetches when they come near;
 * the drawings' styles are inside, because an external use element does not see the page's.
 */
export async function sprites(): Promise<Record<string, string>> {
  const css = artCss();
  const moving = movingStyles(css);
  const drawings = {
    // Networks stand in every footer, technologies on few pages: in two files, so that no page pays for the other's.
    icons: renderSprite("glyphs", brandDrawings, moving, await networkSymbols()),
    home: homeSprite(moving),
    items: renderSprite("items", brandDrawings, moving),
    ...serviceSprites(moving),
  };
  return {
    ...Object.fromEntries(Object.entries(drawings).map(([name, sprite]) => [name, withAttributes(sprite, css)])),
    portraits: portraitSheet(),
    logos: await technologySheet(),
    flags: flagSheet(site.offices.map(({ countryCode }) => countryCode)),
  };
}
