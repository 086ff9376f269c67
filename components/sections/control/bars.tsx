import { clsx } from "clsx";
import { Fragment } from "react";
import { percent } from "@/components/sections/shared/to-scale";
import { twoLines } from "@/components/ui/text/two-lines";
import type { DrawingOf } from "./drawing-props";

// A row, from its top: its name, over the bar; the bar, from the left edge to its value; the value, beside the bar's end.
//
//   Name of the row                                 Name of another row
//   ████████████████  40 %                          █████████████████████████████████████████  99 %
//
// SVG does not say how wide a text is, so its width is reckoned from its letters.

/** Share of a row's height that is its bar. */
const BAR = 0.58;

/** Letters of a name that stand in one line on the narrowest phone, beside a value. */
const NARROWEST = 36;

/** Widths in em of the values' type: a letter, the air beside a bar, and the drawing on the narrowest phone and tablet. */
const [LETTER, AIR, PHONE, TABLET] = [0.61, 0.6, 20, 48];

/** A row's name over its bar: on phones a long one has two lines. */
function RowName({ name, top }: { name: string; top: string }) {
  const isLong = name.length > NARROWEST;
  const [first, second] = twoLines(name);
  return (
    <>
      <text y={top} dy="-0.45em" className={isLong ? "max-sm:hidden" : undefined}>
        {name}
      </text>
      {isLong && (
        <text y={top} className="sm:hidden">
          <tspan x="0" dy="-1.7em">
            {`${first} `}
          </tspan>
          <tspan x="0" dy="1.25em">
            {second}
          </tspan>
        </text>
      )}
    </>
  );
}

/** What is kept free at the right, in em, so that the value of every bar has room beside it; the same for all answers, which share a scale. */
function roomFor(values: readonly { text: string; end: number }[]): number {
  const room = values.map(({ text, end }) => (end === 0 ? 0 : (text.length * LETTER + AIR - PHONE * (1 - end)) / end));
  return Math.max(0, ...room);
}

interface ValueProps {
  text: string;
  /** Where the bar ends, and the limit if there is one, as shares of the width. */
  end: number;
  limit?: number;
  /** Its middle, as a share of the height. */
  y: string;
}

/** A row's value beside its bar's end; where it would stand on the limit, which on phones is sooner, in the bar, or past the limit if the bar is short. */
function Value({ text, end, limit, y }: ValueProps) {
  const placeOn = (width: number) => {
    const room = (text.length * LETTER + 2 * AIR) / width;
    if (limit === undefined || end > limit || limit > end + room) return { at: end, isInside: false };
    return end < room ? { at: limit, isInside: false } : { at: end, isInside: true };
  };
  const [onPhones, onOthers] = [placeOn(PHONE * 0.75), placeOn(TABLET)];
  const isSame = onPhones.at === onOthers.at && onPhones.isInside === onOthers.isInside;
  const places = isSame
    ? [{ ...onPhones, className: undefined }]
    : [
        { ...onPhones, className: "md:hidden" },
        { ...onOthers, className: "max-md:hidden" },
      ];
  return places.map(({ at, isInside, className }) => (
    <text
      key={className ?? "all"}
      x={percent(at)}
      y={y}
      dx={`${isInside ? -AIR : AIR}em`}
      dy="0.35em"
      textAnchor={isInside ? "end" : undefined}
      className={clsx("font-semibold", isInside && "control-inside", className)}
    >
      {text}
    </text>
  ));
}

/** The drawing's height, with room for names of two lines on phones. */
const heightOf = (rows: readonly string[]): string => {
  const hasLong = rows.some((row) => row.length > NARROWEST);
  return rows.length > 3 ? clsx("h-72 lg:h-96", hasLong && "max-sm:h-104") : clsx("h-48 lg:h-72", hasLong && "max-sm:h-64");
};

/**
 * Bars to one scale with their names over them and their values at their ends. A bar beyond the limit is left open where that is what the
 * limit does; nothing at all is a mark at the edge.
 */
export function Bars({ control: { rows, whole, before = "", after = "", leavesOut, answers }, at }: DrawingOf<"bars">) {
  const answer = answers[at];
  if (!answer) return null;
  const { bars, limit } = answer;
  const say = (value: number) => `${before}${value.toLocaleString("en-GB")}${after && `\u00a0${after}`}`;
  const said = (index: number) => say(bars[index] ?? 0);
  const room = roomFor(answers.flatMap((one) => one.bars.map((value) => ({ text: say(value), end: value / whole }))));
  const isOpen = (value: number) => leavesOut === true && limit !== undefined && value > limit.at;
  const barsOf = (filled: boolean) =>
    bars
      .map((value, index) => (value === 0 || isOpen(value) === filled ? "" : `M0 ${index + 1 - BAR}h${value}v${BAR}h-${value}z`))
      .join("");
  return (
    <svg
      className={clsx("control-note", heightOf(rows), limit && "mt-8")}
      style={room > 0 ? { width: `calc(100% - ${room.toFixed(1)}em)` } : undefined}
      role="img"
      aria-label={rows.map((row, index) => `${row}: ${said(index)}`).join("; ")}
    >
      <svg width="100%" height="100%" viewBox={`0 0 ${whole} ${rows.length}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={barsOf(true)} className="control-solid" />
        <path d={barsOf(false)} className="control-open" />
      </svg>
      {limit && (
        <>
          <line x1={percent(limit.at / whole)} x2={percent(limit.at / whole)} y2="100%" className="control-limit" />
          <text x={percent(limit.at / whole)} dy="-0.5em" textAnchor={anchorAt(limit.at / whole)} className="font-semibold">
            {limit.label}
          </text>
        </>
      )}
      {rows.map((row, index) => {
        const top = percent((index + 1 - BAR) / rows.length);
        return (
          <Fragment key={row}>
            <RowName name={row} top={top} />
            {bars[index] === 0 && <rect y={top} width="2" height={percent(BAR / rows.length)} fill="currentColor" />}
            <Value
              text={said(index)}
              end={(bars[index] ?? 0) / whole}
              limit={limit && limit.at / whole}
              y={percent((index + 1 - BAR / 2) / rows.length)}
            />
          </Fragment>
        );
      })}
    </svg>
  );
}

/** A label over a place keeps within the drawing. */
function anchorAt(share: number): "start" | "middle" | "end" {
  if (share < 0.2) return "start";
  return share > 0.8 ? "end" : "middle";
}
