import { DayAxis, DayBar } from "@/components/sections/shared/day-scale";
import { spanWords } from "@/components/ui/day-hours";
import type { Industry } from "@/content/types";

interface DayChartProps {
  label: string;
  hours: Industry["hours"];
}

/** Hours on a 24-hour scale, set as on the home page: solid when an outage hurts most, outlined when updates go in. */
export function DayChart({ label, hours }: DayChartProps) {
  return (
    <div className="day-chart px-mar">
      <DayAxis />
      <div className="hours-row">
        <p aria-hidden="true">{label}</p>
        <DayBar hours={hours} />
      </div>
      <div className="hours-row">
        <p className="caption">{hours.note}</p>
        <dl className="in-2">
          <Spans name="When an outage hurts most" spans={hours.critical} />
          <Spans name="Best hours for updates, on a typical weekday" spans={[hours.release]} />
        </dl>
      </div>
    </div>
  );
}

interface SpansProps {
  name: string;
  spans: Industry["hours"]["critical"];
}

function Spans({ name, spans }: SpansProps) {
  return (
    <div>
      <dt className="caption">{name}</dt>
      {spans.map(({ label, ...span }) => (
        <dd key={span.from}>
          <b>{spanWords(span)}</b>
          {` ${label}`}
        </dd>
      ))}
    </div>
  );
}
