import { clsx } from "clsx";
import { percent } from "@/components/sections/shared/to-scale";
import type { DrawingOf } from "./drawing-props";

/** Share of a row that is its bar; over it stand its name and value. */
const BAR = 0.58;

/** Bars to one scale with their names and values over them. A bar beyond the limit is left open where that is what the limit does. */
export function Bars({ control: { rows, whole, before = "", after = "", leavesOut, answers }, at }: DrawingOf<"bars">) {
  const answer = answers[at];
  if (!answer) return null;
  const { bars, limit } = answer;
  const said = (index: number) => `${before}${(bars[index] ?? 0).toLocaleString("en-GB")}${after && `\u00a0${after}`}`;
  return (
    <svg
      className={clsx(rows.length > 3 ? "h-72 lg:h-96" : "h-48 lg:h-72", limit && "mt-8")}
      role="img"
      aria-label={rows.map((row, index) => `${row}: ${said(index)}`).join("; ")}
    >
      {rows.map((row, index) => {
        const value = bars[index] ?? 0;
        const top = percent((index + 1 - BAR) / rows.length);
        return (
          <g key={row} className="control-note">
            <text y={top} dy="-0.45em">
              {row}
            </text>
            <text x="100%" y={top} dy="-0.45em" textAnchor="end" className="font-semibold">
              {said(index)}
            </text>
            <rect
              y={top}
              width={percent(value / whole)}
              height={percent(BAR / rows.length)}
              className={leavesOut && limit && value > limit.at ? "control-open" : "control-solid"}
            />
          </g>
        );
      })}
      {limit && (
        <>
          <line x1={percent(limit.at / whole)} x2={percent(limit.at / whole)} y2="100%" className="control-limit" />
          <text
            x={percent(limit.at / whole)}
            dy="-0.5em"
            textAnchor={anchorAt(limit.at / whole)}
            className="control-note font-semibold"
          >
            {limit.label}
          </text>
        </>
      )}
    </svg>
  );
}

/** A label over a place keeps within the drawing. */
function anchorAt(share: number): "start" | "middle" | "end" {
  if (share < 0.2) return "start";
  return share > 0.8 ? "end" : "middle";
}
