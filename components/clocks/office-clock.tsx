import { clsx } from "clsx";
import { Fragment, type ReactNode, useId } from "react";
import { type BusinessHours, dateWords, hoursPhrases, officeStatus } from "./business-hours";
import { ClockDial } from "./clock-dial";
import { NOT_YET, useEpochMinute } from "./clock-store";
import { hourOf, timeWords, wallTime, zonedIso } from "./zone-time";

/** An entry of `site.offices` with its flag drawn; specification, section 3. */
export interface Office {
  country: string;
  city: string;
  /** IANA name. */
  timeZone: string;
  /** Drawn on the server: see flags.tsx. */
  flag: ReactNode;
}

interface OfficeProps {
  office: Office;
  hours: readonly BusinessHours[];
}

/** What holds at any time, for pages that are not alive yet or never will be. */
function LocalHours({ office, hours }: OfficeProps) {
  return (
    <div className="font-note text-note">
      <p>{office.timeZone.replace("_", " ")}</p>
      <p>
        {hoursPhrases(hours).map((phrase) => (
          <Fragment key={phrase}>
            <span className="inline-block">{phrase}</span>{" "}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

function LocalTime({ office, hours, epochMs }: OfficeProps & { epochMs: number }) {
  const { open, words } = officeStatus(epochMs, hours, office.timeZone);
  return (
    <div className="text-[0.9375rem] leading-[1.4] tabular-nums">
      <p className="flex flex-wrap gap-x-2.5">
        <time dateTime={zonedIso(epochMs, office.timeZone)} className="font-semibold text-ink">
          {timeWords(hourOf(wallTime(epochMs, office.timeZone)))}
        </time>
        <span>{dateWords(epochMs, office.timeZone)}</span>
      </p>
      <p className={clsx("flex items-baseline gap-2", open && "text-ink")}>
        <span aria-hidden="true" className={clsx("size-2 flex-none border-[1.5px] border-current", open && "bg-current")} />
        {words}
      </p>
    </div>
  );
}

/** One office's clock: dial, name, and its time, date and status in words, which change once a minute. */
export function OfficeClock({ office, hours, size }: OfficeProps & { size: number }) {
  const name = useId();
  const minute = useEpochMinute();
  const alive = minute !== NOT_YET;
  return (
    <figure aria-labelledby={name}>
      <ClockDial timeZone={office.timeZone} size={size} />
      <h3 id={name} className="mt-5.5 flex items-center gap-2.5 text-h3">
        {office.flag}
        {office.country}
      </h3>
      <p className="mt-1 text-[0.9375rem] text-ink-2">{office.city}</p>
      {/* Both texts share one cell, and the cell is as high as either may get: nothing below moves when the clock comes alive. */}
      <div className="mt-0.5 grid min-h-[7.875rem] text-ink-2 *:col-start-1 *:row-start-1 min-[360px]:min-h-[6.625rem] lg:min-h-0">
        <div className={clsx(alive && "invisible")}>
          <LocalHours office={office} hours={hours} />
        </div>
        {alive && <LocalTime office={office} hours={hours} epochMs={minute * 60_000} />}
      </div>
    </figure>
  );
}
