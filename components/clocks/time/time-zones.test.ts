import { changes, hours, KOLKATA, zones } from "@/components/clocks/test-support/offices";
import { setUpVisitor, visitors } from "@/components/clocks/test-support/visitors";
import { dateWords, officeStatus } from "./business-hours";
import { projectedSpans } from "./projected-hours";
import { instantOf, offsetMinutes, zonedIso } from "./zone-time";

/** Every hour of the day before each change of a clock, an office's or a visitor's, and of the day after it. */
const instants = changes.flatMap((change) => Array.from({ length: 49 }, (_, step) => change + (step - 24) * 3_600_000));

/** Everything that a clock says of an office, which no visitor's zone may change. */
const said = () =>
  zones.flatMap((zone) => [
    ...instants.map(
      (at) => `${zonedIso(at, zone)} ${instantOf(at, zone)} ${dateWords(at, zone)} ${officeStatus(at, hours, zone).words}`,
    ),
    // Of a day, not of an instant.
    ...changes.map((at) => JSON.stringify(projectedSpans(at, hours, zone, KOLKATA))),
  ]);

const inUtc = said();

describe.each(visitors)("a visitor in %s", (visitor) => {
  setUpVisitor(visitor);

  it("is really there", () => {
    for (const month of [0, 6]) {
      const date = new Date(2026, month, 1);
      expect(date.getTimezoneOffset() + offsetMinutes(date.getTime(), visitor)).toBe(0);
      expect(date.getHours()).toBe(0);
    }
  });

  it("is told the same time, day and hours of every office as one in UTC", () => {
    expect(said()).toEqual(inUtc);
  });
});
