import { timeWords } from "@/components/clocks/time/zone-time";
import type { Industry } from "@/content/schema";
import { site } from "@/content/site";

/** The hours of a trade's typical weekday, in words: "9:30 AM to 5:30 PM: ..." */
export function dayHours({ critical, release }: Industry["hours"]): string[] {
  const words = ({ from, to, label }: { from: number; to: number; label: string }) =>
    `${timeWords(from)} to ${timeWords(to)}: ${label}`;
  return [...critical.map((span) => `An outage hurts most, ${words(span)}`), `Best release window, ${words(release)}`];
}

/** Business hours, in each office's own time. */
export const businessHours = (): string[] =>
  site.businessHours.map(
    ({ label, opens, closes }) => `${label}, ${timeWords(opens)} to ${timeWords(closes)}, local time of each office`,
  );
