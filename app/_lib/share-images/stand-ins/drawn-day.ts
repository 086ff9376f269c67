import { DAY, instantOf } from "@/components/clocks/time/zone-time";

/* Share images of live drawings show one fixed date, because a picture can't be live. */

/** The date that is shown, as YYYY-MM-DD: the first working day from the content's last change on. `days` are working days as in Date.getDay. */
export function drawnDay(date: string, days: readonly number[]): string {
  const first = Date.parse(`${date}T00:00:00Z`);
  const all = Array.from({ length: 7 }, (_, ahead) => new Date(first + ahead * DAY));
  return (all.find((day) => days.includes(day.getUTCDay())) ?? new Date(first)).toISOString().slice(0, 10);
}

/** The instant that is shown: 10 in the morning of that day at the first office. */
export const drawnInstant = (date: string, timeZone: string): number => instantOf(Date.parse(`${date}T10:00:00Z`), timeZone);
