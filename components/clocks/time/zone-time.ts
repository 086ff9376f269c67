/** Milliseconds in an hour and in a calendar day. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * What calendar and clock show in a zone at an instant, whatever the visitor's own zone: wall time, as the milliseconds of that
 * same date and time in UTC, to the second. Takes epoch milliseconds and an IANA zone; throws RangeError on an unknown zone.
 */
export function wallTime(epochMs: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(epochMs);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
}

/** How far a zone is ahead of UTC at an instant, in minutes: 330 for Kolkata, -300 for New York in winter. */
export function offsetMinutes(epochMs: number, timeZone: string): number {
  return (wallTime(epochMs, timeZone) - Math.floor(epochMs / 1000) * 1000) / 60_000;
}

/**
 * The instant, in epoch milliseconds, at which a zone's clocks show a wall time; in an hour that a clock change skips, an hour beside it.
 * date-fns-tz does the same in 2.5 kB that every visitor would load; the tests hold this against it through whole years.
 */
export function instantOf(wallMs: number, timeZone: string): number {
  const near = wallMs - offsetMinutes(wallMs, timeZone) * 60_000;
  return wallMs - offsetMinutes(near, timeZone) * 60_000;
}

/** Calendar day of a wall time, counted from 1 January 1970. */
export const dayOf = (wallMs: number): number => Math.floor(wallMs / DAY);

/** Hours since midnight of a wall time, with fractions: 22.5 is half past ten in the evening. */
export const hourOf = (wallMs: number): number => (wallMs - dayOf(wallMs) * DAY) / HOUR;

/** The same hour on the clock of a day, 0 to 24: 1.5 for 25.5, and for -22.5. */
export const inDay = (hours: number): number => hours - 24 * Math.floor(hours / 24);

/** Degrees clockwise from twelve. Hour and minute hand creep; the second hand stands on whole seconds, so it can only step. */
export function handAngles(wallMs: number): { hour: number; minute: number; second: number } {
  const seconds = Math.floor(wallMs / 1000);
  return { hour: (seconds % 43_200) / 120, minute: (seconds % 3600) / 10, second: (seconds % 60) * 6 };
}

/** An hour of the day, 0 to 24 with fractions, as read aloud: 9 is "9:00 AM", 22.5 is "10:30 PM", 24 is "12:00 AM". */
export function timeWords(hours: number): string {
  const minutes = Math.floor(hours * 60 + 1e-6);
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** The same on a dial, which has room for no more: "9:30 AM" as "9:30", "9:00 AM" as "9". */
export const shortTime = (hours: number): string => timeWords(hours).replace(/(?::00)? [AP]M$/, "");

/** An instant for the `dateTime` attribute, to the minute and with the zone's offset: "2026-11-20T22:28+05:30". */
export function zonedIso(epochMs: number, timeZone: string): string {
  const offset = offsetMinutes(epochMs, timeZone);
  const distance = new Date(Math.abs(offset) * 60_000).toISOString().slice(11, 16);
  return `${new Date(wallTime(epochMs, timeZone)).toISOString().slice(0, 16)}${offset < 0 ? "-" : "+"}${distance}`;
}
