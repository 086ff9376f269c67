import { clsx } from "clsx";
import { Fragment } from "react";
import { percent } from "@/components/sections/shared/to-scale";
import { twoLines } from "@/components/ui/text/two-lines";
import type { DrawingOf } from "./drawing-props";

// A row, from its top: its name, over the bar; the bar, from the left edge to its value; the value, at the bar's end.
//
//   Name of the row                                 Name of another row           99 %
//   ████████████████  40 %                          ██████████████████████████████████
//
// SVG does not say how wide a text is, so its width is reckoned from its letters for the narrowest phone; on wider screens there is more room.

/** Share of a row's height that is its bar. */
const BAR = 0.58;

/** Letters of a name that stand in one line on the narrowest phone, beside a value. */
const NARROWEST = 36;

/** Share of the width that a letter of a value takes on the narrowest phone. */
const LETTER = 0.03;

/** Share of the width up to which there is room for a value beside its bar. */
const ROOM = 0.75;

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

interface ValueProps {
  text: string;
  /** Where the bar ends, and the limit if there is one, as shares of the width. */
  end: number;
  limit?: number;
  /** Whether the bar is an outline. */
  isOpen: boolean;
  row: number;
  rows: number;
}

/**
 * Where a row's value stands: beside its bar's end, unless there is no room or the limit is there. Then in the bar, if that is filled, long enough,
 * and the limit is not there, too. If not even there: over the bar at the right edge, or on the limit, where that has room.
 */
function placeOf({
  text,
  end,
  limit = 0,
  isOpen,
}: Pick<ValueProps, "text" | "end" | "limit" | "isOpen">): "beside" | "in" | "over" {
  const length = text.length * LETTER;
  const standsOnLimit = (start: number) => start <= limit && limit <= start + length;
  const hasRoomBeside = end <= ROOM;
  const hasRoomIn = !isOpen && length < end && !(limit < end && standsOnLimit(end - length));
  if (hasRoomIn && (!hasRoomBeside || standsOnLimit(end))) return "in";
  return hasRoomBeside ? "beside" : "over";
}

function Value({ row, rows, ...props }: ValueProps) {
  const { text, end } = props;
  const place = placeOf(props);
  if (place === "over") {
    return (
      <text x="100%" y={percent((row + 1 - BAR) / rows)} dy="-0.45em" className="at-end">
        {text}
      </text>
    );
  }
  return (
    <text
      x={percent(end)}
      y={percent((row + 1 - BAR / 2) / rows)}
      dx={place === "in" ? "-0.6em" : "0.6em"}
      dy="0.35em"
      className={place === "in" ? "at-end in-bar" : "font-semibold"}
    >
      {text}
    </text>
  );
}

/** The drawing's height, with room for names of two lines on phones. */
const heightOf = (rows: readonly string[]): string => {
  const hasLong = rows.some((row) => row.length > NARROWEST);
  return rows.length > 3 ? clsx("h-72 lg:h-96", hasLong && "max-sm:h-104") : clsx("h-48 lg:h-72", hasLong && "max-sm:h-64");
};

/**
 * Bars to one scale with their names over them and their values at their ends. A bar beyond the
 * limit is left open where that is what the limit does.
 */
export function Bars({ control: { rows, whole, before = "", after = "", leavesOut, answers }, at }: DrawingOf<"bars">) {
  const answer = answers[at];
  if (!answer) return null;
  const { bars, limit } = answer;
  const said = (index: number) => `${before}${(bars[index] ?? 0).toLocaleString("en-GB")}${after && `\u00a0${after}`}`;
  const isOpen = (value: number) => leavesOut === true && limit !== undefined && value > limit.at;
  const barsOf = (filled: boolean) =>
    bars
      .map((value, index) => (value === 0 || isOpen(value) === filled ? "" : `M0 ${index + 1 - BAR}h${value}v${BAR}h-${value}z`))
      .join("");
  return (
    <svg
      className={clsx("control-note", heightOf(rows), limit && "mt-8")}
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
            <Value
              text={said(index)}
              end={(bars[index] ?? 0) / whole}
              limit={limit && limit.at / whole}
              isOpen={isOpen(bars[index] ?? 0)}
              row={index}
              rows={rows.length}
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
