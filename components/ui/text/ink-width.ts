import { sum } from "@/components/ui/sum";
import fontKerns from "./display-kerns.json";
import metrics from "./display-metrics.json";

/** Thousandths of an em, Archivo at weight 600: written by scripts/fonts/subset.ts. */
interface GlyphMetrics {
  advance: number;
  left: number;
  right: number;
}

const glyphs: Record<string, GlyphMetrics> = metrics;
const UNKNOWN: GlyphMetrics = { advance: 600, left: 45, right: 45 };
const kerns: Record<string, number> = fontKerns;

/** Of a letter with an accent, its letter's. */
export const metricsOf = (glyph = ""): GlyphMetrics => glyphs[glyph] ?? glyphs[glyph.normalize("NFD")[0] ?? ""] ?? UNKNOWN;
/** What the font itself moves the second letter of a pair, in em. */
export const kernOf = (pair: string): number => (kerns[pair] ?? 0) / 1000;

/** Tracking of display type, in em. */
export const TRACKING = -0.056;

/** From the first letter's stem to the last letter's edge, in em, without the font's own kerns. */
export function inkWidth(line: string): number {
  const letters = [...line];
  const advance = sum(letters.map((glyph) => metricsOf(glyph).advance)) / 1000;
  const bearings = (metricsOf(letters[0]).left + metricsOf(letters.at(-1)).right) / 1000;
  return advance + TRACKING * (letters.length - 1) - bearings;
}
