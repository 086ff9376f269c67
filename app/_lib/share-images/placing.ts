import type { Styling } from "@/app/_lib/drawing-renderer/fonts-and-styles";
import { type InlineOptions, inlineSvgStyles } from "@/app/_lib/drawing-renderer/inline-svg-styles";
import type { Composition } from "@/components/art/home-hero/building";
import { fullMarkupOf } from "@/components/art/home-hero/compositions";
import type { Artwork } from "@/components/art/pen/markup";
import { BAY_FRAME, BAY_WIDTH, LINE_Y, type Scene } from "@/components/art/scenes/scene";
import { STATION_FRAME, STATION_LINE_Y, type Stations } from "@/components/art/stations/stations";
import type { Tone } from "@/content/types";
import { BLOCK_TOP, FRAME, px, SHARE_WIDTH } from "./frame";

interface Placing extends Pick<InlineOptions, "scale" | "strokeFactor" | "labels"> {
  x: number;
  y: number;
}

/** Markup of a drawing, moved and scaled to its place in the image. */
function placed(markup: string, { x, y, ...look }: Placing, styling: Styling): string {
  const inlined = inlineSvgStyles(markup, { ...styling, ...look });
  return `<g transform="translate(${px(x)} ${px(y)})scale(${px(look.scale)})">${inlined}</g>`;
}

/** The red line runs past the frame on both sides: it comes from the page before and goes on to the next. */
function lineBeyond(y: number, { styles }: Styling, colour: string, width: number): string {
  const right = FRAME.x + FRAME.width;
  return `<path fill="none" stroke="${styles.token(colour)}" stroke-width="${width}" d="M0 ${px(y)}H${FRAME.x + 1}M${right - 1} ${px(y)}H${SHARE_WIDTH}"/>`;
}

/** Where scenes and stand-in drawings are, four bays wide on the title block: their scale, their upper edge and their line. */
const SCENE_SCALE = FRAME.width / (4 * BAY_WIDTH);
const SCENE_TOP = BLOCK_TOP - BAY_FRAME[3] * SCENE_SCALE;
const SCENE_LINE = SCENE_TOP + LINE_Y * SCENE_SCALE;

/** Scale of the sign that stands in for a scene: it reaches from the line to half the height of the image. */
const SIGN_SCALE = 5.2;

/** The sign of a page that nobody has drawn, on the line at the right. */
function placeSign({ viewBox: [left, top, width, height], markup }: Artwork, styling: Styling): string {
  const x = FRAME.x + FRAME.width - 48 - (left + width) * SIGN_SCALE;
  return placed(markup(), { x, y: SCENE_LINE - (top + height) * SIGN_SCALE, scale: SIGN_SCALE, strokeFactor: 1.2 }, styling);
}

/** A page's scene: four bays side by side on the title block. A page without a scene gets its sign, if it has one. */
export function placeScene(scene: Scene | undefined, sign: Artwork | undefined, styling: Styling): string {
  const drawn = (scene?.bays ?? []).map((bay, index) => {
    const x = FRAME.x + index * BAY_WIDTH * SCENE_SCALE;
    return placed(bay(), { x, y: SCENE_TOP, scale: SCENE_SCALE, strokeFactor: 1.25 }, styling);
  });
  if (!scene && sign) drawn.push(placeSign(sign, styling));
  return drawn.join("") + lineBeyond(SCENE_LINE, styling, "color-p-l", 2.8);
}

const [, , STATION_WIDTH, STATION_HEIGHT] = STATION_FRAME;

interface ServiceDrawings {
  /** The service's card drawing. */
  card: Artwork | undefined;
  stations: Stations | undefined;
  tone: Tone;
}

/** A service: eight stations along the lower edge, and its card drawing above their right half. */
export function placeService({ card, stations, tone }: ServiceDrawings, styling: Styling): string {
  const scale = FRAME.width / (8 * STATION_WIDTH);
  const y = BLOCK_TOP - STATION_HEIGHT * scale;
  const drawn = (stations ?? []).map((station, index) =>
    placed(station(), { x: FRAME.x + index * STATION_WIDTH * scale, y, scale, strokeFactor: 1.25, labels: false }, styling),
  );
  const line = lineBeyond(y + STATION_LINE_Y * scale, styling, `color-${tone.slice(0, 1)}-l`, 3.1);
  return drawn.join("") + line + (card ? placeCard(card, styling) : "");
}

const CARD_SCALE = 1.42;

/** A service's card drawing in the upper right corner of the frame. */
function placeCard({ viewBox: [left, top, width], markup }: Artwork, styling: Styling): string {
  const x = FRAME.x + FRAME.width - 24 - (left + width) * CARD_SCALE;
  const y = FRAME.y + 30 - top * CARD_SCALE;
  return placed(markup(), { x, y, scale: CARD_SCALE, strokeFactor: 1.4 }, styling);
}

/** The home page's sundial, over the whole image. */
export function placeHome(sundial: Composition, styling: Styling): string {
  const [left, top, width, height] = sundial.viewBox;
  const scale = SHARE_WIDTH / width;
  const y = BLOCK_TOP - (top + height) * scale;
  const drawn = placed(fullMarkupOf(sundial), { x: -left * scale, y, scale, strokeFactor: 1.2 }, styling);
  const [startX, startY] = sundial.start;
  const entry = `M0 ${px(y + startY * scale)}H${px((startX - left) * scale + 2)}`;
  return `${drawn}<path fill="none" stroke="${styling.styles.token("color-p-l")}" stroke-width="2.7" d="${entry}"/>`;
}

/** A stand-in drawing (stand-ins/) on the title block; its line is at the height of a scene's. */
export function placeStandIn(markup: string, styling: Styling): string {
  const drawn = placed(markup, { x: FRAME.x, y: SCENE_TOP, scale: SCENE_SCALE, strokeFactor: 1.35 }, styling);
  return drawn + lineBeyond(SCENE_LINE, styling, "color-p-l", 3.1);
}
