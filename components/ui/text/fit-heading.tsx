import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { sum } from "@/components/ui/sum";
import { onMargin } from "./heading";
import { inkWidth, kernOf, metricsOf, TRACKING } from "./ink-width";

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

/** What the font's own kerns move the letters of a line, in em. */
const kernsOf = (line: string): number => sum([...line].map((letter, index) => kernOf((line[index - 1] ?? "") + letter)));

/** The width of a line in em, with the air between its armed letters. */
const airyWidth = (line: string): number => inkWidth(line) + sum(airs(line));

/**
 * The page's h1, one line of which fills the measure exactly, except on screens too low for that. Its size is computed from the font's metrics, as a
 * share of the heading's own width. Set much larger than it fits, by a visitor's text zoom or a translation, it breaks into more lines.
 */
export function FitHeading({ lines, className }: FitHeadingProps) {
  const widest = Math.max(...lines.map(airyWidth));
  const size = Math.min(1 / widest, MAX_SIZE);
  const hangs = /[gjpqy]/.test(lines.at(-1) ?? "");
  return (
    <h1 className={clsx("fit-heading", hangs && "hanging", className)}>
      {lines.map((line, index) => (
        <span
          key={line}
          style={{
            fontSize: `min(${round(size * 100)}cqi, var(--tallest) / ${lines.length})`,
            ...setting(line, size < MAX_SIZE && airyWidth(line) === widest),
          }}
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
  return { letterSpacing: `${round(tracking)}em`, ...onMargin(line) };
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
