import { clsx } from "clsx";
import type { PlanRow } from "@/content/collections/schema";
import { Bars, PlanLegend, whose } from "./charts/plan-bars";

/** Weeks or days up to which "week 1" and the 2 have room beside each other on a tablet. */
const ROOMY = 13;

interface PlanProps {
  unit: "week" | "day";
  /** Length of the scale in units. */
  total: number;
  rows: PlanRow[];
}

/** A programme drawn to scale: one row a task, its bar as long as its weeks or days and filled by who works, its words where the bar begins or ends. */
export function Plan({ unit, total, rows }: PlanProps) {
  const marks = Array.from({ length: total }, (_, index) => index + 1).filter(
    (mark) => total <= 16 || mark === 1 || mark % 5 === 0,
  );
  return (
    <div className="px-mar">
      <PlanLegend unit={unit} total={total} rows={rows} />
      <svg className="hidden h-7 w-full md:block" aria-hidden="true">
        {marks.map((mark) => (
          <text
            key={mark}
            x={`${((mark - 1) / total) * 100}%`}
            y="12"
            className={clsx("fill-ink font-note text-[0.8125rem] font-medium", mark === 2 && total > ROOMY && "max-lg:hidden")}
          >
            {mark === 1 ? `${unit} 1` : mark}
          </text>
        ))}
      </svg>
      <div className="relative border-t-[1.5px] border-ink">
        <Columns marks={[...marks, total + 1]} total={total} />
        <ol className="relative">
          {rows.map((row) => (
            <Row key={row.label} row={row} unit={unit} total={total} />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** A rule where each marked week or day begins, behind the rows. */
function Columns({ marks, total }: { marks: number[]; total: number }) {
  return (
    <svg
      className="absolute inset-0 hidden h-full w-full overflow-hidden md:block"
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={marks.map((mark) => `M${mark - 1} 0V1`).join("")}
        className="fill-none stroke-line"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Row({ row, unit, total }: { row: PlanRow; unit: string; total: number }) {
  const before = row.from - 1;
  const after = total - row.to;
  const isLate = before > after && before > total / 2;
  return (
    <li className="plan-row">
      <svg className="block h-4 w-full md:h-6 xl:h-8" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 .5H${total}`} className="fill-none stroke-line md:hidden" vectorEffect="non-scaling-stroke" />
        <Bars by={row.by} from={before} units={row.to - before} />
      </svg>
      <div className={clsx("mt-1.5 md:mt-2 md:flex", isLate && "md:flex-row-reverse")}>
        <Gap units={isLate ? after : before} total={total} />
        <p className={isLate ? "md:pl-2 md:text-right" : "md:pr-2"}>
          <b>{row.label}</b>{" "}
          <span>
            {row.from === row.to ? `${unit} ${row.from}` : `${unit}s ${row.from} to ${row.to}`}, {whose[row.by]}
          </span>{" "}
          <span>{row.text}</span>
        </p>
      </div>
    </li>
  );
}

/** Room as wide as so many units of the scale, from md on. */
function Gap({ units, total }: { units: number; total: number }) {
  if (units === 0) return null;
  return <span className="hidden flex-none md:block" style={{ width: `${Math.round((units / total) * 10000) / 100}%` }} />;
}
