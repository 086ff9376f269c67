"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useMinute } from "./clock-store";
import { BAR, DayFrame } from "./day-frame";
import type { BusinessHours } from "./time/business-hours";
import { chartDay, projectedSpans, spansWords } from "./time/projected-hours";
import { hourOf, wallTime } from "./time/zone-time";

// What moves in the chart of the offices' hours.

/** All offices of the chart, which together decide on the day that it shows. */
export interface ChartHours {
  /** The first is home: its day is the axis. */
  zones: readonly string[];
  hours: readonly BusinessHours[];
}

/** The present instant and the chart's day; undefined until the page is hydrated. */
function useChartDay({ zones, hours }: ChartHours) {
  const epochMs = useMinute();
  if (epochMs === undefined) return undefined;
  const [homeZone = "UTC"] = zones;
  return { ...chartDay(epochMs, hours, zones, homeZone), homeZone, now: hourOf(wallTime(epochMs, homeZone)) };
}

/** "weekdays" until the page is hydrated, then "today", or the weekday of the next day on which all offices open. */
export function ChartDayName({ chart, children }: { chart: ChartHours; children: ReactNode }) {
  const day = useChartDay(chart);
  return (
    <>
      <span className={clsx(day && "invisible")}>{children}</span>
      {day && <span>{day.words}</span>}
    </>
  );
}

interface ChartKeyProps {
  chart: ChartHours;
  /** What the dashes mean, which stand until the page is hydrated. */
  season: string;
  now: string;
}

/** What the lines mean: the dashes first, in the same place "now" once its line is there. */
export function ChartKey({ chart, season, now }: ChartKeyProps) {
  const day = useChartDay(chart);
  return (
    <span className="stacked" aria-hidden="true">
      <span className={clsx(day && "invisible")}>{season}</span>{" "}
      <span className={clsx("now-key", !day?.isToday && "invisible")}>{now}</span>
    </span>
  );
}

/**
 * An office's business hours on the chart's day, filled while it is open, and the same in words; the children, which hold at any time, until
 * the page is hydrated.
 */
export function OfficeHours({ chart, timeZone, children }: { chart: ChartHours; timeZone: string; children: ReactNode }) {
  const day = useChartDay(chart);
  if (!day) return children;
  const spans = projectedSpans(day.at, chart.hours, timeZone, day.homeZone);
  if (spans.length === 0) return children;
  const isOpen = ({ from, to }: { from: number; to: number }) => day.isToday && from <= day.now && day.now < to;
  return (
    <>
      <DayFrame>
        {spans.map((span) => (
          <rect
            key={span.from}
            x={span.from * 60}
            {...BAR}
            width={(span.to - span.from) * 60}
            className={clsx(isOpen(span) && "fill-ink")}
          />
        ))}
      </DayFrame>
      <span className="sr-only">{spansWords(spans)}</span>
    </>
  );
}

/** Where the home day is now, across all bars; none while they are another day's. */
export function NowLine({ chart }: { chart: ChartHours }) {
  const day = useChartDay(chart);
  if (!day?.isToday) return null;
  return (
    <svg viewBox="0 0 1440 100" preserveAspectRatio="none" className="day-now" aria-hidden="true">
      <path d={`M${day.now * 60} 0V100`} />
    </svg>
  );
}
