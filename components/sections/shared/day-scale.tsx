import { clsx } from "clsx";
import { DAY, EVERY_THIRD_HOUR, hourLabel, stretches } from "@/components/ui/day-hours";
import type { Industry } from "@/content/types";
import { percent } from "./to-scale";

/** The hours over a day: every third, on phones every sixth, on the narrowest and where text is large every twelfth. */
export function DayAxis() {
  return (
    <div aria-hidden="true" className="hours-row">
      <svg className="scale-note col-start-2 h-6 w-full" textAnchor="middle" aria-hidden="true">
        {[...EVERY_THIRD_HOUR, DAY].map((hour) => (
          <text
            key={hour}
            x={percent(hour / DAY)}
            y="14"
            textAnchor={hour === DAY ? "end" : undefined}
            className={clsx(hour % 6 !== 0 && "max-md:hidden", hour % 12 !== 0 && "@max-[22rem]:hidden") || undefined}
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
  const ticks = [...EVERY_THIRD_HOUR, DAY].map((hour) => `M${hour} 0V1`).join("");
  const box = (from: number, inset: number) => (part: { x: number; width: number }) =>
    `M${part.x} ${from}h${part.width}v${1 - 2 * inset}h-${part.width}z`;
  return (
    <svg className="day-bar" viewBox={`0 0 ${DAY} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 .5H${DAY}${ticks}`} />
      <path d={hours.critical.flatMap(stretches).map(box(0, 0)).join("")} />
      <path d={stretches(hours.release).map(box(INSET, INSET)).join("")} />
    </svg>
  );
}
