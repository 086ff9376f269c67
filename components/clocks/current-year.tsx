"use client";

import { NOT_YET, useEpochMinute } from "./clock-store";
import { wallTime } from "./time/zone-time";

interface CurrentYearProps {
  /** Year of the build, shown until the page is hydrated and never undercut by a visitor's wrong clock. */
  built: number;
  /** Zone in which the year turns: the head office's, as the notice is the company's and reads the same the world over. */
  timeZone: string;
}

/** The current year, for a copyright notice that outlives its build. */
export function CurrentYear({ built, timeZone }: CurrentYearProps) {
  const minute = useEpochMinute();
  if (minute === NOT_YET) return built;
  return Math.max(built, new Date(wallTime(minute * 60_000, timeZone)).getUTCFullYear());
}
