import { clsx } from "clsx";
import { useId } from "react";
import type { BusinessHours } from "./business-hours";
import { NowLine, OfficeHours } from "./live";
import type { Office } from "./office-clock";

export interface HoursCopy {
  /** Above the bars. */
  hours: string;
  /** Beside the key of the line. */
  now: string;
  /** On the bar that spans the whole day. */
  support: string;
}

const AXIS = [0, 3, 6, 9, 12, 15, 18, 21];
const ROW = "grid grid-cols-[var(--label)_minmax(0,1fr)] items-center text-[0.875rem] md:text-[0.9375rem]";

function Axis() {
  return (
    <div className={clsx(ROW, "noscript:hidden")} aria-hidden="true">
      <div className="relative col-start-2 grid grid-cols-8 pt-3 font-note text-note leading-none font-medium text-ink-2 tabular-nums">
        {AXIS.map((hour) => (
          <span key={hour} className={clsx("w-fit", hour > 0 && "-translate-x-1/2", hour % 6 !== 0 && "max-md:invisible")}>
            {String(hour).padStart(2, "0")}
          </span>
        ))}
        <span className="absolute right-0 bottom-0">24</span>
      </div>
    </div>
  );
}

interface HoursChartProps {
  /** The first office is home: its day is the axis. */
  offices: readonly Office[];
  hours: readonly BusinessHours[];
  copy: HoursCopy;
}

/**
 * Each office's business hours on the home office's 24 hours, computed for the day; a bar is filled while that office is open.
 * Bars and line appear when the page is alive. Without JavaScript only the support bar stays, which needs no clock.
 */
export function HoursChart({ offices, hours, copy }: HoursChartProps) {
  const name = useId();
  const home = offices[0]?.timeZone ?? "UTC";
  return (
    <figure
      aria-labelledby={name}
      className="mx-mar border-t border-ink pt-3.5 [--label:4.75rem] md:[--label:max(5rem,calc((100%+var(--spacing-gut))/12))]"
    >
      <figcaption className="mb-4.5 flex justify-between gap-4 font-note text-note font-medium noscript:hidden">
        <span id={name}>{copy.hours}</span>
        <span className="flex flex-none items-start gap-2" aria-hidden="true">
          <span className="h-3.5 w-[2.25px] bg-p-l" />
          {copy.now}
        </span>
      </figcaption>
      <div className="relative">
        <ul className="noscript:hidden">
          {offices.map(({ country, timeZone }) => (
            <li key={timeZone} className={ROW}>
              <span className="font-medium">{country}</span>
              <OfficeHours timeZone={timeZone} homeZone={home} hours={hours} />
            </li>
          ))}
        </ul>
        <p className={clsx(ROW, "py-0.5")}>
          <span className="font-medium">Support</span>
          <strong className="relative z-1 flex min-h-7.5 items-center bg-p-f px-3 py-1 leading-tight tracking-[-0.01em] text-on-p">
            {copy.support}
          </strong>
        </p>
        <NowLine homeZone={home} />
      </div>
      <Axis />
    </figure>
  );
}
