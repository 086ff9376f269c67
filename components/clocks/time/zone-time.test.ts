import { LONDON, NEW_YORK, SYDNEY } from "@/components/clocks/test-support/offices";
import { dayOf, handAngles, hourOf, offsetMinutes, timeWords, wallTime, zonedIso } from "./zone-time";

/** Zone, first instant of the new offset, minutes ahead of UTC before and after. */
const transitions: [string, string, number, number][] = [
  [NEW_YORK, "2026-03-08T07:00:00Z", -300, -240],
  [NEW_YORK, "2026-11-01T06:00:00Z", -240, -300],
  [NEW_YORK, "2027-03-14T07:00:00Z", -300, -240],
  [NEW_YORK, "2027-11-07T06:00:00Z", -240, -300],
  [LONDON, "2026-03-29T01:00:00Z", 0, 60],
  [LONDON, "2026-10-25T01:00:00Z", 60, 0],
  [LONDON, "2027-03-28T01:00:00Z", 0, 60],
  [LONDON, "2027-10-31T01:00:00Z", 60, 0],
  [SYDNEY, "2026-04-04T16:00:00Z", 660, 600],
  [SYDNEY, "2026-10-03T16:00:00Z", 600, 660],
  [SYDNEY, "2027-04-03T16:00:00Z", 660, 600],
  [SYDNEY, "2027-10-02T16:00:00Z", 600, 660],
];

const shown = (wallMs: number) => new Date(wallMs).toISOString().slice(0, 19);

describe("wall time and offset", () => {
  it.each(transitions)("change to the second in %s at %s", (zone, at, before, after) => {
    const instant = Date.parse(at);
    expect(offsetMinutes(instant - 1000, zone)).toBe(before);
    expect(offsetMinutes(instant - 1, zone)).toBe(before);
    expect(offsetMinutes(instant, zone)).toBe(after);
    expect(wallTime(instant - 1000, zone)).toBe(instant - 1000 + before * 60_000);
    expect(wallTime(instant, zone)).toBe(instant + after * 60_000);
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
