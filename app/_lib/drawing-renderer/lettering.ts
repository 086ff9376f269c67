import type { Font, GlyphRun } from "fontkit";

/** Text as a path, so that a renderer needs no fonts. */
export interface TextPath {
  /** Path data; the baseline begins at 0 0. */
  data: string;
  /** From the left edge of the first letter to the right edge of the last, in pixels. */
  width: number;
}

interface TextStyle {
  size: number;
  /** In em. */
  tracking?: number;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** SVG's letters for fontkit's path commands. */
const SVG_COMMANDS = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;

const shapedRuns = new WeakMap<Font, Map<string, GlyphRun>>();

/** A text's glyphs and their advances. Each text is shaped once per font: shaping is slow, and breaking lines asks for the same beginnings again. */
function shaped(font: Font, text: string): GlyphRun {
  const known = shapedRuns.get(font) ?? new Map<string, GlyphRun>();
  shapedRuns.set(font, known);
  const run = known.get(text) ?? font.layout(text);
  known.set(text, run);
  return run;
}

/** Where each glyph of a line stands, in pixels; the first one's left edge is at 0. */
function laidOut(font: Font, text: string, { size, tracking = 0 }: TextStyle) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = shaped(font, text);
  const first = glyphs[0]?.bbox.minX ?? 0;
  let pen = -(Number.isFinite(first) ? first : 0) * scale;
  let width = 0;
  const places = glyphs.map((glyph, index) => {
    const place = pen;
    // A space has no outline, hence no bounds.
    if (Number.isFinite(glyph.bbox.maxX)) width = pen + glyph.bbox.maxX * scale;
    pen += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
    return { glyph, place };
  });
  return { places, width, scale };
}

/** One line of text as a path. The left edge of its first letter is at 0. */
export function textToPath(font: Font, text: string, style: TextStyle): TextPath {
  const { places, width, scale } = laidOut(font, text, style);
  const data = places.map(({ glyph, place }) =>
    glyph.path.commands
      .map(({ command, args }) => {
        const at = args.map((value, axis) => round(axis % 2 === 0 ? place + value * scale : -value * scale));
        return SVG_COMMANDS[command] + at.join(" ");
      })
      .join(""),
  );
  return { data: data.join(""), width };
}

/** Width of a line in pixels. */
export const widthOf = (font: Font, text: string, style: TextStyle): number => laidOut(font, text, style).width;

/** Breaks a text into at most `maxLines` lines, none wider than `measure`, all of about the same length. Undefined if it does not fit. */
export function balancedLines(
  font: Font,
  text: string,
  style: TextStyle & { measure: number; maxLines: number },
): string[] | undefined {
  const words = text.split(" ");
  const breakAt = (width: number): string[] => {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(font, longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const fits = (lines: string[]) => lines.every((line) => widthOf(font, line, style) <= style.measure);
  const count = breakAt(style.measure).length;
  if (count > style.maxLines || !fits(breakAt(style.measure))) return undefined;
  // The narrowest measure that needs no further line makes the lines about equally long.
  let measure = style.measure;
  while (measure > 40 && breakAt(measure - 8).length === count && fits(breakAt(measure - 8))) measure -= 8;
  return breakAt(measure);
}
