/** A date that has to be looked after. */
export interface Dated {
  what: string;
  /** As YYYY-MM-DD. */
  by: string;
  remedy: string;
}

/** The dates that have passed, or will within some days from a day; soonest first, a line each. */
export function dueDates(dates: readonly Dated[], today: string, days: number): string[] {
  const limit = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  return dates
    .filter(({ by }) => by <= limit)
    .sort((one, other) => one.by.localeCompare(other.by))
    .map(({ what, by, remedy }) => `${by < today ? "PASSED" : "soon  "}  ${by}  ${what}: ${remedy}`);
}
