/** How many hours a day has. */
export const DAY_HOURS = 24;
/** Hours with a label on the axis. */
export const EVERY_THIRD_HOUR = [0, 3, 6, 9, 12, 15, 18, 21] as const;

/** A part of a day in hours; one that runs past midnight ends before it begins. */
interface Span {
  from: number;
  to: number;
}

/** A span of the day as one or two stretches within 0 to 24; one that runs past midnight is cut there. */
export function stretches({ from, to }: Span): { x: number; width: number }[] {
  if (to > from) return [{ x: from, width: to - from }];
  return [
    { x: from, width: DAY_HOURS - from },
    { x: 0, width: to },
  ].filter(({ width }) => width > 0);
}

/** "16.5" as a wall clock shows it: 16:30. */
export function hourLabel(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** "09:00 to 16:30". */
export const spanWords = ({ from, to }: Span): string => `${hourLabel(from)} to ${hourLabel(to)}`;

/** The day of an industry, as a drawing of it is read aloud. */
export const dayWords = ({ critical, release }: { critical: readonly Span[]; release: Span }): string =>
  `an outage hurts most ${critical.map(spanWords).join(" and ")}; best hours for updates ${spanWords(release)}`;
