import { inkWidth } from "@/components/ui/text/ink-width";

/** How large the first screen's headline is, and how much of it stands over the drawing: values of the properties that hero.css reads. */
export interface HeadlineRoom {
  /** Size on wide settings, where each line has a row, and on phones, as shares of the measure. */
  "--fit": number;
  "--fit-phone": number;
  "--lines": number;
  /** Lines of which the last is too long to have the drawing beside it. */
  "--long-lines": number;
  /** Where the drawing makes room for long lines, its notes would be smaller than 11 px. */
  "--long-callouts"?: "none";
  /** How far a line may stand out of the measure before it breaks; absent, a tenth of the measure. */
  "--overhang"?: "0px";
}

/** The largest sizes: those of a headline of usual length. */
const [LARGEST, LARGEST_PHONE] = [0.1508, 0.2585];
/** Share of the measure that the widest line takes: the rest is room for the fallback font, which may be a little wider. */
const [SHARE, SHARE_PHONE] = [0.996, 0.979];
/** The same for a line of one word: it may not stand out further, because nothing but its letters could break. */
const SHARE_ONE_WORD = 0.94;
/** Most rows on phones. */
const ROWS_PHONE = 3;
/** Share of the measure that the drawing leaves free beside it. */
const BESIDE = 0.5;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const widest = (lines: readonly string[]): number => Math.max(...lines.map(inkWidth));

/** A line on two rows that are as short as they may be; itself where it is one word. */
function onTwoRows(line: string): string[] {
  const words = line.split(" ");
  const ways = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best), [line]);
}

/** The lines as they break on phones: the widest first, as long as there is room. */
function phoneRows(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => inkWidth(line) === widest(lines));
  const broken = lines.flatMap((line, index) => (index === at ? onTwoRows(line) : [line]));
  return broken.length === lines.length || broken.length > ROWS_PHONE ? [...lines] : phoneRows(broken);
}

/** Room for a headline of any length. */
export function headlineRoom(lines: readonly string[]): HeadlineRoom {
  const isOneWord = lines.some(
    (line) => inkWidth(line) === widest(lines) && !line.includes(" ") && inkWidth(line) * LARGEST > SHARE_ONE_WORD,
  );
  const fit = Math.min(LARGEST, (isOneWord ? SHARE_ONE_WORD : SHARE) / widest(lines));
  const longLines = Math.max(1, lines.findLastIndex((line) => inkWidth(line) * fit > BESIDE) + 1);
  return {
    "--fit": round(fit),
    "--fit-phone": round(Math.min(LARGEST_PHONE, SHARE_PHONE / widest(phoneRows(lines)))),
    "--lines": lines.length,
    "--long-lines": longLines,
    ...(longLines > 1 ? { "--long-callouts": "none" } : {}),
    ...(isOneWord ? { "--overhang": "0px" } : {}),
  };
}
