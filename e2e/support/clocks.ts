import type { Locator, Page } from "@playwright/test";
import { visit } from "./visit";

/** The clock of an office. */
export const clock = (page: Page, place: string): Locator => page.getByRole("figure", { name: place, exact: true });

/** What a clock shows. */
export interface Reading {
  /** Time, day and status in words. */
  words: string[];
  /** Where hour, minute and second hand of the dial point, in degrees clockwise from twelve. */
  hands: number[];
}

/** What all running clocks of the page show at the same moment, by their names. */
export async function readClocks(page: Page): Promise<Record<string, Reading>> {
  const readings = await page.getByRole("figure").evaluateAll((figures) =>
    figures.flatMap((figure): [string, Reading][] => {
      const [name, time] = [document.getElementById(figure.getAttribute("aria-labelledby") ?? ""), figure.querySelector("time")];
      if (!name || !time) return [];
      const status = [...figure.querySelectorAll("p")].findLast(({ textContent }) => /^(Open|Closed)/.test(textContent ?? ""));
      // A space that does not break reads as any other.
      const words = [time, time.nextElementSibling, status].flatMap((part) => part?.textContent?.replaceAll("\u00a0", " ") ?? []);
      const turns = [...figure.querySelectorAll("svg path[transform]")].map((path) => path.getAttribute("transform") ?? "");
      const hands = turns.map((turn) => Number(/rotate\(([\d.]+)/.exec(turn)?.[1]));
      return [[name.textContent?.trim() ?? "", { words, hands }]];
    }),
  );
  return Object.fromEntries(readings);
}

/** Degrees of the hands for a time such as "9:30 PM" with a number of seconds. */
export function anglesOf(time: string, seconds: number): number[] {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  const elapsed = ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 3600 + Number(minute) * 60 + seconds;
  return [(elapsed % 43_200) / 120, (elapsed % 3600) / 10, (elapsed % 60) * 6];
}

/** Opens a page at an instant and stops the clock there. */
export async function visitAt(page: Page, instant: string, route = "/contact/"): Promise<void> {
  // As long before as a test may take: the clock runs while the page loads, and never goes back.
  await page.clock.install({ time: new Date(Date.parse(instant) - 180_000) });
  await visit(page, route);
  await page.clock.pauseAt(instant);
}
