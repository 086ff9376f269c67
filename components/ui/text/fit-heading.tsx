import { clsx } from "clsx";
import { onMargin } from "./heading";
import { inkWidthAt, metricsOf } from "./ink-width";

/** A short name would otherwise be taller than the screen. As a share of the measure. */
const MAX_SIZE = 0.309;

/** Tracking, in em, where no letters need more air. */
const TRACKING = -0.046;

/** Pairs of letters whose arms and stems end at the same height: set too tight, they would touch. */
const FACING = /^(?:[fgkrtvwxyz][bfhijklmnprtuvwxyz]|[TVWYZ]{2})$/;
/** Air between such letters, in em. */
const AIR = 0.01;
/** Those of these pairs that the font's kerning pulls together, and by how much at most, in thousandths of an em. */
const KERNED = /^(?:ff|k[v-z]|T[YZ]|[VW]Y|Y[TVW]|ZT)$/;
const KERN = -40;

interface FitHeadingProps {
  /** The name broken into lines; the widest fills the measure unless it is very short. */
  lines: string[];
}

/** Every two letters that stand side by side. */
function pairsOf(line: string): string[] {
  const letters = [...line];
  return letters.slice(1).map((letter, index) => letters[index] + letter);
}

/** The air between the ink of two facing letters, in em, without tracking. */
function airOf(pair: string): number {
  const [first, second] = [...pair];
  return (metricsOf(first).right + metricsOf(second).left + (KERNED.test(pair) ? KERN : 0)) / 1000;
}

/** As tight as usual, or as much looser as the letters need. */
const trackingOf = (lines: readonly string[]): number =>
  Math.max(
    TRACKING,
    ...lines
      .flatMap(pairsOf)
      .filter((pair) => FACING.test(pair))
      .map((pair) => AIR - airOf(pair)),
  );

/**
 * The page's h1, one line of which fills the measure but for the font's kerns, except on screens too low for that. Its size is computed from the
 * font's metrics, as a share of the heading's own width. Set much larger than it fits, by a visitor's text zoom or a translation, it breaks into more lines.
 */
export function FitHeading({ lines }: FitHeadingProps) {
  const tracking = trackingOf(lines);
  const widest = Math.max(...lines.map(inkWidthAt(tracking)));
  const size = Math.min(1 / widest, MAX_SIZE);
  const hangs = /[gjpqy]/.test(lines.at(-1) ?? "");
  return (
    <h1 className={clsx("fit-heading", hangs && "hanging")}>
      {lines.map((line, index) => (
        <span
          key={line}
          style={{
            fontSize: `min(${round(size * 100)}cqi, var(--tallest) / ${lines.length})`,
            letterSpacing: `${round(tracking)}em`,
            ...onMargin(line),
          }}
        >
          {line}
          {index < lines.length - 1 && " "}
        </span>
      ))}
    </h1>
  );
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
