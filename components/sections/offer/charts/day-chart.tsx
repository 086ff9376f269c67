import type { Industry } from "@/content/collections/schema";
import { DayAxis, DayBar, EVERY_THIRD_HOUR, hourLabel } from "./day-scale";

interface DayChartProps {
  rows: { label: string; hours: Industry["hours"] }[];
}

/** Hours on a 24-hour scale, set as on the home page: solid when an outage hurts most, outlined when updates go in. */
export function DayChart({ rows }: DayChartProps) {
  return (
    <div className="px-mar pt-9 md:pt-12">
      <DayAxis />
      {rows.map(({ label, hours }) => (
        <div
          key={label}
          className="hours-row grid items-center gap-x-gut border-t-[1.5px] border-b border-ink border-b-line py-3"
        >
          <p className="leading-[1.15] font-semibold tracking-[-0.02em] md:text-h3">{label}</p>
          <DayBar hours={hours} ticks={[...EVERY_THIRD_HOUR, 24]} inset={0.04} className="block h-9 md:h-14" />
        </div>
      ))}
      {rows.map(({ label, hours }) => (
        <div key={label} className="hours-row gap-x-gut pt-3.5 md:grid">
          <p className="max-w-[24em] pb-3 font-note text-note text-ink-2 md:pr-4">{hours.note}</p>
          <dl className="grid content-start gap-x-gut gap-y-3 text-[0.9375rem] lg:grid-cols-2 xl:text-[1.125rem]">
            <Spans name="When an outage hurts most" spans={hours.critical} mark="before:bg-ink" />
            <Spans
              name="Best hours for updates, on a typical weekday"
              spans={[hours.release]}
              mark="before:border-2 before:border-p-l"
            />
          </dl>
        </div>
      ))}
    </div>
  );
}

interface SpansProps {
  name: string;
  spans: Industry["hours"]["critical"];
  /** The fill by which the chart shows them. */
  mark: string;
}

function Spans({ name, spans, mark }: SpansProps) {
  return (
    <div>
      <dt className="pb-1 font-note text-note text-ink-2">{name}</dt>
      {spans.map(({ from, to, label }) => (
        <dd
          key={from}
          className={`flex items-baseline gap-[min(0.75rem,3cqi)] wrap-anywhere py-0.5 before:size-2.5 before:flex-none ${mark}`}
        >
          <span className="w-[7.25rem] max-w-[36cqi] flex-none font-note tabular xl:w-[8.75rem]">
            {`${hourLabel(from)} to ${hourLabel(to)}`}
          </span>
          {` ${label}`}
        </dd>
      ))}
    </div>
  );
}
