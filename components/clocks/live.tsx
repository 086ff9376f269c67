"use client";

import type { ReactNode } from "react";
import { useMinute, useSecond } from "./clock-store";
import { Status } from "./status";
import { type BusinessHours, dateWords, officeStatus } from "./time/business-hours";
import { ownTime } from "./time/visitor-hours";
import { handAngles, hourOf, timeWords, wallTime, zonedIso } from "./time/zone-time";
import { UntilLive } from "./until-live";

// What moves in the clocks, and nothing else: dials, names and axes are server markup around these.

/** The hands of a dial of radius 100; none until the page is hydrated, rather than hands that stand still. */
export function Hands({ timeZone }: { timeZone: string }) {
  const now = useSecond();
  if (now === undefined) return null;
  const angles = handAngles(wallTime(now, timeZone));
  return (
    <>
      <path d="M100 110V52" className="stroke-ink" strokeWidth={5} transform={`rotate(${angles.hour} 100 100)`} />
      <path d="M100 114V24" className="stroke-ink" strokeWidth={3} transform={`rotate(${angles.minute} 100 100)`} />
      <path d="M100 120V18" className="stroke-p-l" strokeWidth={1.5} transform={`rotate(${angles.second} 100 100)`} />
      <circle cx={100} cy={100} r={4.5} className="fill-p-f" />
    </>
  );
}

interface OfficeTimeProps {
  timeZone: string;
  hours: readonly BusinessHours[];
  children: ReactNode;
}

/** An office's time, date and status once the page is hydrated, laid over the children, which keep their room after that. */
export function OfficeTime({ timeZone, hours, children }: OfficeTimeProps) {
  const live = (epochMs: number) => (
    <div>
      <p className="flex flex-wrap gap-x-2">
        <time dateTime={zonedIso(epochMs, timeZone)} className="font-semibold text-ink">
          {timeWords(hourOf(wallTime(epochMs, timeZone)))}
        </time>
        <span>{dateWords(epochMs, timeZone)}</span>
      </p>
      <Status {...officeStatus(epochMs, hours, timeZone)} />
    </div>
  );
  return (
    <UntilLive className="note" live={live}>
      {children}
    </UntilLive>
  );
}

/** Where the visitor's own day is now, across all bars of a drawing over it. */
export function VisitorNow() {
  const now = useMinute();
  if (now === undefined) return null;
  const hour = hourOf(ownTime(now));
  return (
    <svg viewBox="0 0 24 1" className="hours-bars hours-now" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${Number(hour.toFixed(3))} 0V1`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
