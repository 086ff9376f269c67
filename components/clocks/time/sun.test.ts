import {
  Body,
  EquatorFromVector,
  GeoVector,
  HourAngle,
  Observer,
  RotateVector,
  Rotation_EQJ_EQD,
  SearchRiseSet,
  SiderealTime,
} from "astronomy-engine";
import { differenceWords, equinoxNoon, halfDay, isDay, nextSunrise, siderealTime, sunAt, sunlitShare, sunTime } from "./sun";
import { DAY, HOUR, wallTime } from "./zone-time";

const amber = { place: "Amber", latitude: 26.9247, longitude: 75.8245, zone: "Asia/Kolkata" };
const places = [
  amber,
  { place: "London", latitude: 51.5074, longitude: -0.1278, zone: "Europe/London" },
  { place: "Sydney", latitude: -33.8688, longitude: 151.2093, zone: "Australia/Sydney" },
  { place: "New York", latitude: 40.7128, longitude: -74.006, zone: "America/New_York" },
];
const observerAt = ({ latitude, longitude }: (typeof places)[number]) => new Observer(latitude, longitude, 0);
/** Every eleventh day of twenty years, at changing hours: no two years have the same days. */
const instants = Array.from({ length: 655 }, (_, index) => Date.UTC(2024, 0, 1) + index * (11 * DAY + 5 * HOUR));
const written = (faults: readonly number[]) => faults.map((at) => new Date(at).toISOString());
const apart = (a: number, b: number) => Math.abs(a - b - 24 * Math.round((a - b) / 24));

describe.each(places)("the sun over $place, against astronomy-engine over twenty years", (place) => {
  it("shows sun time to within half a minute", () => {
    const off = (at: number) => apart(sunTime(at, place.longitude), HourAngle(Body.Sun, new Date(at), observerAt(place)) + 12);
    expect(written(instants.filter((at) => !(off(at) * 60 < 0.5)))).toEqual([]);
  });

  it("knows the sidereal time to within a quarter of a minute", () => {
    const off = (at: number) => apart(siderealTime(at, place.longitude), SiderealTime(new Date(at)) + place.longitude / 15);
    expect(written(instants.filter((at) => !(off(at) * 60 < 0.25)))).toEqual([]);
  });

  it("finds the next sunrise to within a minute", () => {
    const isRight = (at: number) => {
      const expected = SearchRiseSet(Body.Sun, observerAt(place), 1, new Date(at), 2)?.date.getTime() ?? Number.NaN;
      const found = nextSunrise(at, place) ?? Number.NaN;
      // Within a minute of sunrise itself the one may mean today and the other tomorrow.
      const off = Math.abs(found - expected) % DAY;
      return Math.min(off, DAY - off) < 60_000 && found > at - 60_000;
    };
    expect(written(instants.filter((at) => !isRight(at)))).toEqual([]);
  });
});

it("knows the declination to a fiftieth of a degree", () => {
  for (const at of instants) {
    const date = new Date(at);
    const { dec } = EquatorFromVector(RotateVector(Rotation_EQJ_EQD(date), GeoVector(Body.Sun, date, true)));
    expect(Math.abs(sunAt(at).declination - dec)).toBeLessThan(0.02);
  }
});

describe("the day in a town of northern India", () => {
  it.each([
    ["2026-06-21", 6.92],
    ["2026-12-21", 5.18],
    ["2026-03-20", 6.06],
  ])("is as long on %s as the season says", (day, half) => {
    expect(halfDay(Date.parse(`${day}T06:30:00Z`), amber.latitude)).toBeCloseTo(half, 1);
  });

  it.each([
    ["2026-11-22T01:00:00Z", false],
    ["2026-11-22T02:00:00Z", true],
    ["2026-11-22T11:30:00Z", true],
    ["2026-11-22T13:00:00Z", false],
  ])("at %s the sun is up: %s", (at, expected) => {
    expect(isDay(Date.parse(at), amber)).toBe(expected);
  });

  it("lights the open rooms in the morning, less and less until noon, and not at night", () => {
    const shares = [0, 2, 3, 4, 5, 6.5, 9, 15].map((hour) => sunlitShare(Date.UTC(2026, 2, 20) + hour * HOUR, amber));
    expect(shares[0]).toBe(0);
    expect(shares[1]).toBeGreaterThan(shares[2] ?? 1);
    expect(shares[2]).toBeGreaterThan(shares[3] ?? 1);
    expect(shares.slice(5)).toEqual([0, 0, 0]);
  });

  it("begins with noon at the equinox", () => {
    const noon = equinoxNoon(2026, amber);
    expect(new Date(noon).toISOString().slice(0, 10)).toBe("2026-03-20");
    expect(sunTime(noon, amber.longitude)).toBeCloseTo(12, 3);
    expect(Math.abs(sunAt(noon).declination)).toBeLessThan(0.3);
  });
});

it("has no sunrise to promise in polar night", () => {
  const tromso = { place: "Tromsø", latitude: 69.65, longitude: 18.96, zone: "Europe/Oslo" };
  expect(nextSunrise(Date.UTC(2026, 11, 15), tromso)).toBeUndefined();
  expect(isDay(Date.UTC(2026, 11, 15, 11), tromso)).toBe(false);
  expect(isDay(Date.UTC(2026, 5, 21, 23), tromso)).toBe(true);
});

describe("the difference in words", () => {
  it.each([
    ["2026-11-22T06:12:00Z", "Amber lies 27 minutes west of its time zone’s middle; the sun is 14 minutes fast."],
    ["2026-02-11T06:12:00Z", "Amber lies 27 minutes west of its time zone’s middle; the sun is 14 minutes slow."],
    ["2026-06-13T06:12:00Z", "Amber lies 27 minutes west of its time zone’s middle; the sun agrees with watches today."],
  ])("%s", (at, words) => {
    expect(differenceWords(Date.parse(at), amber)).toBe(words);
  });

  it("gives two numbers that add up to the difference between the two times beside it", () => {
    const wrong = instants.filter((at) => {
      const words = differenceWords(at, amber);
      const minutes = (pattern: RegExp) => Number(pattern.exec(words)?.[1] ?? 0);
      const said = minutes(/(\d+) minutes? west/) - minutes(/(\d+) minutes? fast/) + minutes(/(\d+) minutes? slow/);
      const [watch, sun] = [wallTime(at, amber.zone), sunTime(at, amber.longitude)];
      return said !== Math.round(apart((watch % DAY) / HOUR, sun) * 60);
    });
    expect(written(wrong)).toEqual([]);
  });
});
