import type { Route } from "next";
import { pageOf } from "./prefetch-on-intent";
import { BUDGET, mayFetchAhead } from "./prefetch-policy";

/** How long a link has to be on the screen before its page is fetched, in milliseconds: scrolling past costs nothing. */
export const ON_SCREEN = 400;
/** A payload that takes longer than this, in milliseconds, ends it: the line has other things to do. */
const TOO_LONG = 5000;

/** 0 for a link of an open menu, 1 for one of the page, 2 for one that stands on every page. */
const rank = (link: Element): number =>
  link.closest("header :is([popover], details, dialog)") ? 0 : link.closest("main") ? 1 : 2;

/** The links of an open menu first, then the page's, each in reading order. */
const byUse = (a: Element, b: Element): number =>
  rank(a) - rank(b) || (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

/** Tells when a page's payload has arrived, and what the payloads so far have cost, in bytes. */
class Arrivals {
  spent = 0;
  #waiting = new Map<string, () => void>();
  #observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceResourceTiming) this.#take(entry);
  });

  constructor() {
    this.#observer.observe({ type: "resource" });
  }

  #take({ name, transferSize, encodedBodySize }: PerformanceResourceTiming): void {
    const { pathname } = new URL(name);
    if (!pathname.endsWith(".txt")) return;
    if (transferSize > 0) this.spent += encodedBodySize;
    if (!pathname.endsWith("__PAGE__.txt")) return;
    const page = pathname.slice(0, pathname.lastIndexOf("/") + 1);
    this.#waiting.get(page)?.();
  }

  /** Resolves to whether the page's payload came in time. */
  of(page: Route): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), TOO_LONG);
      this.#waiting.set(page, () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }

  stop(): void {
    this.#observer.disconnect();
  }
}

const idle = (): Promise<void> =>
  new Promise((resolve) => ("requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 50)));

/**
 * Fetches the pages whose links have been on the screen for a moment: one by one, when the browser is idle, those of an open menu first and then the
 * page's own, in reading order, within a budget for each page view. `fetched` holds the pages that are there already. Returns a function that ends it.
 */
export function prefetchVisible(prefetch: (path: Route) => void, fetched: Set<string>): () => void {
  if (!("IntersectionObserver" in window) || !mayFetchAhead()) return () => {};
  const waiting = new Set<Element>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const arrivals = new Arrivals();
  let busy = false;
  let over = false;

  const run = async () => {
    if (busy) return;
    busy = true;
    while (!over && navigator.onLine && waiting.size > 0 && arrivals.spent < BUDGET) {
      await idle();
      const [link] = [...waiting].sort(byUse);
      if (!link || over) break;
      waiting.delete(link);
      const page = pageOf(link);
      if (!page || fetched.has(page)) continue;
      fetched.add(page);
      const arrived = arrivals.of(page);
      prefetch(page);
      over ||= !(await arrived);
    }
    busy = false;
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      waiting.delete(target);
      if (!isIntersecting) continue;
      timers.set(
        target,
        setTimeout(() => {
          waiting.add(target);
          void run();
        }, ON_SCREEN),
      );
    }
  });
  for (const link of document.querySelectorAll("a[href]")) if (pageOf(link)) observer.observe(link);

  return () => {
    over = true;
    observer.disconnect();
    arrivals.stop();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
