/** Bytes that a page view may spend on prefetching, compressed. */
export const BUDGET = 120_000;

/** If the first answer took longer than this, in milliseconds, the connection is too slow for prefetching. */
const SLOW_ANSWER = 900;

const SLOW_TYPES = new Set(["slow-2g", "2g", "3g"]);

/** navigator.connection, which only Chromium has and TypeScript's types lack. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The visitor's connection, as far as the browser tells. */
export function connection(): Connection {
  const { saveData, effectiveType } = Object(Reflect.get(navigator, "connection"));
  return { saveData: saveData === true, effectiveType: typeof effectiveType === "string" ? effectiveType : undefined };
}

/** Milliseconds from the request to the first byte of the current page. */
function firstAnswer(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart - navigation.requestStart : 0;
}

/** Whether pages may be prefetched: not with data saving, and not on a slow connection. */
export function mayFetchAhead(): boolean {
  const { saveData, effectiveType = "" } = connection();
  return !saveData && !SLOW_TYPES.has(effectiveType) && firstAnswer() <= SLOW_ANSWER;
}
