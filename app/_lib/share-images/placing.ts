import type { Composition } from "@/components/art/hero/works";
import type { Artwork } from "@/components/art/pen";
import { BAY_FRAME, BAY_WIDTH, LINE_Y, type Scene } from "@/components/art/scenes/scene";
import { STATION_FRAME, STATION_LINE_Y, type Stations } from "@/components/art/stations/stations";
import { inlineSvgStyles, type NoteFaces } from "./inline-svg-styles";
import type { ResolvedStyles } from "./resolved-styles";
import { BLOCK_TOP, SHARE_WIDTH, SHEET } from "./words-and-frame";

/** What a drawing needs to be put onto a card: colours by class, and the faces of its labels. */
export interface Styling {
  styles: ResolvedStyles;
  faces: NoteFaces;
}

const px = (value: number): string => String(Math.round(value * 1000) / 1000);

interface Placing {
  x: number;
  y: number;
  scale: number;
  weight?: number;
  notes?: boolean;
}

/** Markup of a drawing at its place in the image. */
export function placed(markup: string, { x, y, scale, weight, notes }: Placing, styling: Styling): string {
  const plain = inlineSvgStyles(markup, { ...styling, scale, weight, notes });
  return `<g transform="translate(${px(x)} ${px(y)})scale(${px(scale)})">${plain}</g>`;
}

/** The line runs past the sheet on both sides: it comes from the page before and goes on to the next. */
function lineBeyond(y: number, { styles }: Styling, colour: string, width: number): string {
  const right = SHEET.x + SHEET.width;
  return `<path fill="none" stroke="${styles.token(colour)}" stroke-width="${width}" d="M0 ${px(y)}H${SHEET.x + 1}M${right - 1} ${px(y)}H${SHARE_WIDTH}"/>`;
}

/** Width of a plate, in units: that of a scene. */
const PLATE_WIDTH = 4 * BAY_WIDTH;
const [, , , BAY_HEIGHT] = BAY_FRAME;

/** Four bays side by side over the whole sheet, on its title block; the line alone for a page that has no scene yet. */
export function placeScene(scene: Scene | undefined, styling: Styling): string {
  const scale = SHEET.width / PLATE_WIDTH;
  const y = BLOCK_TOP - BAY_HEIGHT * scale;
  const drawn = (scene?.bays ?? []).map((bay, index) =>
    placed(bay(), { x: SHEET.x + index * BAY_WIDTH * scale, y, scale, weight: 1.25 }, styling),
  );
  return drawn.join("") + lineBeyond(y + LINE_Y * scale, styling, "color-p-l", 2.8);
}

const [, , STATION, STATION_HEIGHT] = STATION_FRAME;

interface ServiceDrawings {
  /** The service's card drawing. */
  detail: Artwork | undefined;
  stations: Stations | undefined;
  tone: "primary" | "secondary" | "accent";
}

/** Eight stations along the foot, and the service's card drawing over their right half. */
export function placeService({ detail, stations, tone }: ServiceDrawings, styling: Styling): string {
  const scale = SHEET.width / (8 * STATION);
  const y = BLOCK_TOP - STATION_HEIGHT * scale;
  const drawn = (stations ?? []).map((station, index) =>
    placed(station(), { x: SHEET.x + index * STATION * scale, y, scale, weight: 1.25, notes: false }, styling),
  );
  const line = lineBeyond(y + STATION_LINE_Y * scale, styling, `color-${tone.slice(0, 1)}-l`, 3.1);
  return drawn.join("") + line + (detail ? cardDrawing(detail, styling) : "");
}

const DETAIL_SCALE = 1.42;

/** A service's card drawing in the upper right corner of the sheet. */
function cardDrawing({ viewBox: [left, top, width], markup }: Artwork, styling: Styling): string {
  const x = SHEET.x + SHEET.width - 24 - (left + width) * DETAIL_SCALE;
  const y = SHEET.y + 30 - top * DETAIL_SCALE;
  return placed(markup(), { x, y, scale: DETAIL_SCALE, weight: 1.4 }, styling);
}

/** The great sundial over the whole image. */
export function placeHome(works: Composition, styling: Styling): string {
  const rooms = works.rooms.map(({ markup, label }) => markup + label).join("");
  const [left, top, width, height] = works.viewBox;
  const scale = SHARE_WIDTH / width;
  const y = BLOCK_TOP - (top + height) * scale;
  const drawn = placed(works.building + rooms + works.line, { x: -left * scale, y, scale, weight: 1.2 }, styling);
  const [startX, startY] = works.start;
  const entry = `M0 ${px(y + startY * scale)}H${px((startX - left) * scale + 2)}`;
  return `${drawn}<path fill="none" stroke="${styling.styles.token("color-p-l")}" stroke-width="2.7" d="${entry}"/>`;
}

/** A plate of 1360 by 380 units on the title block; its line stands where a scene's does. */
export function placeStandIn(markup: string, styling: Styling): string {
  const scale = SHEET.width / PLATE_WIDTH;
  const y = BLOCK_TOP - BAY_HEIGHT * scale;
  const drawn = placed(markup, { x: SHEET.x, y, scale, weight: 1.35 }, styling);
  return drawn + lineBeyond(y + LINE_Y * scale, styling, "color-p-l", 3.1);
}
