import { percent } from "@/components/ui/percent";
import type { DrawingOf } from "./drawing-props";

/** Share of a column's place that it fills. */
const FILL = 0.74;

/** Columns of their values' height: filled where they pass the limit, open where they don't; a cross stands over what must not pass. */
export function Columns({ control: { columns, wrong = [], axis, pass, answers }, at }: DrawingOf<"columns">) {
  const answer = answers[at];
  if (!answer) return null;
  const { limit, label } = answer;
  const height = (value: number) => (value - axis.from) / (axis.to - axis.from);
  const passes = (value: number) => (pass === "above" ? value >= limit : value <= limit);
  const path = (side: boolean) =>
    columns
      .map((value, index) => (passes(value) === side ? `M${index} 1v${(-height(value)).toFixed(3)}h${FILL}V1z` : ""))
      .join("");
  const crossings = columns
    .map((value, index) => (passes(value) ? `M${index} ${(1 - height(limit)).toFixed(3)}h${FILL}` : ""))
    .join("");
  const width = columns.length - 1 + FILL;
  // The limit's label stands where the columns are low.
  const isRising = (columns.at(-1) ?? 0) > (columns[0] ?? 0);
  return (
    <svg className="control-note h-52 md:h-72 lg:h-full lg:min-h-[26cqi]" aria-hidden="true">
      <svg width="100%" height="100%" viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path(true)} className="control-solid" />
        <path d={path(false)} className="control-open" />
        {/* light under the limit's dashes where they cross a filled column */}
        <path d={crossings} className="control-tape" />
      </svg>
      {wrong.map((number) => {
        const value = columns[number - 1] ?? 0;
        return (
          <text
            key={number}
            x={percent((number - 1 + FILL / 2) / width)}
            y={percent(1 - height(value))}
            dy="-0.15em"
            textAnchor="middle"
            className="text-[2em]"
          >
            ×
          </text>
        );
      })}
      <line x2="100%" y1={percent(1 - height(limit))} y2={percent(1 - height(limit))} className="control-limit" />
      <text x={isRising ? "0" : "100%"} y={percent(1 - height(limit))} dy="-0.4em" textAnchor={isRising ? "start" : "end"}>
        {label}
      </text>
    </svg>
  );
}
