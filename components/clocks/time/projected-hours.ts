import { type BusinessHours, hoursOn, weekdayName } from "./business-hours";
import { DAY, dayOf, HOUR, hourOf, instantOf, timeWords, wallTime } from "./zone-time";

/** A stretch of one calendar day, in hours 0 to 24 of its wall clock. */
export interface Span {
  from: number;
  to: number;
}

/**
 * An office's hours laid on the home zone's calendar day of an instant (epoch milliseconds), in order and cut at that day's
 * midnights. Each end goes through its own instant, so that a change of offset on either side falls where it belongs.
 */
export function projectedSpans(epochMs: number, hours: readonly BusinessHours[], officeZone: string, homeZone: string): Span[] {
  const today = dayOf(wallTime(epochMs, homeZone));
  const start = instantOf(today * DAY, homeZone);
  const end = instantOf((today + 1) * DAY, homeZone);
  const spans: Span[] = [];
  for (let day = dayOf(wallTime(start, officeZone)); day <= dayOf(wallTime(end - 1, officeZone)); day++) {
    for (const { opens, closes } of hoursOn(day, hours)) {
      const from = Math.max(start, instantOf(day * DAY + opens * HOUR, officeZone));
      const to = Math.min(end, instantOf(day * DAY + closes * HOUR, officeZone));
      if (from >= to) continue;
      spans.push({ from: hourOf(wallTime(from, homeZone)), to: to === end ? 24 : hourOf(wallTime(to, homeZone)) });
    }
  }
  return spans;
}

/** Spans as read aloud: "12:00 AM to 4:30 AM and 7:30 PM to 12:00 AM", or "Closed all day". */
export function spansWords(spans: readonly Span[]): string {
  return spans.map(({ from, to }) => `${timeWords(from)} to ${timeWords(to)}`).join(" and ") || "Closed all day";
}

/** A day of the hours' drawing. */
export interface ChartDay {
  /** An instant within it, epoch milliseconds. */
  at: number;
  isToday: boolean;
  /** "today", or its weekday. */
  words: string;
}

/**
 * The day that the offices' hours are drawn for, on the home zone's clock, such that no row is empty: today, if every office has hours in it,
 * else the next day of which that is true, such as Monday on a Sunday; today again if there is none.
 */
export function chartDay(epochMs: number, hours: readonly BusinessHours[], zones: readonly string[], homeZone: string): ChartDay {
  const today = dayOf(wallTime(epochMs, homeZone));
  for (let ahead = 0; ahead <= 7; ahead++) {
    // Of a later day, its noon.
    const at = ahead === 0 ? epochMs : instantOf((today + ahead) * DAY + 12 * HOUR, homeZone);
    if (zones.every((zone) => projectedSpans(at, hours, zone, homeZone).length > 0)) {
      return { at, isToday: ahead === 0, words: ahead === 0 ? "today" : weekdayName(today + ahead) };
    }
  }
  return { at: epochMs, isToday: true, words: "today" };
}
