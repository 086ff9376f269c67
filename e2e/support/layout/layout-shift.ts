import type { Page } from "@playwright/test";

/** Performance entries of a page load. */
export interface LoadReport {
  /** Sum of layout shifts without input. */
  shift: number;
  /** The largest contentful paint: the element's name, and the text in it. */
  largest: { tag: string; text: string } | undefined;
}

const PAINT = "largest-contentful-paint";

/** The fields of performance entries that are read. */
type Entry = PerformanceEntry & Partial<{ value: number; hadRecentInput: boolean; element: Element | null }>;

/** Reads what the browser has buffered since navigation. */
export const loadReport = (page: Page): Promise<LoadReport> =>
  page.evaluate(async (paint) => {
    const entries = await new Promise<Entry[]>((resolve) => {
      const seen: Entry[] = [];
      // Both kinds arrive together, and every painted page has a largest paint.
      const observer = new PerformanceObserver((list) => {
        seen.push(...list.getEntries());
        if (seen.some(({ entryType }) => entryType === paint)) resolve(seen);
      });
      for (const type of ["layout-shift", paint]) observer.observe({ type, buffered: true });
    });
    const element = entries.findLast(({ entryType }) => entryType === paint)?.element;
    return {
      shift: entries.reduce((sum, { value = 0, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      largest: element ? { tag: element.tagName, text: element.textContent?.trim() ?? "" } : undefined,
    };
  }, PAINT);
