import type { Industry } from "@/content/schema";

interface DayChartProps {
  rows: { label: string; hours: Industry["hours"] }[];
}

const DAY = 24;

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

/** Hours on a 24-hour scale: solid when the trade can't go down, outlined when one releases. */
export function DayChart({ rows }: DayChartProps) {
  return (
    <div className="px-mar pt-10">
      {rows.map(({ label, hours }) => (
        <div key={label} className="border-t border-line py-3">
          <svg
            className="block h-7 w-full overflow-visible"
            viewBox={`0 0 ${DAY} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <path d={`M0 .5H${DAY}`} className="fill-none stroke-line-2" vectorEffect="non-scaling-stroke" />
            {hours.critical.flatMap(stretches).map(({ x, width }) => (
              <rect key={x} x={x} width={width} height="1" className="fill-ink" />
            ))}
            {stretches(hours.release).map(({ x, width }) => (
              <rect
                key={x}
                x={x}
                y=".1"
                width={width}
                height=".8"
                className="fill-paper stroke-p-l"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
        </div>
      ))}
      <svg className="hidden h-5 w-full overflow-visible md:block" aria-hidden="true" focusable="false">
        {[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => (
          <text key={hour} x={`${(hour / DAY) * 100}%`} y="12" className="fill-ink-2 font-note text-[0.8125rem] tabular-nums">
            {hourLabel(hour)}
          </text>
        ))}
      </svg>
      {rows.map(({ label, hours }) => (
        <ul key={label} className="grid gap-1.5 pt-4 text-[0.9375rem]">
          {hours.critical.map((span) => (
            <li key={span.from} className="flex items-baseline gap-3 before:size-2.5 before:flex-none before:bg-ink">
              <span className="font-note tabular-nums">{`${hourLabel(span.from)} to ${hourLabel(span.to)}`}</span> {span.label}
            </li>
          ))}
          <li className="flex items-baseline gap-3 before:size-2.5 before:flex-none before:border-2 before:border-p-l">
            <span className="font-note tabular-nums">{`${hourLabel(hours.release.from)} to ${hourLabel(hours.release.to)}`}</span>{" "}
            {hours.release.label}
          </li>
        </ul>
      ))}
    </div>
  );
}
