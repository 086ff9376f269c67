/** @jest-environment node */
import { formatInTimeZone, fromZonedTime } from "date-fns-tz";
import { dateWords } from "./business-hours";
import { DAY, HOUR, instantOf } from "./zone-time";

const ZONES = ["Asia/Kolkata", "America/New_York", "Europe/London", "Australia/Sydney"];
const days = Array.from({ length: 731 }, (_, day) => Date.UTC(2026, 0, 1) + day * DAY);

describe.each(ZONES)("%s against date-fns-tz, every day of 2026 and 2027", (zone) => {
  it.each([0, 9, 10, 16, 18, 23])("finds the instant of %i o'clock", (hour) => {
    for (const day of days) {
      const wall = day + hour * HOUR;
      expect(instantOf(wall, zone)).toBe(fromZonedTime(new Date(wall).toISOString().slice(0, 19), zone).getTime());
    }
  });

  it("names the date", () => {
    for (const day of days) expect(dateWords(day, zone)).toBe(formatInTimeZone(day, zone, "EEEE d MMMM"));
  });
});
