import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { ClockDial } from "./clock-dial";
import { HoursPhrases } from "./hours-phrases";
import { OfficeTime } from "./live";
import type { BusinessHours } from "./time/business-hours";
import { offsetWords } from "./time/year-round-hours";

/** An entry of `site.offices` with its flag drawn. */
export interface Office {
  /** Its name among the offices. */
  place: string;
  /** Where it is, as far as its name does not say so. */
  detail?: string;
  /** IANA name. */
  timeZone: string;
  /** Drawn on the server: see flags.tsx. */
  flag: ReactNode;
}

interface OfficeProps {
  office: Office;
  /** The first entry is the dial's. */
  hours: readonly [BusinessHours, ...BusinessHours[]];
  /** Of the build: its rules of summer time. */
  year: number;
}

/** What holds at any time, for pages that are not hydrated yet or never will be. */
function LocalHours({ office, hours, year }: OfficeProps) {
  return (
    <>
      <p>{offsetWords(office.timeZone, year)}</p>
      <p>
        <HoursPhrases hours={hours} />
      </p>
    </>
  );
}

/** One office's clock: dial, name, and its time, date and status in words, which change once a minute. `isWide` puts the words beside the dial. */
export function OfficeClock({ office, hours, year, size, isWide }: OfficeProps & { size: number; isWide: boolean }) {
  const name = useId();
  return (
    <figure
      aria-labelledby={name}
      className={clsx(
        "grid grid-cols-[6rem_1fr] items-start gap-x-4 @max-[17rem]:grid-cols-1",
        isWide
          ? "md:grid-cols-[9rem_minmax(0,1fr)] md:items-center md:gap-x-gut lg:grid-cols-[13.5rem_minmax(0,1fr)]"
          : "lg:block",
      )}
    >
      <ClockDial timeZone={office.timeZone} size={size} hours={hours[0]} />
      <div className="lg:pt-5.5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 id={name} className="flex items-baseline gap-2.5 text-h3">
            {office.flag}
            {office.place}
          </h3>
          {office.detail && <p className="text-[0.9375rem] text-ink-2 lg:leading-none">{office.detail}</p>}
        </div>
        {/* one cell, as high as the hours or the time may get: nothing below moves when the clock is hydrated */}
        <div className="mt-0.5 grid min-h-[5.25rem] text-ink-2 *:col-start-1 *:row-start-1 min-[360px]:min-h-[4rem] lg:min-h-0">
          <OfficeTime timeZone={office.timeZone} hours={hours}>
            <LocalHours office={office} hours={hours} year={year} />
          </OfficeTime>
        </div>
      </div>
    </figure>
  );
}
