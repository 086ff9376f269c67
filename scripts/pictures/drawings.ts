import { fontsAndStyles } from "@/app/_lib/drawing-renderer/fonts-and-styles";
import { inlineSvgStyles } from "@/app/_lib/drawing-renderer/inline-svg-styles";
import { documentDrawings } from "@/components/art/documents/registry";
import { HERO_VARIANTS, type HeroVariant } from "@/components/art/home-hero/building";
import { fullMarkupOf, heroComposition } from "@/components/art/home-hero/compositions";
import { dial } from "@/components/art/instrument/dial";
import { markDrawing } from "@/components/art/instrument/mark";
import type { Artwork, ViewBox } from "@/components/art/pen/markup";
import { servicePlates } from "@/components/art/plates/registry";
import { portraits } from "@/components/art/portraits/portraits";
import { aboutScenes, focusScenes, industryScenes } from "@/components/art/scenes/registry";
import { BAY_FRAME, numbersIn, type Scene } from "@/components/art/scenes/scene";
import { drawingsOf, SPRITE_NAMES } from "@/components/art/sprites/sprite-files";
import { serviceStations } from "@/components/art/stations/registry";
import { STATION_FRAME } from "@/components/art/stations/stations";
import { brandDrawings } from "@/content/site";

/** A drawing with its frame. */
type Drawn = Pick<Artwork, "viewBox" | "markup">;

/** Smallest and largest width of a picture in pixels. */
const [NARROWEST, WIDEST] = [144, 960];

/** Parts of one frame side by side. */
function row(parts: readonly (() => string)[], [x, y, width, height]: ViewBox): Drawn {
  const markup = () => parts.map((part, index) => `<g transform="translate(${index * width} 0)">${part()}</g>`).join("");
  return { viewBox: [x, y, width * parts.length, height], markup };
}

/** The bays of a scene, with a number for each of its places. */
const numbered = (scene: Scene) =>
  scene.bays.map((bay, index) => () => bay() + numbersIn(index, Object.values(scene.places ?? {})));

const named = <T>(group: string, drawings: Readonly<Record<string, T>>, drawn: (drawing: T) => Drawn): [string, Drawn][] =>
  Object.entries(drawings).map(([name, drawing]) => [`${group}/${name}`, drawn(drawing)]);

/** The hero's drawing with all its layers, as on the page. */
function hero(variant: HeroVariant): [string, Drawn] {
  const composition = heroComposition(variant, brandDrawings);
  return [`hero/${variant}`, { viewBox: composition.viewBox, markup: () => fullMarkupOf(composition) }];
}

/** Every drawing of the site, by the name of its picture. */
export const drawings: readonly [name: string, drawing: Drawn][] = [
  ...HERO_VARIANTS.map(hero),
  ...named("scenes", { ...industryScenes, ...focusScenes, ...aboutScenes }, (scene) => row(numbered(scene), BAY_FRAME)),
  ...named("stations", serviceStations, (stations) => row(stations, STATION_FRAME)),
  ...Object.entries(servicePlates).flatMap(([service, plates]) =>
    plates.map((plate, index): [string, Drawn] => [`plates/${service}-${index + 1}`, plate]),
  ),
  ...Object.entries(documentDrawings).map(([name, drawing]): [string, Drawn] => [`documents/${name}`, drawing]),
  ...SPRITE_NAMES.flatMap((sheet) =>
    drawingsOf(sheet, brandDrawings).map(([name, drawing]): [string, Drawn] => [`${sheet}/${name}`, drawing]),
  ),
  ...named("portraits", portraits, (portrait) => portrait),
  ["mark", markDrawing(brandDrawings.mark)],
  ["dial", dial],
];

/** A drawing as SVG that looks the same in every renderer: light theme, letters as paths. */
export async function drawingSvg({ viewBox: [x, y, width, height], markup }: Drawn): Promise<{ svg: string; width: number }> {
  const styling = await fontsAndStyles();
  const picture = Math.min(WIDEST, Math.max(NARROWEST, Math.round(width * 1.4)));
  const scale = picture / width;
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${styling.styles.token("color-paper")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${ground}${inlineSvgStyles(markup(), { ...styling, scale })}</svg>`;
  return { svg, width: picture };
}
