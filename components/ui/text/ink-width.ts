import { sum } from "@/components/ui/sum";
import metrics from "./display-metrics.json";

/** Thousandths of an em, Archivo at weight 600: written by scripts/fonts/subset.ts. */
interface GlyphMetrics {
  advance: number;
  left: number;
  right: number;
}

const glyphs: Record<string, GlyphMetrics> = metrics;
const UNKNOWN: GlyphMetrics = { advance: 600, left: 45, right: 45 };

/** Of a letter with an accent, its letter's. */
export const metricsOf = (glyph = ""): GlyphMetrics => glyphs[glyph] ?? glyphs[glyph.normalize("NFD")[0] ?? ""] ?? UNKNOWN;

/** From the first letter's stem to the last letter's edge at a tracking, both in em; without the font's kerns. */
export const inkWidthAt =
  (tracking: number) =>
  (line: string): number => {
    const letters = [...line];
    const advance = sum(letters.map((glyph) => metricsOf(glyph).advance)) / 1000;
    const bearings = (metricsOf(letters[0]).left + metricsOf(letters.at(-1)).right) / 1000;
    return advance + tracking * (letters.length - 1) - bearings;
  };

/** The same at the tightest tracking of display type. */
export const inkWidth = inkWidthAt(-0.056);
