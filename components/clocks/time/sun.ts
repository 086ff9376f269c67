import type { Company } from "@/content/schemas/brand";
import { DAY, HOUR, inDay, offsetMinutes } from "./zone-time";

/** Where a sundial stands. */
export type SundialPlace = Company["sundial"];

const DEGREE = Math.PI / 180;
/** Noon of 1 January 2000 UTC, from which the formulas count. */
const J2000 = Date.UTC(2000, 0, 1, 12);
/** A watch's minutes for a degree of the earth's turn. */
const MINUTES = 4;
/** Height of the sun's centre, in degrees, when its upper edge is on the horizon of open land. */
const HORIZON = -0.833;

const turn = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

/**
 * The sun's declination in degrees, and by how many minutes a sundial is ahead of the mean sun (the equation of time), at an instant in epoch
 * milliseconds. Low-precision formulas of the Astronomical Almanac: within some seconds from 1950 to 2050; sun.test.ts compares.
 */
export function sunAt(epochMs: number): { declination: number; ahead: number } {
  const days = (epochMs - J2000) / DAY;
  const mean = 280.46 + 0.9856474 * days;
  const anomaly = (357.528 + 0.9856003 * days) * DEGREE;
  const longitude = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * DEGREE;
  const tilt = (23.439 - 0.0000004 * days) * DEGREE;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude)) / DEGREE;
  return {
    declination: Math.asin(Math.sin(tilt) * Math.sin(longitude)) / DEGREE,
    ahead: turn(mean - ascension) * MINUTES,
  };
}

/** What a sundial shows, in hours from 0 to 24: 12 when the sun crosses the meridian. */
export function sunTime(epochMs: number, longitude: number): number {
  return inDay((epochMs % DAY) / HOUR + (longitude * MINUTES + sunAt(epochMs).ahead) / 60);
}

/** How many hours of sun time before and after noon the sun is up on the day of an instant; 0 in polar night, 12 where it does not set. */
export function halfDay(epochMs: number, latitude: number): number {
  const [declination, north] = [sunAt(epochMs).declination * DEGREE, latitude * DEGREE];
  const cosine =
    (Math.sin(HORIZON * DEGREE) - Math.sin(north) * Math.sin(declination)) / (Math.cos(north) * Math.cos(declination));
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / (15 * DEGREE);
}

/** The instant of the next sunrise, in epoch milliseconds; undefined when none comes within a day. */
export function nextSunrise(epochMs: number, { latitude, longitude }: SundialPlace): number | undefined {
  const near = epochMs + inDay(12 - halfDay(epochMs, latitude) - sunTime(epochMs, longitude)) * HOUR;
  const half = halfDay(near, latitude);
  if (half === 0 || half === 12) return undefined;
  // The sun of that morning is not quite the sun of now.
  return near + (12 - half - sunTime(near, longitude)) * HOUR;
}

/**
 * How much of an open room the morning sun reaches, from its floor up, as a share of its height: the building is drawn open to the east, so
 * that the shadow of each floor's edge comes down the wall behind until noon and stays. Rooms are four fifths as deep as they are high.
 */
export function sunlitShare(epochMs: number, { latitude, longitude }: SundialPlace): number {
  const angle = (sunTime(epochMs, longitude) - 12) * 15 * DEGREE;
  const [declination, north] = [sunAt(epochMs).declination * DEGREE, latitude * DEGREE];
  const east = -Math.cos(declination) * Math.sin(angle);
  const up = Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(angle);
  return east > 0 && up > 0 ? Math.max(0, 1 - (0.8 * up) / east) : 0;
}

/** Local sidereal time in hours from 0 to 24: how far the stars have turned. */
export function siderealTime(epochMs: number, longitude: number): number {
  return inDay(18.697375 + (24.065709824 * (epochMs - J2000)) / DAY + longitude / 15);
}

/** Noon by the sun on the day of the spring equinox: what a sundial shows as long as nobody has asked for the time. */
export function equinoxNoon(year: number, { longitude }: Pick<SundialPlace, "longitude">): number {
  const noon = Date.UTC(year, 2, 20, 12) - longitude * MINUTES * 60_000;
  return noon - sunAt(noon).ahead * 60_000;
}

/** Why a watch shows another time than the sundial: "Amber lies 27 minutes west of its time zone's middle; the sun is 14 minutes fast." */
export function differenceWords(epochMs: number, { place, longitude, zone }: SundialPlace): string {
  const exactWest = offsetMinutes(epochMs, zone) - longitude * MINUTES;
  const west = Math.round(exactWest);
  // The rest of the whole difference: rounded on its own it would not add up with the two times that stand beside these words.
  const ahead = west - Math.round(exactWest - sunAt(epochMs).ahead);
  const minutes = (count: number) => `${count} ${count === 1 ? "minute" : "minutes"}`;
  const where = west === 0 ? "on" : `${minutes(Math.abs(west))} ${west > 0 ? "west" : "east"} of`;
  const pace = ahead === 0 ? "agrees with watches today" : `is ${minutes(Math.abs(ahead))} ${ahead > 0 ? "fast" : "slow"}`;
  return `${place} lies ${where} its time zone’s middle; the sun ${pace}.`;
}

/** Whether the sun is up over a place. */
export function isDay(epochMs: number, { latitude, longitude }: SundialPlace): boolean {
  return Math.abs(sunTime(epochMs, longitude) - 12) < halfDay(epochMs, latitude);
}
