/** What a page view may spend on pages that nobody has asked for yet, in bytes as they come over the line. */
export const BUDGET = 120_000;

/** A first answer that took longer than this, in milliseconds, shows a line on which nothing is fetched ahead. */
const SLOW_ANSWER = 900;

const SLOW_TYPES = new Set(["slow-2g", "2g", "3g"]);

/** What a browser knows of its line; the types know nothing of it yet, and only Chromium has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The visitor's line, as far as the browser tells. */
export function connection(): Connection {
  const { saveData, effectiveType } = Object(Reflect.get(navigator, "connection"));
  return { saveData: saveData === true, effectiveType: typeof effectiveType === "string" ? effectiveType : undefined };
}

/** How long the page's own first byte took, in milliseconds. */
function firstAnswer(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart - navigation.requestStart : 0;
}

/** Whether pages may be fetched before anybody asks for them: not where data is saved, and not on a slow line. */
export function mayFetchAhead(): boolean {
  const { saveData, effectiveType = "" } = connection();
  return !saveData && !SLOW_TYPES.has(effectiveType) && firstAnswer() <= SLOW_ANSWER;
}
