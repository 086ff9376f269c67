import { rectData } from "@/components/art/pen";
import type { PlanRow } from "@/content/types";

/** Who works on a task, in the words of the plan. */
export const whose = { us: "ours", both: "with you", you: "yours" } as const satisfies Record<PlanRow["by"], string>;

interface BarsProps {
  by: PlanRow["by"];
  /** Where the bar begins and how long it is, in units of the scale. */
  from: number;
  units: number;
}

/** A task's bar, one unit high: in the page's colour where we work, in ink where the client does, half and half where both do. */
export function Bars({ by, from, units }: BarsProps) {
  const [ours, theirs] = { us: [1, 0], both: [0.5, 0.5], you: [0, 1] }[by] as [number, number];
  return (
    <>
      {ours > 0 && <path className="ours" d={rectData(from, 0, units, ours)} />}
      {theirs > 0 && <path d={rectData(from, 1 - theirs, units, theirs)} />}
    </>
  );
}

interface PlanLegendProps {
  unit: "week" | "day";
  total: number;
  rows: PlanRow[];
}

/** What the fills of its bars mean, and for how much of the plan the client's people are needed: counted from the rows. */
export function PlanLegend({ unit, total, rows }: PlanLegendProps) {
  const kinds = (["us", "both", "you"] as const).filter((kind) => rows.some(({ by }) => by === kind));
  const theirs = new Set(rows.filter(({ by }) => by !== "us").flatMap(unitsOf));
  const throughout = theirs.size === total;
  const when = throughout
    ? "throughout"
    : unit === "day"
      ? `that span ${theirs.size} of the ${total} calendar days`
      : `in ${theirs.size} of the ${total} weeks`;
  return (
    <div className="plan-legend">
      <p>{`Drawn to scale. Your people work on tasks ${when}.`}</p>
      <ul aria-hidden="true">
        {kinds.map((by) => (
          <li key={by}>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <Bars by={by} from={0} units={1} />
            </svg>
            {whose[by]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The weeks or days of a task, both ends counted in full. */
const unitsOf = ({ from, to }: PlanRow): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
