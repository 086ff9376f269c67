"use client";

import { useMinute } from "./clock-store";
import { wallTime } from "./time/zone-time";

interface CurrentYearProps {
  /** Year of the build, shown until the page is hydrated and never undercut by a visitor's wrong clock. */
  built: number;
  /** Zone in which the year turns: the head office's, as the notice is the company's and reads the same the world over. */
  timeZone: string;
}

/** The current year, for a copyright notice that outlives its build. */
export function CurrentYear({ built, timeZone }: CurrentYearProps) {
  const now = useMinute();
  return now === undefined ? built : Math.max(built, new Date(wallTime(now, timeZone)).getUTCFullYear());
}
