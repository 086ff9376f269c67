import { formatInTimeZone, fromZonedTime } from "date-fns-tz";
import { dateWords } from "./business-hours";
import { DAY, HOUR, instantOf } from "./zone-time";

const ZONES = ["Asia/Kolkata", "America/New_York", "Europe/London", "Australia/Sydney"];
const days = Array.from({ length: 731 }, (_, day) => Date.UTC(2026, 0, 1) + day * DAY);

describe.each(ZONES)("%s against date-fns-tz, every day of 2026 and 2027", (zone) => {
  it.each([0, 9, 10, 16, 18, 23])("finds the instant of %i o'clock", (hour) => {
    const walls = days.map((day) => day + hour * HOUR);
    const wrong = walls.filter(
      (wall) => instantOf(wall, zone) !== fromZonedTime(new Date(wall).toISOString().slice(0, 19), zone).getTime(),
    );
    expect(wrong.map((wall) => new Date(wall).toISOString())).toEqual([]);
  });

  it("names the date", () => {
    const wrong = days.filter((day) => dateWords(day, zone) !== formatInTimeZone(day, zone, "EEEE d MMMM"));
    expect(wrong.map((day) => new Date(day).toISOString())).toEqual([]);
  });
});
