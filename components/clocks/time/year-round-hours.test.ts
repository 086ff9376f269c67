import { hours, KOLKATA, LONDON, NEW_YORK, SYDNEY, zones } from "@/components/clocks/test-support/offices";
import { projectedSpans, type Span } from "./projected-hours";
import { offsetWords, yearRoundHours } from "./year-round-hours";
import { DAY } from "./zone-time";

const contains = (outer: Span[], inner: Span[]) =>
  inner.every((span) => outer.some(({ from, to }) => from <= span.from && span.to <= to));

/** Tuesdays to Thursdays: both of an office's days that a home day touches are weekdays. */
const midweeks = Array.from({ length: 731 }, (_, day) => Date.UTC(2026, 0, 1, 6, 30) + day * DAY).filter((at) =>
  [2, 3, 4].includes(new Date(at).getUTCDay()),
);

it.each(zones.flatMap((zone) => [KOLKATA, NEW_YORK].map((home) => [zone, home])))(
  "hours of %s on the day of %s hold on every midweek day of two years",
  (zone = "", home = "") => {
    const { always, sometimes } = yearRoundHours(hours[0], zone, home, 2026);
    const wrong = midweeks.filter((at) => {
      const today = projectedSpans(at, hours, zone, home);
      return !contains(sometimes, today) || !contains(today, always);
    });
    expect(wrong.map((at) => new Date(at).toISOString())).toEqual([]);
  },
);

it.each([
  [KOLKATA, "UTC+5:30"],
  [NEW_YORK, "UTC−5, in summer −4"],
  [LONDON, "UTC+0, in summer +1"],
  [SYDNEY, "UTC+10, in summer +11"],
  ["America/St_Johns", "UTC−3:30, in summer −2:30"],
  ["Asia/Kathmandu", "UTC+5:45"],
])("the offset of %s is %s", (zone, words) => {
  expect(offsetWords(zone, 2026)).toBe(words);
});

it("where clocks change for a month and not for a season, it says so", () => {
  expect(offsetWords("Africa/Casablanca", 2025)).toBe("UTC+1, at times +0");
});
