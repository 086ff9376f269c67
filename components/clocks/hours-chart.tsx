import { clsx } from "clsx";
import { useId } from "react";
import type { Presence } from "@/content/single-pages/contact";
import { BAR, DayFrame } from "./day-frame";
import { ChartDayName, ChartKey, NowLine, OfficeHours } from "./live-chart";
import type { Office } from "./office-clock";
import type { BusinessHours } from "./time/business-hours";
import type { Span } from "./time/projected-hours";
import { yearRoundHours } from "./time/year-round-hours";

/** Hours with a label: the words of one line that fills the width, so that each is centred on its hour (app/styles/contact/office-hours.css). */
const AXIS = "00 03 06 09 12 15 18 21";

const outlines = (spans: Span[]): string =>
  spans.map(({ from, to }) => `M${from * 60} ${BAR.y}H${to * 60}V${BAR.y + BAR.height}H${from * 60}Z`).join("");

/** An office's weekday as it stands all year: outlined where it is always open, dashed where the season decides. */
function YearRoundHours({ office, home, hours, year }: { office: string; home: string; hours: BusinessHours; year: number }) {
  const { always, sometimes, words } = yearRoundHours(hours, office, home, year);
  const [solid, dashed] = [outlines(always), outlines(sometimes)];
  return (
    <>
      <DayFrame>
        {dashed !== solid && <path d={dashed} strokeDasharray="3 3" />}
        <path d={solid} />
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
  copy: Presence;
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
    <figure aria-labelledby={name} className={clsx("day", hasLongNames && "long-names")}>
      <figcaption>
        <span id={name}>{copy.hours}</span>{" "}
        <span className="stacked">
          <ChartDayName chart={chart}>{copy.days}</ChartDayName>
        </span>{" "}
        <ChartKey chart={chart} season={copy.season} now={copy.now} />
      </figcaption>
      <div className="day-rows">
        <ul>
          {offices.map(({ place, timeZone }) => (
            <li key={place} className="day-row">
              <b>{place}</b>{" "}
              <OfficeHours chart={chart} timeZone={timeZone}>
                <YearRoundHours office={timeZone} home={home} hours={hours[0]} year={year} />
              </OfficeHours>
            </li>
          ))}
        </ul>
        {copy.support && (
          <p className="day-row">
            <b>Support</b> <strong>{copy.support}</strong>
          </p>
        )}
        <NowLine chart={chart} />
      </div>
      <p className="day-axis" aria-hidden="true">
        {AXIS} <span>24</span>
      </p>
    </figure>
  );
}
