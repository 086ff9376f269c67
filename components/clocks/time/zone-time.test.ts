import { formatInTimeZone, fromZonedTime } from "date-fns-tz";
import { changes, LONDON, NEW_YORK, SYDNEY, zones } from "@/components/clocks/test-support/offices";
import { dateWords } from "./business-hours";
import { DAY, dayOf, HOUR, handAngles, hourOf, instantOf, offsetMinutes, timeWords, wallTime, zonedIso } from "./zone-time";

const shown = (wallMs: number) => new Date(wallMs).toISOString().slice(0, 19);

describe("wall time and offset", () => {
  it.each(zones)("change to the second in %s", (zone) => {
    for (const at of changes.flatMap((change) => [change - 1000, change - 1, change])) {
      // Sweden writes dates and times as ISO 8601 does.
      expect(shown(wallTime(at, zone)).replace("T", " ")).toBe(new Date(at).toLocaleString("sv", { timeZone: zone }));
    }
  });

  it("show midnight as hour 0 and Kolkata half an hour off", () => {
    expect(shown(wallTime(Date.parse("2026-11-20T18:30:00Z"), "Asia/Kolkata"))).toBe("2026-11-21T00:00:00");
    expect(offsetMinutes(Date.parse("2026-11-20T18:30:00Z"), "Asia/Kolkata")).toBe(330);
  });

  it("refuse an unknown zone", () => {
    expect(() => wallTime(0, "Asia/Nowhere")).toThrow(RangeError);
  });

  it("build one format per zone", () => {
    const built = jest.spyOn(Intl, "DateTimeFormat");
    for (let second = 0; second < 60; second++) wallTime(second * 1000, "Pacific/Auckland");
    expect(built).toHaveBeenCalledTimes(1);
    built.mockRestore();
  });
});

it("splits a wall time into day and hour", () => {
  const wall = Date.UTC(2026, 10, 20, 22, 30);
  expect(dayOf(wall) * 86_400_000).toBe(Date.UTC(2026, 10, 20));
  expect(hourOf(wall)).toBe(22.5);
});

it.each([
  ["00:00:00", 0, 0, 0],
  ["03:00:00", 90, 0, 0],
  ["12:30:15", 15.125, 181.5, 90],
  ["21:45:59", 292.9917, 275.9, 354],
])("turns the hands for %s", (time, hour, minute, second) => {
  const angles = handAngles(Date.parse(`2026-11-20T${time}.700Z`));
  expect(angles.hour).toBeCloseTo(hour, 3);
  expect(angles.minute).toBeCloseTo(minute, 3);
  expect(angles.second).toBe(second);
});

it.each([
  [0, "12:00 AM"],
  [9, "9:00 AM"],
  [12, "12:00 PM"],
  [18, "6:00 PM"],
  [22 + 28 / 60, "10:28 PM"],
  [23 + 59.99 / 60, "11:59 PM"],
  [24, "12:00 AM"],
])("reads hour %s aloud as %s", (hours, words) => {
  expect(timeWords(hours)).toBe(words);
});

it.each([
  ["Asia/Kolkata", "2026-11-20T22:28+05:30"],
  [NEW_YORK, "2026-11-20T11:58-05:00"],
  [LONDON, "2026-11-20T16:58+00:00"],
  [SYDNEY, "2026-11-21T03:58+11:00"],
  ["America/St_Johns", "2026-11-20T13:28-03:30"],
])("writes the instant for machines in %s", (zone, iso) => {
  const instant = Date.parse("2026-11-20T16:58:22Z");
  expect(zonedIso(instant, zone)).toBe(iso);
  expect(Date.parse(iso)).toBe(instant - 22_000);
});

const days = Array.from({ length: 731 }, (_, day) => Date.UTC(2026, 0, 1) + day * DAY);

describe.each(zones)("%s against date-fns-tz, every day of 2026 and 2027", (zone) => {
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
