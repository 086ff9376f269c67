import { rectData } from "@/components/art/pen/shapes";
import type { PlanRow } from "@/content/types";

/** Who works on a task, in the words of the plan. */
export const whose = { us: "ours", both: "with you", you: "yours" } as const satisfies Record<PlanRow["by"], string>;

interface PlanBarsProps {
  by: PlanRow["by"];
  /** Where the bar begins and how long it is, in units of the scale. */
  from: number;
  units: number;
}

/** A task's bar, one unit high: in the page's colour where we work, in ink where the client does, half and half where both do. */
export function PlanBars({ by, from, units }: PlanBarsProps) {
  const [ours, theirs] = { us: [1, 0], both: [0.5, 0.5], you: [0, 1] }[by] as [number, number];
  return (
    <>
      {ours > 0 && <path className="ours" d={rectData(from, 0, units, ours)} />}
      {theirs > 0 && <path d={rectData(from, 1 - theirs, units, theirs)} />}
    </>
  );
}

/** What the fills of its bars mean, and in how many of the plan's steps the client's people take part: counted from the rows. */
export function PlanLegend({ rows }: { rows: PlanRow[] }) {
  const kinds = (["us", "both", "you"] as const).filter((kind) => rows.some(({ by }) => by === kind));
  const theirs = rows.filter(({ by }) => by !== "us").length;
  return (
    <div className="plan-legend">
      <p>{`Drawn to scale. Your people take part in ${theirs} of the ${rows.length} steps.`}</p>
      <ul aria-hidden="true">
        {kinds.map((by) => (
          <li key={by}>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <PlanBars by={by} from={0} units={1} />
            </svg>
            {whose[by]}
          </li>
        ))}
      </ul>
    </div>
  );
}
