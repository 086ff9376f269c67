import type { Font, GlyphRun } from "fontkit";

/** Text as a path, so that a renderer needs no fonts. */
export interface Lettering {
  /** Path data; the baseline begins at 0 0. */
  data: string;
  /** From the left edge of the first letter to the right edge of the last, in pixels. */
  width: number;
}

interface Setting {
  size: number;
  /** In em. */
  tracking?: number;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Command letters of fontkit's path commands. */
const LETTERS = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;

const runs = new WeakMap<Font, Map<string, GlyphRun>>();

/** A text's glyphs and their advances. Each text is shaped once per font: shaping is slow, and breaking lines asks for the same beginnings again. */
function shaped(font: Font, text: string): GlyphRun {
  const known = runs.get(font) ?? new Map<string, GlyphRun>();
  runs.set(font, known);
  const run = known.get(text) ?? font.layout(text);
  known.set(text, run);
  return run;
}

/** Where each glyph of a line stands, in pixels; the first one's left edge is at 0. */
function laidOut(font: Font, text: string, { size, tracking = 0 }: Setting) {
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
export function letter(font: Font, text: string, setting: Setting): Lettering {
  const { places, width, scale } = laidOut(font, text, setting);
  const data = places.map(({ glyph, place }) =>
    glyph.path.commands
      .map(({ command, args }) => {
        const at = args.map((value, axis) => round(axis % 2 === 0 ? place + value * scale : -value * scale));
        return LETTERS[command] + at.join(" ");
      })
      .join(""),
  );
  return { data: data.join(""), width };
}

/** Width of a line in pixels. */
export const widthOf = (font: Font, text: string, setting: Setting): number => laidOut(font, text, setting).width;

/** Breaks a text into at most `most` lines, none wider than `measure`, all of about the same length. Undefined if it does not fit. */
export function balancedLines(
  font: Font,
  text: string,
  setting: Setting & { measure: number; most: number },
): string[] | undefined {
  const words = text.split(" ");
  const broken = (measure: number): string[] => {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(font, longer, setting) <= measure) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const fits = (lines: string[]) => lines.every((line) => widthOf(font, line, setting) <= setting.measure);
  const count = broken(setting.measure).length;
  if (count > setting.most || !fits(broken(setting.measure))) return undefined;
  // The narrowest measure that needs no further line makes the lines about equally long.
  let measure = setting.measure;
  while (measure > 40 && broken(measure - 8).length === count && fits(broken(measure - 8))) measure -= 8;
  return broken(measure);
}
