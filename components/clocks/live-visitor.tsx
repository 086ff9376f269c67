"use client";

import type { ReactNode } from "react";
import { Status } from "./status";
import type { BusinessHours } from "./time/business-hours";
import { type HoursOffice, officesNow, sharedWords, visitorHours } from "./time/visitor-hours";
import { hourOf, timeWords, wallTime, zonedIso } from "./time/zone-time";
import { UntilLive } from "./until-live";

// What the visitor's own clock adds to sentences about business hours. The element around each of these lays its two parts over one another.

interface VisitorHoursProps {
  office: HoursOffice;
  hours: readonly BusinessHours[];
  /** What to turn to while the office is closed, a sentence; nothing where there is no support. */
  offHours?: string;
  children: ReactNode;
}

/** The time where an office is, and whether it is open; while it is closed, what to turn to and when it opens by the visitor's clock. */
export function VisitorHours({ office, hours, offHours, children }: VisitorHoursProps) {
  const live = (epochMs: number) => {
    const { open, words } = visitorHours(epochMs, hours, office);
    return (
      <div>
        <p>
          {"It is "}
          <time dateTime={zonedIso(epochMs, office.timeZone)}>{timeWords(hourOf(wallTime(epochMs, office.timeZone)))}</time>
          {` in ${office.place}.`}
        </p>
        {!open && offHours && <p>{offHours}</p>}
        <Status open={open} words={words} />
      </div>
    );
  };
  return <UntilLive live={live}>{children}</UntilLive>;
}

interface OfficesNowProps {
  offices: readonly HoursOffice[];
  hours: readonly BusinessHours[];
  /** Said first while all offices are closed, and last while one is open; nothing where there is no support. */
  offHours?: string;
  anyHour?: string;
  children: ReactNode;
}

/** Which offices are open; while none is, what to turn to, and which one opens next by the visitor's clock. */
export function OfficesNow({ offices, hours, offHours, anyHour, children }: OfficesNowProps) {
  const live = (epochMs: number) => {
    const { open, words } = officesNow(epochMs, hours, offices);
    const said = open ? [`${words}.`, anyHour] : [offHours, `${words}.`];
    return <p>{said.filter(Boolean).join(" ")}</p>;
  };
  return <UntilLive live={live}>{children}</UntilLive>;
}

interface SharedHoursProps {
  offices: readonly HoursOffice[];
  /** A working day's. */
  hours: BusinessHours;
  children: ReactNode;
}

/** How many hours of the visitor's working day each office shares. */
export function SharedHours({ offices, hours, children }: SharedHoursProps) {
  const day = `${timeWords(hours.opens)} to ${timeWords(hours.closes)}`;
  const live = (epochMs: number) => (
    <p>{`Local times. Hours shared with your ${day}: ${sharedWords(epochMs, hours, offices)}.`}</p>
  );
  return <UntilLive live={live}>{children}</UntilLive>;
}
