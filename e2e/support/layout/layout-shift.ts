import type { Page } from "@playwright/test";

/** Performance entries of a page load. */
export interface LoadReport {
  /** Sum of layout shifts without input. */
  shift: number;
  /** The largest contentful paint: the element's name, and the text in it. */
  largest: { tag: string; text: string } | undefined;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Paint extends PerformanceEntry {
  element: Element | null;
}

const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === "layout-shift";
const isPaint = (entry: PerformanceEntry): entry is Paint => entry.entryType === "largest-contentful-paint";

/** Reads what the browser has buffered since navigation. */
export function loadReport(page: Page): Promise<LoadReport> {
  const source = `const isShift = ${String(isShift)}; const isPaint = ${String(isPaint)}; return (${String(report)})();`;
  return page.evaluate<LoadReport>(`(async () => { ${source} })()`);
}

async function report(): Promise<LoadReport> {
  const entries = await new Promise<PerformanceEntry[]>((resolve) => {
    const seen: PerformanceEntry[] = [];
    // Both kinds arrive together, and every painted page has a largest paint.
    const observer = new PerformanceObserver((list) => {
      seen.push(...list.getEntries());
      if (seen.some(isPaint)) resolve(seen);
    });
    for (const type of ["layout-shift", "largest-contentful-paint"]) observer.observe({ type, buffered: true });
  });
  const element = entries.filter(isPaint).at(-1)?.element;
  return {
    shift: entries.filter(isShift).reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    largest: element ? { tag: element.tagName, text: element.textContent?.trim() ?? "" } : undefined,
  };
}
