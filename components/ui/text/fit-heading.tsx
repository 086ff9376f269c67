import { clsx } from "clsx";
import type { CSSProperties } from "react";
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
const metricsOf = (glyph: string | undefined): GlyphMetrics => (glyph === undefined ? UNKNOWN : (glyphs[glyph] ?? UNKNOWN));

const kerns: Record<string, number> = fontKerns;

/** Tracking of display type, in em. */
const TRACKING = -0.056;
/** A short name would otherwise be taller than the screen. As a share of the measure. */
const MAX_SIZE = 0.309;

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
function airs(line: string): number[] {
  const letters = [...line];
  return letters.map((letter, index) => {
    const before = letters[index - 1] ?? "";
    if (!(ARMED.test(before) && MET.test(letter))) return 0;
    return Math.max(0, AIR - TRACKING - (metricsOf(before).right + metricsOf(letter).left) / 1000);
  });
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** What the font's own kerns move the letters of a line, in em. */
const kernOf = (pair: string): number => (kerns[pair] ?? 0) / 1000;
const kernsOf = (line: string): number => sum([...line].map((letter, index) => kernOf((line[index - 1] ?? "") + letter)));

/** From the first letter's stem to the last letter's edge, in em. */
function inkWidth(line: string): number {
  const letters = [...line];
  const advance = sum(letters.map((glyph) => metricsOf(glyph).advance)) / 1000;
  const bearings = (metricsOf(letters[0]).left + metricsOf(letters.at(-1)).right) / 1000;
  return advance + sum(airs(line)) + TRACKING * (letters.length - 1) - bearings;
}

/**
 * The page's h1, one line of which fills the measure exactly at every width. Its size is computed from the font's metrics, as a share of the
 * heading's own width. Set much larger than it fits, by a visitor's text zoom or a translation, it breaks into more lines.
 */
export function FitHeading({ lines, className }: FitHeadingProps) {
  const widest = Math.max(...lines.map(inkWidth));
  const size = Math.min(1 / widest, MAX_SIZE);
  const hangs = /[gjpqy]/.test(lines.at(-1) ?? "");
  return (
    <h1 className={clsx("fit-heading", hangs && "hanging", className)}>
      {lines.map((line, index) => (
        <span
          key={line}
          style={{ fontSize: `${round(size * 100)}cqi`, ...setting(line, size < MAX_SIZE && inkWidth(line) === widest) }}
        >
          <Letters line={line} />
          {index < lines.length - 1 && " "}
        </span>
      ))}
    </h1>
  );
}

/** Where a line begins and how its letters are spaced. The tracking of one that fills the measure makes up for the font's kerns, which its width leaves out. */
function setting(line: string, fills: boolean): CSSProperties {
  const tracking = fills ? TRACKING - kernsOf(line) / (line.length - 1) : TRACKING;
  return { letterSpacing: `${round(tracking)}em`, marginLeft: `${round(-metricsOf(line[0]).left / 1000)}em` };
}

/** The letters of a line; one that needs more air stands in an element of its own, which the font's kerns do not reach. */
function Letters({ line }: { line: string }) {
  const letters = [...line];
  const parts = [""];
  for (const [index, air] of airs(line).entries()) {
    const letter = letters[index] ?? "";
    if (air > 0) parts.push(letter, "");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const begin = parts.slice(0, index).join("").length;
    const [before, after] = [letters[begin - 1] ?? "", letters[begin + 1] ?? ""];
    const marginLeft = (airs(line)[begin] ?? 0) + kernOf(before + part);
    const marginRight = airs(line)[begin + 1] ? 0 : kernOf(part + after);
    return (
      <span
        key={begin}
        style={{ marginLeft: `${round(marginLeft)}em`, marginRight: marginRight ? `${round(marginRight)}em` : undefined }}
      >
        {part}
      </span>
    );
  });
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
