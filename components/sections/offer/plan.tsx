import type { CSSProperties } from "react";
import { percent } from "@/components/ui/percent";
import type { PlanRow } from "@/content/types";
import { PlanBars, PlanLegend, whose } from "./charts/plan-bars";

interface PlanProps {
  unit: "week" | "day";
  /** Length of the scale in units. */
  total: number;
  rows: PlanRow[];
}

/** A programme drawn to scale: one row a task, its words beside its bar, which is as long as its weeks or days and filled by who works. */
export function Plan({ unit, total, rows }: PlanProps) {
  const step = stepOf(total);
  const marks = Array.from({ length: Math.ceil(total / step) }, (_, index) => index * step + 1);
  return (
    <div className="plan px-mar">
      <PlanLegend rows={rows} />
      <svg className="scale-note" aria-hidden="true">
        {marks.map((mark) => (
          <text key={mark} x={percent((mark - 1) / total)} y="12">
            {mark === 1 ? `${unit} 1` : mark}
          </text>
        ))}
      </svg>
      <ol style={{ "--unit": percent((step === 5 ? step : 1) / total) } as CSSProperties}>
        {rows.map((row) => (
          <Row key={row.label} row={row} unit={unit} total={total} />
        ))}
      </ol>
    </div>
  );
}

/** Every how many weeks or days there is a number: seldom enough for them to stand apart on tablets. */
function stepOf(total: number): number {
  if (total > 16) return 5;
  return total > 8 ? 2 : 1;
}

function Row({ row, unit, total }: { row: PlanRow; unit: string; total: number }) {
  const before = row.from - 1;
  return (
    <li className="plan-row">
      <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        <PlanBars by={row.by} from={before} units={row.to - before} />
      </svg>
      <p>
        <b>{row.label}</b>{" "}
        <small>{`${row.from === row.to ? `${unit} ${row.from}` : `${unit}s ${row.from} to ${row.to}`}, ${whose[row.by]}`}</small>{" "}
        <span data-text="line">{row.text}</span>
      </p>
    </li>
  );
}
