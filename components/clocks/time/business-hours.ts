import type { Company } from "@/content/schemas/brand";
import { DAY, dayOf, hourOf, timeWords, wallTime } from "./zone-time";

/** Hours on some days of the week, in the office's own zone. */
export type BusinessHours = Company["businessHours"][number];

export interface OfficeStatus {
  open: boolean;
  /** "Open, closes 6:00 PM", "Closed, opens tomorrow 10:00 AM"; times of the office's own zone. */
  words: string;
}

/** Kept, as every tick of a clock asks them: `toLocaleDateString` makes a format at each call, which takes a thousand times as long. */
const FORMATS = {
  weekday: new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }),
  month: new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }),
};

/** The weekday of a day, and its month, in English. Days are counted from 1 January 1970, whose clock is UTC here. */
export const weekdayName = (day: number): string => FORMATS.weekday.format(day * DAY);
const monthName = (day: number): string => FORMATS.month.format(day * DAY);

/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

/** The hours of a weekday, in their order. */
export const hoursOn = (day: number, hours: readonly BusinessHours[]): BusinessHours[] =>
  hours.filter((entry) => entry.days.includes(weekdayOf(day))).sort((a, b) => a.opens - b.opens);

function dayWords(ahead: number, day: number): string {
  if (ahead === 0) return "today";
  return ahead === 1 ? "tomorrow" : weekdayName(day);
}

/** A zone's date at an instant: "Friday 20 November". */
export function dateWords(epochMs: number, timeZone: string): string {
  const wall = wallTime(epochMs, timeZone);
  const day = dayOf(wall);
  return `${weekdayName(day)} ${new Date(wall).getUTCDate()} ${monthName(day)}`;
}

/**
 * All hours in one sentence that holds at any time and never breaks within a time: "Monday to Friday 9:00 AM to 6:00 PM, Saturday 10:00 AM to
 * 4:00 PM, local time". `whose` names the clock that they are kept by.
 */
export function hoursPhrases(hours: readonly BusinessHours[], whose = "local time"): string {
  const phrases = hours.map(({ label, opens, closes }) => {
    const times = `${timeWords(opens)} to ${timeWords(closes)},`.replaceAll(" ", "\u00a0");
    // A single day stays with its times; a span of days may stand over them.
    return `${label}${label.includes(" ") ? " " : "\u00a0"}${times}`;
  });
  return [...phrases, whose].join(" ");
}

export interface Opening {
  hours: BusinessHours;
  /** Whether it is now. */
  isNow: boolean;
  /** Calendar day in the office's zone, counted from 1 January 1970, and how many days ahead that is there. */
  day: number;
  ahead: number;
}

/** The opening that an instant (epoch milliseconds) falls into, or the next one. An office opens and closes on the dot. Throws if it never opens. */
export function openingAt(epochMs: number, hours: readonly BusinessHours[], timeZone: string): Opening {
  const wall = wallTime(epochMs, timeZone);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = dayOf(wall) + ahead;
    const next = hoursOn(day, hours).find(({ closes }) => ahead > 0 || closes > hourOf(wall));
    if (next) return { hours: next, isNow: ahead === 0 && next.opens <= hourOf(wall), day, ahead };
  }
  throw new Error("an office needs business hours");
}

/** Whether an office is open at an instant (epoch milliseconds), and until or from when. */
export function officeStatus(epochMs: number, hours: readonly BusinessHours[], timeZone: string): OfficeStatus {
  const { isNow, ahead, day, hours: current } = openingAt(epochMs, hours, timeZone);
  if (isNow) return { open: true, words: `Open, closes ${timeWords(current.closes)}` };
  return { open: false, words: `Closed, opens ${dayWords(ahead, day)} ${timeWords(current.opens)}` };
}
