import type { Industry } from "@/content/schema";

interface DayChartProps {
  rows: { label: string; hours: Industry["hours"] }[];
}

const DAY = 24;
const AXIS = [0, 3, 6, 9, 12, 15, 18, 21] as const;

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

/** Hours on a 24-hour scale, set as on the home page: solid when the trade can't go down, outlined when one releases. */
export function DayChart({ rows }: DayChartProps) {
  return (
    <div className="px-mar pt-9 md:pt-12">
      <Axis />
      {rows.map(({ label, hours }) => (
        <div
          key={label}
          className="hours-row grid items-center gap-x-gut border-t-[1.5px] border-b border-ink border-b-line py-3"
        >
          <p className="leading-[1.15] font-semibold tracking-[-0.02em] md:text-h3">{label}</p>
          <Bar hours={hours} />
        </div>
      ))}
      {rows.map(({ label, hours }) => (
        <div key={label} className="hours-row gap-x-gut pt-3.5 md:grid">
          <p className="max-w-[24em] pb-3 font-note text-note text-ink-2 md:pr-4">{hours.note}</p>
          <ul className="grid content-start gap-1.5 text-[0.9375rem] xl:text-[1.125rem]">
            {hours.critical.map((span) => (
              <Span key={span.from} span={span} mark="before:bg-ink" />
            ))}
            <Span span={hours.release} mark="before:border-2 before:border-p-l" />
          </ul>
        </div>
      ))}
    </div>
  );
}

function Span({ span: { from, to, label }, mark }: { span: Industry["hours"]["release"]; mark: string }) {
  return (
    <li className={`flex items-baseline gap-3 before:size-2.5 before:flex-none ${mark}`}>
      <span className="w-[7.25rem] flex-none font-note tabular-nums">{`${hourLabel(from)} to ${hourLabel(to)}`}</span> {label}
    </li>
  );
}

function Axis() {
  return (
    <div aria-hidden="true" className="hours-row grid gap-x-gut">
      <span />
      <svg className="h-6 w-full overflow-visible" aria-hidden="true" focusable="false">
        {AXIS.map((hour) => (
          <text
            key={hour}
            x={`${(hour / DAY) * 100}%`}
            y="14"
            className={`fill-ink-2 font-note text-note tabular-nums ${hour % 6 === 0 ? "" : "max-md:hidden"}`}
          >
            {hourLabel(hour)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Bar({ hours }: { hours: Industry["hours"] }) {
  return (
    <svg
      className="block h-9 w-full overflow-visible md:h-14"
      viewBox={`0 0 ${DAY} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={`M0 .5H${DAY}${AXIS.map((hour) => `M${hour} 0V1`).join("")}M${DAY} 0V1`}
        className="fill-none stroke-line"
        vectorEffect="non-scaling-stroke"
      />
      {hours.critical.flatMap(stretches).map(({ x, width }) => (
        <rect key={x} x={x} width={width} height="1" className="fill-ink" />
      ))}
      {stretches(hours.release).map(({ x, width }) => (
        <rect
          key={x}
          x={x}
          y=".04"
          width={width}
          height=".92"
          className="fill-paper stroke-p-l"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
