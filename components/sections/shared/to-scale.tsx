import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Ink } from "@/components/art/drawing";
import { percent } from "@/components/ui/percent";

// Parts of drawings whose width is the page's: across they measure in their own units, down and in their type in pixels.

/** Type on such a drawing. */
export const NOTE = "scale-note";

interface ScaleFigureProps {
  /** Unique on the page, without a dash: the ids of title and description are made from it. */
  id: string;
  title: string;
  description: string;
  /** Words between the drawing and its caption, as wide as the drawing. */
  below?: ReactNode;
  caption: string;
  /** In pixels. */
  height: number;
  /** Utilities for the height of the line that runs through it, and where it ends. */
  line: string;
  children: ReactNode;
}

/** A drawing as wide as the page with its caption, and the page's line. */
export function ScaleFigure({ id, title, description, below, caption, height, line, children }: ScaleFigureProps) {
  const [titleId, descriptionId] = [`${id}title`, `${id}desc`];
  return (
    <figure>
      <div className="relative px-mar">
        <svg className="w-full" height={height} role="img" aria-labelledby={titleId} aria-describedby={descriptionId}>
          <title id={titleId}>{title}</title>
          <desc id={descriptionId}>{description}</desc>
          {children}
        </svg>
        <span className={clsx("absolute", line, "border-t-(length:--line-w) border-p-l")} aria-hidden="true" />
      </div>
      {below}
      <figcaption className="caption px-mar pt-3.5">{caption}</figcaption>
    </figure>
  );
}

interface AcrossProps {
  /** Units from edge to edge. */
  units: number;
  /** In pixels. */
  height: number;
  markup: string;
}

/** Lines in units across and pixels down, which keep their weight at any width. */
export function Across({ units, height, markup }: AcrossProps) {
  return (
    <svg width="100%" height={height} viewBox={`0 0 ${units} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <Ink markup={markup} />
    </svg>
  );
}

interface CalloutMarkProps {
  number: number;
  /** Centre of the balloon, in pixels. */
  x: number;
  y: number;
  /** Where its leader ends: straight down from the balloon unless said otherwise. */
  to: number;
  toX?: number;
}

/** A balloon with a leader down to what it names. */
export function CalloutMark({ number, x, y, to, toX = x }: CalloutMarkProps) {
  return (
    <>
      <path className="d-l1" d={`M${x} ${y}L${toX} ${to}`} />
      <circle className="d-l1 d-bal" cx={x} cy={y} r={10.5} />
      <text x={x} y={y + 4.5} textAnchor="middle" className="d-bal-n text-[0.8125rem]">
        {number}
      </text>{" "}
    </>
  );
}

/** Numerals under a ruler of minutes: every fifth, on phones every tenth, and the whole at its right end. */
export function MinuteNumerals({ minutes, y }: { minutes: number; y: number }) {
  const fives = Array.from({ length: Math.floor(minutes / 5) }, (_, index) => index * 5);
  return (
    <>
      {fives.map((minute) => (
        <text
          key={minute}
          x={percent(minute / minutes)}
          y={y}
          textAnchor={minute ? "middle" : "start"}
          className={clsx(NOTE, minute % 10 !== 0 && "max-md:hidden")}
        >
          {minute}
          {minute === 0 && <tspan className="max-md:hidden"> min</tspan>}
        </text>
      ))}
      <text x="100%" y={y} textAnchor="end" className={NOTE}>
        {minutes}
      </text>
    </>
  );
}
