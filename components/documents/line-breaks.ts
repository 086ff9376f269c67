import advances from "./fonts/advances.json";
import type { TypeStyle } from "./type";

const tables: Record<string, Record<string, number>> = advances;
/** Thousandths of an em, for a glyph that is in no table. */
const UNKNOWN = 600;

/** Width of a text in points, set in a type; kerning left out, so what is set is never wider. */
export function widthOf(text: string, type: TypeStyle): number {
  const { fontFamily, fontWeight, fontSize, letterSpacing, wordSpacing } = type;
  const table = tables[`${fontFamily[0]} ${fontWeight}`];
  if (!table) throw new Error(`components/documents/fonts/advances.json has no ${fontFamily[0]} ${fontWeight}`);
  const spacingOf = (glyph: string) => letterSpacing + (glyph === " " ? wordSpacing : 0);
  return [...text].reduce((sum, glyph) => sum + ((table[glyph] ?? UNKNOWN) * fontSize) / 1000 + spacingOf(glyph), 0);
}

const fits = (words: readonly string[], type: TypeStyle, measure: number) => widthOf(words.join(" "), type) <= measure;

function greedy(words: readonly string[], type: TypeStyle, measure: number): string[][] {
  const lines: string[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && fits([...line, word], type, measure)) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Lines as even as their number allows: for headings. */
function balanced(words: readonly string[], type: TypeStyle, measure: number): string[][] {
  const count = greedy(words, type, measure).length;
  let [low, high] = [measure / count, measure];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (greedy(words, type, middle).length > count) low = middle;
    else high = middle;
  }
  return greedy(words, type, high);
}

/** Shares of the measure: what the last line of a paragraph should fill, and how narrow the others may become for it. */
const [LAST, NARROWEST] = [0.36, 0.72];

/** No paragraph ends in a word or two: its other lines give way, as long as their number stays. */
function pretty(words: readonly string[], type: TypeStyle, measure: number): string[][] {
  const lines = greedy(words, type, measure);
  for (let share = 1; share >= NARROWEST; share -= 0.01) {
    const narrower = greedy(words, type, measure * share);
    if (narrower.length > lines.length) break;
    if (widthOf(narrower.at(-1)?.join(" ") ?? "", type) >= measure * LAST) return narrower;
  }
  return lines;
}

/**
 * Breaks words into lines of at most `measure` points. The renderer would break them too, but it lets a line run over and then squeezes
 * its spaces, ragged text included.
 */
export function breakLines(words: readonly string[], type: TypeStyle, measure: number, balance: boolean): string[][] {
  return (balance ? balanced : pretty)(words, type, measure);
}
