/** A date by which something has to be done. */
export interface Dated {
  what: string;
  /** As YYYY-MM-DD. */
  by: string;
  remedy: string;
}

/** A line for each date that has passed, or will within `days` from `today`, the soonest first. */
export function dueDates(dates: readonly Dated[], today: string, days: number): string[] {
  const limit = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  return dates
    .filter(({ by }) => by <= limit)
    .sort((one, other) => one.by.localeCompare(other.by))
    .map(({ what, by, remedy }) => `${by < today ? "PASSED" : "soon  "}  ${by}  ${what}: ${remedy}`);
}
