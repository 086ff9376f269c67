import { clsx } from "clsx";
import type { Industry } from "@/content/types";

/** Hours of a day. */
export const DAY = 24;
/** Hours with a label on the axis. */
export const EVERY_THIRD_HOUR = [0, 3, 6, 9, 12, 15, 18, 21] as const;

/** A span of the day as one or two stretches within 0 to 24; one that runs past midnight is cut there. */
export function stretches({ from, to }: { from: number; to: number }): { x: number; width: number }[] {
  if (to > from) return [{ x: from, width: to - from }];
  return [
    { x: from, width: DAY - from },
    { x: 0, width: to },
  ].filter(({ width }) => width > 0);
}

/** "16.5" as a wall clock shows it: 16:30. */
export function hourLabel(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The hours over a day: every third, on phones every sixth, where text is large every twelfth. */
export function DayAxis() {
  return (
    <div aria-hidden="true" className="hours-row">
      <svg className="scale-note col-start-2 h-6 w-full" textAnchor="middle" aria-hidden="true">
        {[...EVERY_THIRD_HOUR, DAY].map((hour) => (
          <text
            key={hour}
            x={`${(hour / DAY) * 100}%`}
            y="14"
            textAnchor={hour === DAY ? "end" : undefined}
            className={clsx(hour % 6 !== 0 && "max-md:hidden", hour % 12 !== 0 && "@max-[17rem]:hidden") || undefined}
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
