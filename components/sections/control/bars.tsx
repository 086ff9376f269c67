import { clsx } from "clsx";
import { Fragment } from "react";
import { percent } from "@/components/ui/percent";
import { NARROWEST, RowName, roomFor, Value } from "./bar-labels";
import type { DrawingOf } from "./drawing-props";

// A row, from its top: its name, over the bar; the bar, from the left edge to its value; the value, beside the bar's end.
//
//   Name of the row                                 Name of another row
//   ████████████████  40 %                          █████████████████████████████████████████  99 %

/** Share of a row's height that is its bar. */
const BAR = 0.58;

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
          <text x={percent(limit.at / whole)} dy="-0.5em" textAnchor={anchorAt(limit.at / whole)}>
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
