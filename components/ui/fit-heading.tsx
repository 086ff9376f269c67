import { clsx } from "clsx";
import metrics from "./display-metrics.json";

/** Thousandths of an em, Archivo at weight 600: written by scripts/subset-fonts.mjs. */
interface GlyphMetrics {
  advance: number;
  left: number;
  right: number;
}

const glyphs: Record<string, GlyphMetrics> = metrics;
const UNKNOWN: GlyphMetrics = { advance: 600, left: 45, right: 45 };
const metricsOf = (glyph: string | undefined): GlyphMetrics => (glyph === undefined ? UNKNOWN : (glyphs[glyph] ?? UNKNOWN));

/** Tracking of display type and distance of its lines, in em. */
const TRACKING = -0.056;
const LEADING = 0.86;
/** A short name would otherwise be taller than the screen. In units of the measure, of which there are 1000. */
const MAX_SIZE = 309;
const MEASURE = 1000;
const CAP_HEIGHT = 0.69;
const DESCENDER = 0.2;

/** Letters with an arm or a bar at the x-height, or at the capitals', and those that begin with one or with a stem there: they would grow together. */
const ARMED = /[Tfrtvwyz]/;
const MET = /[Tbfhijklmnprtuvwyz]/;
/** Air between their ink, in em. */
const AIR = 0.01;

interface FitHeadingProps {
  /** The name broken into lines; the widest fills the measure unless it is very short. */
  lines: string[];
  className?: string;
}

/** How much further than its tracking each letter stands from the one before, in em. */
function kerns(line: string): number[] {
  const letters = [...line];
  return letters.map((letter, index) => {
    const before = letters[index - 1] ?? "";
    if (!(ARMED.test(before) && MET.test(letter))) return 0;
    return Math.max(0, AIR - TRACKING - (metricsOf(before).right + metricsOf(letter).left) / 1000);
  });
}

/** From the first letter's stem to the last letter's edge, in em. */
function inkWidth(line: string): number {
  const letters = [...line];
  const kerned = kerns(line).reduce((sum, kern) => sum + kern, 0);
  const advance = letters.reduce((sum, glyph) => sum + metricsOf(glyph).advance, 0) / 1000;
  const bearings = (metricsOf(letters[0]).left + metricsOf(letters.at(-1)).right) / 1000;
  return advance + kerned + TRACKING * (letters.length - 1) - bearings;
}

/** The advance that makes a line's ink exactly as wide as the measure, its last tracking included. */
function fittedAdvance(line: string, size: number): number {
  const letters = [...line];
  return MEASURE + ((metricsOf(letters[0]).left + metricsOf(letters.at(-1)).right) / 1000 + TRACKING) * size;
}

/** The kerns of a line as SVG wants them, up to its last; undefined if it needs none. */
function shifts(line: string, size: number): string | undefined {
  const list = kerns(line).map((kern) => round(kern * size));
  const last = list.findLastIndex((shift) => shift > 0);
  return last < 0 ? undefined : list.slice(0, last + 1).join(" ");
}

/**
 * The page's h1, one line of which fills the measure exactly at every width: text in an SVG whose size is computed from the font's
 * metrics, because a style attribute with a font size would break the CSP. It stays text, selectable and
 * searchable; its name is given once more because some tools do not read text inside an SVG.
 */
export function FitHeading({ lines, className }: FitHeadingProps) {
  const widest = Math.max(...lines.map(inkWidth));
  const size = Math.min(MEASURE / widest, MAX_SIZE);
  const hangs = /[gjpqy]/.test(lines.at(-1) ?? "");
  const height = size * (LEADING * (lines.length - 1) + CAP_HEIGHT + (hangs ? DESCENDER : 0));
  return (
    <h1 className={clsx("font-semibold", className)}>
      <svg
        role="img"
        aria-label={lines.join(" ")}
        viewBox={`0 0 ${MEASURE} ${round(height)}`}
        className="block w-full overflow-visible"
        fill="currentColor"
      >
        {lines.map((line, index) => (
          <text
            key={line}
            x={round((-metricsOf(line[0]).left / 1000) * size)}
            y={round(size * (CAP_HEIGHT + LEADING * index))}
            dx={shifts(line, size)}
            fontSize={round(size)}
            letterSpacing={round(size * TRACKING)}
            textLength={size < MAX_SIZE && inkWidth(line) === widest ? round(fittedAdvance(line, size)) : undefined}
          >
            {index < lines.length - 1 ? `${line} ` : line}
          </text>
        ))}
      </svg>
    </h1>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
