"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { NOT_YET, useEpochMinute, useEpochSecond } from "./clock-store";
import { DayFrame } from "./day-frame";
import {
  type BusinessHours,
  dateWords,
  type HoursOffice,
  type OfficeStatus,
  officeStatus,
  projectedSpans,
  spansWords,
  visitorHours,
} from "./time/business-hours";
import { handAngles, hourOf, timeWords, wallTime, zonedIso } from "./time/zone-time";

// What moves in the clocks, and nothing else: dials, names and axes are server markup around these.

interface ZonedHours {
  timeZone: string;
  hours: readonly BusinessHours[];
}

/** The hands of a dial of radius 100; none until the page is alive, rather than hands that stand still. */
export function Hands({ timeZone }: { timeZone: string }) {
  const second = useEpochSecond();
  if (second === NOT_YET) return null;
  const angles = handAngles(wallTime(second * 1000, timeZone));
  return (
    <>
      <path d="M100 110V52" className="stroke-ink" strokeWidth={5} transform={`rotate(${angles.hour} 100 100)`} />
      <path d="M100 114V24" className="stroke-ink" strokeWidth={3} transform={`rotate(${angles.minute} 100 100)`} />
      <path d="M100 120V18" className="stroke-p-l" strokeWidth={1.5} transform={`rotate(${angles.second} 100 100)`} />
      <circle cx={100} cy={100} r={4.5} className="fill-p-f" />
    </>
  );
}

/** Whether an office is open, in words and by a square that is filled or not. */
function Status({ open, words }: OfficeStatus) {
  return (
    <p className={clsx("flex items-baseline gap-2", open && "text-ink")}>
      <span aria-hidden="true" className={clsx("size-2 flex-none border-[1.5px] border-current", open && "bg-current")} />
      {words}
    </p>
  );
}

function LocalTime({ timeZone, hours, epochMs }: ZonedHours & { epochMs: number }) {
  return (
    <div className="text-[0.875rem] leading-[1.4] tabular md:text-[0.9375rem]">
      <p className="flex flex-wrap gap-x-2 md:gap-x-2.5">
        <time dateTime={zonedIso(epochMs, timeZone)} className="font-semibold text-ink">
          {timeWords(hourOf(wallTime(epochMs, timeZone)))}
        </time>
        <span>{dateWords(epochMs, timeZone)}</span>
      </p>
      <Status {...officeStatus(epochMs, hours, timeZone)} />
    </div>
  );
}

interface VisitorHoursProps {
  office: HoursOffice;
  hours: readonly BusinessHours[];
  /** The hours as they hold at any time. */
  children: ReactNode;
}

/**
 * Whether an office is open, and its hours by the visitor's own clock; until the page is alive the children, which keep their room after
 * that: the element around lays both over one another.
 */
export function VisitorHours({ office, hours, children }: VisitorHoursProps) {
  const minute = useEpochMinute();
  const alive = minute !== NOT_YET;
  return (
    <>
      <div className={clsx(alive && "invisible")}>{children}</div>
      {alive && <Status {...visitorHours(minute * 60_000, hours, office)} />}
    </>
  );
}

/** An office's time, date and status once the page is alive, laid over the children as in VisitorHours. */
export function OfficeTime({ timeZone, hours, children }: ZonedHours & { children: ReactNode }) {
  const minute = useEpochMinute();
  const alive = minute !== NOT_YET;
  return (
    <>
      <div className={clsx(alive && "invisible")}>{children}</div>
      {alive && <LocalTime timeZone={timeZone} hours={hours} epochMs={minute * 60_000} />}
    </>
  );
}

/**
 * An office's business hours on the home day, filled while it is open, and the same in words; the children, which hold at any time, until
 * the page is alive and on days without any: a row is never empty.
 */
export function OfficeHours({ timeZone, homeZone, hours, children }: ZonedHours & { homeZone: string; children: ReactNode }) {
  const minute = useEpochMinute();
  if (minute === NOT_YET) return children;
  const epochMs = minute * 60_000;
  const spans = projectedSpans(epochMs, hours, timeZone, homeZone);
  if (spans.length === 0) return children;
  const now = hourOf(wallTime(epochMs, homeZone));
  return (
    <>
      <DayFrame>
        {spans.map(({ from, to }) => (
          <rect
            key={from}
            x={from * 60}
            y={8}
            width={(to - from) * 60}
            height={18}
            className={clsx("stroke-ink stroke-[1.5]", from <= now && now < to ? "fill-ink" : "fill-paper")}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </DayFrame>
      <span className="sr-only">{spansWords(spans)}</span>
    </>
  );
}

/** Where the home day is now, across all bars. */
export function NowLine({ homeZone }: { homeZone: string }) {
  const minute = useEpochMinute();
  if (minute === NOT_YET) return null;
  const now = hourOf(wallTime(minute * 60_000, homeZone));
  return (
    <svg
      viewBox="0 0 1440 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute -top-1.5 right-0 -bottom-1.5 left-[var(--label)] h-[calc(100%+0.75rem)] w-[calc(100%-var(--label))] overflow-visible"
      aria-hidden="true"
    >
      <path d={`M${now * 60} 0V100`} className="stroke-p-l stroke-[2.25]" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
