import { clsx } from "clsx";
import { useId } from "react";
import { DayFrame } from "./day-frame";
import { ChartDayName, ChartKey, NowLine, OfficeHours } from "./live-chart";
import type { Office } from "./office-clock";
import type { BusinessHours, Span } from "./time/business-hours";
import { yearRoundHours } from "./time/year-round-hours";

export interface HoursCopy {
  /** Above the bars, and the days that they stand for before the page knows which one it is. */
  hours: string;
  days: string;
  /** Beside the key of the line. */
  now: string;
  /** Beside the dashes, until the page is hydrated. */
  season: string;
  /** On the bar that spans the whole day; left out where there is none. */
  support?: string;
}

const AXIS = [0, 3, 6, 9, 12, 15, 18, 21];
const ROW = "grid grid-cols-[var(--label)_minmax(0,1fr)] items-center text-[0.875rem] md:text-[0.9375rem]";

function Axis() {
  return (
    <div className={ROW} aria-hidden="true">
      <div className="relative col-start-2 grid grid-cols-8 pt-3 font-note text-note leading-none font-medium text-ink-2 tabular">
        {AXIS.flatMap((hour) => [
          <span key={hour} className={clsx("w-fit", hour > 0 && "-translate-x-1/2", hour % 6 !== 0 && "max-md:invisible")}>
            {String(hour).padStart(2, "0")}
          </span>,
          " ",
        ])}
        <span className="absolute right-0 bottom-0">24</span>
      </div>
    </div>
  );
}

const outlines = (spans: Span[]): string => spans.map(({ from, to }) => `M${from * 60} 8H${to * 60}V26H${from * 60}Z`).join("");

/** An office's weekday as it stands all year: outlined where it is always open, dashed where the season decides. */
function YearRoundHours({ office, home, hours, year }: { office: string; home: string; hours: BusinessHours; year: number }) {
  const { always, sometimes, words } = yearRoundHours(hours, office, home, year);
  const [solid, dashed] = [outlines(always), outlines(sometimes)];
  return (
    <>
      <DayFrame>
        <g className="fill-paper stroke-ink stroke-[1.5] *:[vector-effect:non-scaling-stroke]">
          {dashed !== solid && <path d={dashed} strokeDasharray="3 3" />}
          <path d={solid} />
        </g>
      </DayFrame>
      <span className="sr-only">{words}</span>
    </>
  );
}

/** The column of names has room for a word of as many letters; longer ones get a wider column. */
const LETTERS = 9;

interface HoursChartProps {
  /** The first office is home: its day is the axis. */
  offices: readonly Office[];
  /** The first entry is a weekday's. */
  hours: readonly [BusinessHours, ...BusinessHours[]];
  copy: HoursCopy;
  year: number;
}

/**
 * Each office's business hours on the home office's 24 hours. The server draws weekdays as they stand all year; once the page is hydrated the
 * bars are today's, filled while an office is open, with a line where the day is now; on days off they are the next working day's.
 */
export function HoursChart({ offices, hours, copy, year }: HoursChartProps) {
  const name = useId();
  const home = offices[0]?.timeZone ?? "UTC";
  const hasLongNames = offices.some(({ place }) => place.split(/[ -]/).some((word) => word.length > LETTERS));
  const chart = { zones: offices.map(({ timeZone }) => timeZone), hours };
  return (
    <figure
      aria-labelledby={name}
      className={clsx(
        "mx-mar border-t border-ink pt-3.5",
        hasLongNames
          ? "[--label:6.5rem] md:[--label:max(7.5rem,calc((100%+var(--spacing-gut))/12))]"
          : "[--label:4.75rem] md:[--label:max(5rem,calc((100%+var(--spacing-gut))/12))]",
      )}
    >
      <figcaption className="mb-4.5 flex flex-wrap justify-between gap-x-4 font-note text-note font-medium">
        <span className="flex flex-wrap gap-x-[0.3em]">
          <span id={name}>{copy.hours}</span>{" "}
          <span className="grid *:col-start-1 *:row-start-1">
            <ChartDayName chart={chart}>{copy.days}</ChartDayName>
          </span>
        </span>{" "}
        <ChartKey chart={chart} season={copy.season} now={copy.now} />
      </figcaption>
      <div className="relative">
        <ul>
          {offices.map(({ place, timeZone }) => (
            <li key={place} className={ROW}>
              <span className="pr-2 font-medium wrap-anywhere">{place}</span>{" "}
              <OfficeHours chart={chart} timeZone={timeZone}>
                <YearRoundHours office={timeZone} home={home} hours={hours[0]} year={year} />
              </OfficeHours>
            </li>
          ))}
        </ul>
        {copy.support && (
          <p className={clsx(ROW, "py-0.5")}>
            <span className="font-medium">Support</span>{" "}
            <strong className="relative z-1 flex min-h-7.5 items-center bg-p-f px-3 py-1 leading-tight tracking-[-0.011em] text-on-p">
              {copy.support}
            </strong>
          </p>
        )}
        <NowLine chart={chart} />
      </div>
      <Axis />
    </figure>
  );
}
