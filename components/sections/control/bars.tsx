import { percent } from "@/components/sections/shared/to-scale";
import type { DrawingOf } from "./drawing-props";

/** Heights in rem: a row, its bar, and what stands over all of them where there is a limit. */
const [ROW, BAR, TOP, LIMIT] = [3.5, 1.75, 1.25, 1.5];

/** Bars to one scale with their names and values over them. A bar beyond the limit is left open where that is what the limit does. */
export function Bars({ control: { rows, whole, before = "", after = "", leavesOut, answers }, at }: DrawingOf<"bars">) {
  const answer = answers[at];
  if (!answer) return null;
  const { bars, limit } = answer;
  const top = limit ? LIMIT : 0;
  const said = (index: number) => `${before}${(bars[index] ?? 0).toLocaleString("en-GB")}${after}`;
  return (
    <svg
      height={`${top + rows.length * ROW}rem`}
      role="img"
      aria-label={rows.map((row, index) => `${row}: ${said(index)}`).join("; ")}
    >
      {rows.map((row, index) => {
        const value = bars[index] ?? 0;
        const isOut = leavesOut && limit && value > limit.at;
        return (
          <g key={row} className="control-note">
            <text y={`${top + index * ROW + TOP - 0.375}rem`}>{row}</text>
            <text x="100%" y={`${top + index * ROW + TOP - 0.375}rem`} textAnchor="end" className="font-semibold">
              {said(index)}
            </text>
            <rect
              y={`${top + index * ROW + TOP}rem`}
              width={percent(value / whole)}
              height={`${BAR}rem`}
              className={isOut ? "control-open" : "control-solid"}
            />
          </g>
        );
      })}
      {limit && (
        <>
          <line x1={percent(limit.at / whole)} x2={percent(limit.at / whole)} y1="1.25rem" y2="100%" className="control-limit" />
          <text
            x={percent(limit.at / whole)}
            y="0.875rem"
            textAnchor={limit.at > whole * 0.8 ? "end" : limit.at < whole * 0.2 ? "start" : "middle"}
            className="control-note font-semibold"
          >
            {limit.label}
          </text>
        </>
      )}
    </svg>
  );
}
