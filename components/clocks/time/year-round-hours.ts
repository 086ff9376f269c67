import type { BusinessHours } from "./business-hours";
import { type Span, spansWords } from "./projected-hours";
import { inDay, offsetMinutes } from "./zone-time";

// What holds on every weekday of a year, for the server's HTML, which can't know when it is read: clocks change, the drawing must not.

const WEEK = 7 * 86_400_000;

/** What `read` gives at noon UTC through a year, once a week, which no pair of zones' clock changes slips through. */
function throughYear(year: number, read: (epochMs: number) => number): number[] {
  const start = Date.UTC(year, 0, 1, 12);
  return [...new Set(Array.from({ length: 53 }, (_, week) => read(start + week * WEEK)))].sort((a, b) => a - b);
}

/** A stretch of hours on a day's clock, cut at midnight where it passes one; `from` may lie before 0, `to` after 24. */
function cutAtMidnight(from: number, to: number): Span[] {
  const start = inDay(from);
  const end = start + to - from;
  if (end <= 24) return [{ from: start, to: end }];
  return [
    { from: 0, to: end - 24 },
    { from: start, to: 24 },
  ];
}

/** Offsets of a zone in January and July, in minutes: they differ where clocks go forward in summer. */
const midSeasons = (timeZone: string, year: number) => [0, 6].map((month) => offsetMinutes(Date.UTC(year, month, 15), timeZone));

function changesWithSeasons(timeZone: string, year: number): boolean {
  const [january, july] = midSeasons(timeZone, year);
  return january !== july;
}

export interface YearRoundHours {
  /** In hours of the home day: open on every weekday of the year, and open in some season. */
  always: Span[];
  sometimes: Span[];
  /** "9:00 AM to 6:00 PM"; where clocks change, the hours of each season: "in its summer 1:30 PM to 10:30 PM, otherwise 2:30 PM to 11:30 PM". */
  words: string;
}

/** An office's hours on weekdays of a year, laid on the home zone's day. */
export function yearRoundHours(hours: BusinessHours, officeZone: string, homeZone: string, year: number): YearRoundHours {
  // How far the home clock is ahead of the office's through the year: one number of hours, or more where either of them changes.
  const shifts = throughYear(year, (at) => (offsetMinutes(at, homeZone) - offsetMinutes(at, officeZone)) / 60);
  const least = Math.min(...shifts);
  const most = Math.max(...shifts);
  const seasons = shifts.map((shift) => spansWords([{ from: hours.opens + shift, to: hours.closes + shift }]));
  // The least shift is that of the office's summer, when its clock is forward.
  const [inSummer = "", otherwise] = seasons;
  const isOfficeSummer = otherwise !== undefined && changesWithSeasons(officeZone, year) && !changesWithSeasons(homeZone, year);
  return {
    // From the latest opening to the earliest closing; then from the earliest to the latest.
    always: cutAtMidnight(hours.opens + most, hours.closes + least),
    sometimes: cutAtMidnight(hours.opens + least, hours.closes + most),
    words: isOfficeSummer ? `in its summer ${inSummer}, otherwise ${otherwise}` : seasons.join(", and in other months "),
  };
}

/** An offset in minutes as "+5:30" or "−5". */
function signed(offset: number): string {
  const minutes = Math.abs(offset) % 60;
  const hours = Math.floor(Math.abs(offset) / 60);
  return `${offset < 0 ? "−" : "+"}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}

/**
 * How far a zone is from UTC through a year: "UTC+5:30", or "UTC−5, in summer −4". Clocks go forward in summer, wherever they change with the
 * seasons; where January and July have the same time, as in Morocco, which turns its clocks back for Ramadan, it is "UTC+1, at times +0".
 */
export function offsetWords(timeZone: string, year: number): string {
  const offsets = throughYear(year, (at) => offsetMinutes(at, timeZone));
  const [standard = 0, other] = offsets;
  if (other === undefined) return `UTC${signed(standard)}`;
  const [january] = midSeasons(timeZone, year);
  if (changesWithSeasons(timeZone, year)) return `UTC${signed(standard)}, in summer ${signed(other)}`;
  const usual = january ?? standard;
  return `UTC${signed(usual)}, at times ${signed(usual === standard ? other : standard)}`;
}
