import type { Font } from "fontkit";
import type { Styling } from "@/app/_lib/drawing-renderer/fonts-and-styles";
import { balancedLines, textToPath, widthOf } from "@/app/_lib/drawing-renderer/lettering";
import { FRAME, type ImageText, INSET, placeText } from "./frame";

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

/* Measures of the name's lines, in em. */
const CAP_HEIGHT = 0.7;
const DESCENDER = 0.2;
const LEADING = 0.89;
/** Letter spacing of the name. */
const TRACKING = -0.052;
/** Extra space between a name without descenders and the claim. */
const SPACE_BELOW = 0.08;

/** The claim on up to three lines, as large as it may be and as small as its longest word needs. */
function claimLayout(claim: string, measure: number, claimSize: number, font: Font) {
  const style = { size: claimSize, tracking: -0.022 };
  if (claim === "") return { style, lines: [] };
  for (; style.size > claimSize / 2; style.size -= 1) {
    const lines = balancedLines(font, claim, { ...style, measure, maxLines: 3 });
    if (lines) return { style, lines };
  }
  return { style, lines: [claim] };
}

/** The name, as large as its room allows, and the claim below it. */
export function nameAndClaim({ lines, claim }: ImageText, room: HeadingRoom, { display, styles }: Styling): string {
  const { measure, claimMeasure = measure, maxSize, lowestBaseline } = room;
  const ink = styles.token("color-ink");
  const [left, top] = [FRAME.x + INSET, FRAME.y + INSET];
  const { style: claimTextStyle, lines: claimLines } = claimLayout(claim, claimMeasure, room.claimSize, display);
  const claimSize = claimTextStyle.size;
  const claimHeight = claimLines.length === 0 ? 0 : claimSize * (1.42 + (claimLines.length - 1) * 1.16);
  const hasDescender = /[gjpqy,]/.test(lines.at(-1) ?? "");
  const heightInEm = CAP_HEIGHT + (lines.length - 1) * LEADING + (hasDescender ? DESCENDER : SPACE_BELOW);
  const widest = Math.max(...lines.map((line) => widthOf(display, line, { size: 100, tracking: TRACKING })));
  const size = Math.min((100 * measure) / widest, maxSize, (lowestBaseline - top - claimHeight) / heightInEm);
  const name = lines.map((line, index) =>
    placeText(textToPath(display, line, { size, tracking: TRACKING }), left, top + size * (CAP_HEIGHT + index * LEADING), ink),
  );
  const start = top + size * heightInEm + claimSize * 1.42;
  const below = claimLines.map((line, index) =>
    placeText(textToPath(display, line, claimTextStyle), left, start + index * claimSize * 1.16, ink),
  );
  return [...name, ...below].join("");
}
