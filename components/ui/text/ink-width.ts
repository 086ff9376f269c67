import { sum } from "@/components/ui/sum";
import metrics from "./display-metrics.json";

/** Of each glyph of Archivo at weight 600 its advance and the air at its left and right, in thousandths of an em: scripts/fonts/subset.ts. */
const glyphs: Record<string, number[]> = metrics;

/** Of a letter with an accent, its letter's. */
export function metricsOf(glyph = "") {
  const [advance = 600, left = 45, right = 45] = glyphs[glyph] ?? glyphs[glyph.normalize("NFD")[0] ?? ""] ?? [];
  return { advance, left, right };
}

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
