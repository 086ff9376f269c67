import type { Styling } from "@/app/_lib/drawing-renderer/fonts-and-styles";
import { type TextPath, textToPath } from "@/app/_lib/drawing-renderer/lettering";
import type { Mark } from "@/content/schemas/brand";

/** Size of a share image in pixels, as social networks ask for it. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

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
/** From the frame to what stands in it. */
export const INSET = 22;
/** Height of the mark in the title block. */
const MARK_HEIGHT = 32;

/** A length or a scale as SVG has it. */
export const px = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Text as a path, placed. */
export const placeText = ({ data }: TextPath, x: number, y: number, colour: string): string =>
  `<path fill="${colour}" transform="translate(${px(x)} ${px(y)})" d="${data}"/>`;

/** Lower edge of the frame, and the middle of the title block. */
const FOOT = FRAME.y + FRAME.height;
const BLOCK_MIDDLE = (BLOCK_TOP + FOOT) / 2;

/** The mark and the company's name, at the left end of the title block. */
function logo({ company, mark }: ImageText, { display, styles }: Styling): string {
  const [ink, line] = [styles.token("color-ink"), styles.token("color-p-l")];
  const left = FRAME.x + INSET;
  const scale = MARK_HEIGHT / mark.height;
  const wordmark = textToPath(display, company, { size: 30, tracking: -0.045 });
  return (
    `<g transform="translate(${left} ${px(BLOCK_MIDDLE - MARK_HEIGHT / 2)})${scale === 1 ? "" : `scale(${px(scale)})`}">` +
    `<path fill="${ink}" d="${mark.filled}"/>` +
    (mark.outlined ? `<path fill="none" stroke="${line}" stroke-width="${px(2 / scale)}" d="${mark.outlined}"/>` : "") +
    "</g>" +
    placeText(wordmark, left + mark.width * scale + 12, BLOCK_MIDDLE + 10.4, ink)
  );
}

/** The cells of the title block: each as wide as its text, the last one at the right end. */
function titleCells({ cells }: ImageText, { labelFont, styles }: Styling): string {
  const ink = styles.token("color-ink");
  const size = 21;
  const baseline = BLOCK_MIDDLE + size * 0.33;
  let edge = FRAME.x + FRAME.width;
  let drawn = "";
  for (const cell of cells.toReversed()) {
    const text = textToPath(labelFont, cell, { size, tracking: 0.004 });
    const left = edge - text.width - 2 * INSET;
    drawn += `<path fill="none" stroke="${ink}" stroke-width="1.5" d="M${px(left)} ${BLOCK_TOP}V${FOOT}"/>`;
    drawn += placeText(text, left + INSET, baseline, ink);
    edge = left;
  }
  return drawn;
}

/** The frame with ticks at the twelve columns, and the title block: logo, company, cells. */
export function frameAndTitleBlock(text: ImageText, styling: Styling): string {
  const ink = styling.styles.token("color-ink");
  const { x, y, width } = FRAME;
  const right = x + width;
  const ticks = Array.from({ length: 11 }, (_, index) => `M${px(x + ((index + 1) * width) / 12)} ${y}v9`).join("");
  return (
    `<path fill="none" stroke="${ink}" stroke-width="2.5" d="M${x} ${y}H${right}V${FOOT}H${x}ZM${x} ${BLOCK_TOP}H${right}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="1.5" d="${ticks}"/>` +
    logo(text, styling) +
    titleCells(text, styling)
  );
}
