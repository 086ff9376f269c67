import { rectData } from "@/components/art/pen/shapes";
import { DAY_HOURS, EVERY_THIRD_HOUR, hourLabel, stretches } from "@/components/ui/day-hours";
import { percent } from "@/components/ui/percent";
import type { Industry } from "@/content/types";

/** The hours over a day: every third, of which narrow pages show fewer. */
export function DayAxis() {
  return (
    <div aria-hidden="true" className="hours-row">
      <svg className="scale-note" textAnchor="middle" aria-hidden="true">
        {[...EVERY_THIRD_HOUR, DAY_HOURS].map((hour) => (
          <text
            key={hour}
            x={percent(hour / DAY_HOURS)}
            y="14"
            textAnchor={hour === 0 ? "start" : hour === DAY_HOURS ? "end" : undefined}
          >
            {hourLabel(hour)}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface DayBarProps {
  hours: Industry["hours"];
}

/** How far the outline keeps from the bar's edges, as a share of its height. */
const INSET = 0.04;

/** A day to scale: solid when an outage hurts most, outlined when updates go in. */
export function DayBar({ hours }: DayBarProps) {
  const ticks = [...EVERY_THIRD_HOUR, DAY_HOURS].map((hour) => `M${hour} 0V1`).join("");
  const bars = (parts: ReturnType<typeof stretches>, inset: number) =>
    parts.map(({ x, width }) => rectData(x, inset, width, 1 - 2 * inset)).join("");
  return (
    <svg className="day-bar" viewBox={`0 0 ${DAY_HOURS} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 .5H${DAY_HOURS}${ticks}`} />
      <path d={bars(hours.critical.flatMap(stretches), 0)} />
      <path d={bars(stretches(hours.release), INSET)} />
    </svg>
  );
}
