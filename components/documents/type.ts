import metrics from "@/components/ui/display-metrics.json";

/** Families by the names under which fonts.ts registers them; the rupee sign has a file of its own. */
export const SANS = ["Archivo", "Archivo Rupee"];
export const NOTE = ["National Park", "National Park Rupee"];

export interface TypeStyle {
  fontFamily: string[];
  fontWeight: number;
  fontSize: number;
  letterSpacing: number;
  /** Added to each space, as tight letters alone would let the words run together. */
  wordSpacing: number;
  lineHeight: number;
}

type Measures = readonly [size: number, tracking: number, leading: number, weight: 400 | 500 | 600];

/** The scale of DESIGN.md on A4: points, em, multiples of the size, weight. */
const SCALE = {
  d0: [62, -0.0545, 0.9, 600],
  d1: [42, -0.046, 0.96, 600],
  d2: [27, -0.038, 1.02, 600],
  d3: [18, -0.03, 1.08, 600],
  num: [46, -0.055, 0.9, 600],
  h3: [12.5, -0.026, 1.15, 600],
  h4: [10, -0.015, 1.25, 600],
  lead: [13, -0.011, 1.38, 400],
  body: [9.5, 0, 1.45, 400],
  small: [8.5, 0, 1.4, 400],
  note: [8.5, 0.003, 1.3, 500],
  label: [8.5, 0.003, 1.3, 600],
} satisfies Record<string, Measures>;

export type Kind = keyof typeof SCALE;

/** Word space for a tracking, both in em. */
const wordSpaceOf = (tracking: number): number => Math.max(0, -1.5 * tracking);

const NOTES: readonly Kind[] = ["note", "label"];

/** Type of a kind; `unit` multiplies the size: 1 on paper, more on a slide. */
export function typeOf(kind: Kind, unit = 1): TypeStyle {
  const [size, tracking, leading, weight] = SCALE[kind];
  return {
    fontFamily: NOTES.includes(kind) ? NOTE : SANS,
    fontWeight: weight,
    fontSize: size * unit,
    letterSpacing: size * unit * tracking,
    wordSpacing: size * unit * wordSpaceOf(tracking),
    lineHeight: leading,
  };
}

const glyphs: Record<string, { advance: number; left: number; right: number }> = metrics;
const glyphOf = (letter = "") => glyphs[letter] ?? { advance: 600, left: 45, right: 45 };

/** Distance from the left edge of a display letter to its stem, in em: headings are pulled left by it. */
export const bearingOf = (text: string): number => glyphOf(text[0]).left / 1000;

/** Size in points at which the widest of some lines of a kind of display type is as wide as the measure. */
export function fitSize(lines: readonly string[], measure: number, kind: Kind): number {
  const [, tracking] = SCALE[kind];
  const widths = lines.map((line) => {
    const letters = [...line];
    const advance = letters.reduce((sum, letter) => sum + glyphOf(letter).advance, 0);
    const ink = (advance - glyphOf(letters[0]).left - glyphOf(letters.at(-1)).right) / 1000;
    return ink + tracking * (letters.length - 1) + wordSpaceOf(tracking) * letters.filter((letter) => letter === " ").length;
  });
  return measure / Math.max(...widths);
}
