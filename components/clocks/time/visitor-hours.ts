import { formatList } from "@/components/ui/text/format-list";
import { type BusinessHours, type OfficeStatus, type Opening, openingAt, weekdayName } from "./business-hours";
import { DAY, dayOf, HOUR, hourOf, instantOf, offsetMinutes, timeWords } from "./zone-time";

// Business hours by the visitor's own clock.

/** Where hours are kept. */
export interface HoursOffice {
  /** City or country, as sentences name it. */
  place: string;
  /** IANA name. */
  timeZone: string;
}

/** What the visitor's own clock and calendar show at an instant, as a wall time. */
export const ownTime = (epochMs: number): number => epochMs - new Date(epochMs).getTimezoneOffset() * 60_000;

const weekdayAt = (wall: number): string => weekdayName(dayOf(wall));

/** Wall times of an opening's hour: where the office is, and by the visitor's clock. Each hour goes through its own instant. */
const wallClocks = ({ day }: Opening, timeZone: string) => {
  const atOffice = (hour: number) => day * DAY + hour * HOUR;
  return { atOffice, atVisitor: (hour: number) => ownTime(instantOf(atOffice(hour), timeZone)) };
};

/** "Monday 9:00 AM", and what that is by the visitor's clock unless that shows the same: ", that is Sunday 7:30 PM your time". */
function opensWords(opening: Opening, timeZone: string, where = ""): string {
  const { atOffice, atVisitor } = wallClocks(opening, timeZone);
  const { opens } = opening.hours;
  const say = (wall: number) => `${weekdayAt(wall)} ${timeWords(hourOf(wall))}`;
  const begin = `${say(atOffice(opens))}${where}`;
  return atVisitor(opens) === atOffice(opens) ? begin : `${begin}, that is ${say(atVisitor(opens))} your time`;
}

/**
 * An office's present hours, and the same by the visitor's own clock unless that shows the same: "Open now: Friday 9:00 AM to 6:00 PM in
 * Kolkata, that is 4:30 AM to 1:30 PM your time"; else when it opens. A weekday that differs is named.
 */
export function visitorHours(epochMs: number, hours: readonly BusinessHours[], { place, timeZone }: HoursOffice): OfficeStatus {
  const opening = openingAt(epochMs, hours, timeZone);
  if (!opening.isNow) return { open: false, words: `${place} opens ${opensWords(opening, timeZone)}` };
  const { opens, closes } = opening.hours;
  const { atOffice, atVisitor } = wallClocks(opening, timeZone);
  const spanOf = (clock: typeof atOffice) => `${timeWords(hourOf(clock(opens)))} to ${timeWords(hourOf(clock(closes)))}`;
  const weekday = weekdayAt(atOffice(opens));
  const words = `Open now: ${weekday} ${spanOf(atOffice)} in ${place}`;
  if ([opens, closes].every((hour) => atVisitor(hour) === atOffice(hour))) return { open: true, words };
  const ownWeekday = weekdayAt(atVisitor(opens));
  return {
    open: true,
    words: `${words}, that is ${ownWeekday === weekday ? "" : `${ownWeekday} `}${spanOf(atVisitor)} your time`,
  };
}

/**
 * Which offices are open at an instant (epoch milliseconds): "Open now: India and UK"; where none is, which one opens next and when:
 * "Australia opens next: Monday 9:00 AM there, that is Sunday 10:00 PM your time".
 */
export function officesNow(epochMs: number, hours: readonly BusinessHours[], offices: readonly HoursOffice[]): OfficeStatus {
  const openings = offices.map((office) => {
    const opening = openingAt(epochMs, hours, office.timeZone);
    return { ...office, opening, at: instantOf(opening.day * DAY + opening.hours.opens * HOUR, office.timeZone) };
  });
  const open = openings.filter(({ opening }) => opening.isNow);
  if (open.length > 0) return { open: true, words: `Open now: ${formatList(open.map(({ place }) => place))}` };
  const next = openings.reduce((first, other) => (other.at < first.at ? other : first));
  return { open: false, words: `${next.place} opens next: ${opensWords(next.opening, next.timeZone, " there")}` };
}

/** How many hours of a working day an office shares with the same hours by the visitor's clock, as the clocks differ at an instant. */
export function sharedHours(epochMs: number, { opens, closes }: BusinessHours, timeZone: string): number {
  const ahead = -(new Date(epochMs).getTimezoneOffset() + offsetMinutes(epochMs, timeZone)) / 60;
  const [from, to] = [opens + ahead, closes + ahead];
  const shares = [-24, 0, 24].map((days) => Math.max(0, Math.min(closes, to + days) - Math.max(opens, from + days)));
  return Math.max(...shares);
}

/** The same for all offices in words: "India 4.5, USA none". */
export const sharedWords = (epochMs: number, hours: BusinessHours, offices: readonly HoursOffice[]): string =>
  offices
    .map(({ place, timeZone }) => {
      const shared = Number(sharedHours(epochMs, hours, timeZone).toFixed(1));
      return `${place} ${shared === 0 ? "none" : shared}`;
    })
    .join(", ");
