import type { Font } from "fontkit";
import type { Mark } from "@/content/schemas/brand";
import { balancedLines, type TextPath, textToPath, widthOf } from "./lettering";
import type { ResolvedStyles } from "./resolved-styles";

/** Size of a share image in pixels, as social networks ask for it. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Static instances of the site's two families. */
export interface Faces {
  /** Archivo 600. */
  display: Font;
  /** National Park 500 and 600. */
  note: Font;
  noteBold: Font;
}

/** The words of a share image. */
export interface ImageText {
  /** The page's name, set large: its lines. */
  lines: readonly string[];
  claim: string;
  /** Cells of the title block from left to right, after the company's. */
  cells: readonly string[];
  company: string;
  mark: Mark;
}

/** A rectangle in pixels. */
interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The drawn frame; the title block lies along its lower edge. */
export const FRAME: Rectangle = { x: 30, y: 30, width: 1140, height: 570 };
/** Where the title block begins, from the top. */
export const BLOCK_TOP = 544;
const INSET = 22;
/** Height of the mark in the title block. */
const MARK_HEIGHT = 32;
const TRACKING = -0.052;

const px = (value: number): string => String(Math.round(value * 100) / 100);

/** Text as a path, placed. */
const placeText = ({ data }: TextPath, x: number, y: number, colour: string): string =>
  `<path fill="${colour}" transform="translate(${px(x)} ${px(y)})" d="${data}"/>`;

/** Where the name and the claim may stand, in pixels. */
export interface HeadingRoom {
  /** Width of a line. */
  measure: number;
  /** Width of a line of the claim, if not the same. */
  claimMeasure?: number;
  claimSize: number;
  /** Largest font size of the name. */
  maxSize: number;
  /** The drawing begins below it. */
  lowestBaseline: number;
}

interface HeadingOptions extends HeadingRoom {
  faces: Pick<Faces, "display">;
  styles: ResolvedStyles;
}

/* Measures of the name's lines, in em. */
const CAP_HEIGHT = 0.7;
const DESCENDER = 0.2;
const LEADING = 0.89;
/** Extra space between a name without descenders and the claim. */
const SPACE_BELOW = 0.08;

/** The claim on up to three lines, as large as it may be and as small as its longest word needs. */
function claimLayout(claim: string, { faces, claimMeasure, claimSize }: HeadingOptions & { claimMeasure: number }) {
  const style = { size: claimSize, tracking: -0.022 };
  if (claim === "") return { style, lines: [] };
  for (; style.size > claimSize / 2; style.size -= 1) {
    const lines = balancedLines(faces.display, claim, { ...style, measure: claimMeasure, maxLines: 3 });
    if (lines) return { style, lines };
  }
  return { style, lines: [claim] };
}

/** The name, as large as its room allows, and the claim below it. */
export function nameAndClaim({ lines, claim }: ImageText, options: HeadingOptions): string {
  const { faces, styles, measure, claimMeasure = measure, maxSize, lowestBaseline } = options;
  const ink = styles.token("color-ink");
  const [left, top] = [FRAME.x + INSET, FRAME.y + INSET];
  const { style: claimTextStyle, lines: claimLines } = claimLayout(claim, { ...options, claimMeasure });
  const claimSize = claimTextStyle.size;
  const claimHeight = claimLines.length === 0 ? 0 : claimSize * (1.42 + (claimLines.length - 1) * 1.16);
  const hasDescender = /[gjpqy,]/.test(lines.at(-1) ?? "");
  const heightInEm = CAP_HEIGHT + (lines.length - 1) * LEADING + (hasDescender ? DESCENDER : SPACE_BELOW);
  const widest = Math.max(...lines.map((line) => widthOf(faces.display, line, { size: 100, tracking: TRACKING })));
  const size = Math.min((100 * measure) / widest, maxSize, (lowestBaseline - top - claimHeight) / heightInEm);
  const name = lines.map((line, index) =>
    placeText(
      textToPath(faces.display, line, { size, tracking: TRACKING }),
      left,
      top + size * (CAP_HEIGHT + index * LEADING),
      ink,
    ),
  );
  const start = top + size * heightInEm + claimSize * 1.42;
  const below = claimLines.map((line, index) =>
    placeText(textToPath(faces.display, line, claimTextStyle), left, start + index * claimSize * 1.16, ink),
  );
  return [...name, ...below].join("");
}

/** The frame with ticks at the twelve columns, and the title block: logo, company, cells. */
export function frameAndTitleBlock({ cells, company, mark }: ImageText, faces: Faces, styles: ResolvedStyles): string {
  const [ink, line] = [styles.token("color-ink"), styles.token("color-p-l")];
  const { x, y, width, height } = FRAME;
  const [right, foot] = [x + width, y + height];
  const ticks = Array.from({ length: 11 }, (_, index) => `M${px(x + ((index + 1) * width) / 12)} ${y}v9`).join("");
  const size = 21;
  const baseline = (BLOCK_TOP + foot) / 2 + size * 0.33;
  const wordmark = textToPath(faces.display, company, { size: 30, tracking: -0.045 });
  const markLeft = x + INSET;
  const scale = MARK_HEIGHT / mark.height;
  const logo =
    `<g transform="translate(${markLeft} ${px((BLOCK_TOP + foot) / 2 - MARK_HEIGHT / 2)})${scale === 1 ? "" : `scale(${px(scale)})`}">` +
    `<path fill="${ink}" d="${mark.filled}"/>` +
    (mark.outlined ? `<path fill="none" stroke="${line}" stroke-width="${px(2 / scale)}" d="${mark.outlined}"/>` : "") +
    "</g>" +
    placeText(wordmark, markLeft + mark.width * scale + 12, (BLOCK_TOP + foot) / 2 + 10.4, ink);
  let edge = right;
  let titleCells = "";
  for (const cell of cells.toReversed()) {
    const cellText = textToPath(faces.note, cell, { size, tracking: 0.004 });
    const cellLeft = edge - cellText.width - 2 * INSET;
    titleCells += `<path fill="none" stroke="${ink}" stroke-width="1.5" d="M${px(cellLeft)} ${BLOCK_TOP}V${foot}"/>`;
    titleCells += placeText(cellText, cellLeft + INSET, baseline, ink);
    edge = cellLeft;
  }
  return (
    `<path fill="none" stroke="${ink}" stroke-width="2.5" d="M${x} ${y}H${right}V${foot}H${x}ZM${x} ${BLOCK_TOP}H${right}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="1.5" d="${ticks}"/>` +
    logo +
    titleCells
  );
}

/** A whole share image as SVG: paper, drawing, frame, words. */
export function composeSvg(parts: { drawing: string; words: string; frame: string }, styles: ResolvedStyles): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${styles.token("color-paper")}"/>` +
    `${parts.drawing}${parts.frame}${parts.words}</svg>`
  );
}
