import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { ringData } from "@/components/art/pen/curves";
import { shortenPath } from "@/components/art/sprites/shorten-path";
import { spriteAddress } from "@/components/art/sprites/sprite-address";
import type { Office as SiteOffice } from "@/content/offices";
import { Hands, OfficeTime } from "./live";
import { type BusinessHours, hoursPhrases } from "./time/business-hours";
import { offsetWords } from "./time/year-round-hours";
import { shortTime } from "./time/zone-time";

/** An office with its flag, which is drawn on the server: see components/art/sprite-image.tsx. */
export interface Office extends Pick<SiteOffice, "place" | "detail" | "timeZone"> {
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
      <p>{hoursPhrases(hours)}</p>
    </>
  );
}

interface ClockDialProps {
  timeZone: string;
  /** Width in CSS pixels; narrower where the column is. */
  size: number;
  /** What the dial shows as long as it has no hands; less than twelve hours. */
  hours: Pick<BusinessHours, "opens" | "closes">;
}

/** An analog clock, for the eye only. Until the page is hydrated it has no hands and shows the office's hours, which hold at any time. */
function ClockDial({ timeZone, size, hours: { opens, closes } }: ClockDialProps) {
  return (
    <svg viewBox="0 0 200 200" width={size} height={size} aria-hidden="true">
      <use href={spriteAddress("icons", "dial")} width={200} height={200} />
      <path d={shortenPath(ringData([100, 100], [42, 55], opens / 12, closes / 12), 1)} className="dial-hours" />
      <text x={100} y={101} dominantBaseline="central" className="dial-hours">
        {`${shortTime(opens)} to ${shortTime(closes)}`}
      </text>
      <Hands timeZone={timeZone} />
    </svg>
  );
}

/** One office's clock: dial, name, and its time, date and status in words, which change once a minute. `isWide` puts the words beside the dial. */
export function OfficeClock({ office, hours, year, size, isWide }: OfficeProps & { size: number; isWide: boolean }) {
  const name = useId();
  return (
    <figure aria-labelledby={name} className={clsx("clock", isWide && "clock-wide")}>
      <ClockDial timeZone={office.timeZone} size={size} hours={hours[0]} />
      <div>
        <h3 id={name}>
          {office.flag}
          {office.place}
        </h3>{" "}
        {office.detail && <p>{office.detail}</p>}
        {/* one cell, as high as the hours or the time may get: nothing below moves when the clock is hydrated */}
        <div className="stacked">
          <OfficeTime timeZone={office.timeZone} hours={hours}>
            <LocalHours office={office} hours={hours} year={year} />
          </OfficeTime>
        </div>
      </div>
    </figure>
  );
}
