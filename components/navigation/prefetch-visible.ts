import type { Route } from "next";
import { pageOf } from "./prefetch-on-intent";
import { BUDGET, mayFetchAhead } from "./prefetch-policy";

/** Milliseconds that a link must be on the screen before its page is prefetched, so that scrolling past it costs nothing. */
export const ON_SCREEN = 400;
/** Prefetching ends if a page takes longer than this, in milliseconds: the connection is needed for other things. */
const TOO_LONG = 5000;

/** 0 for a link in an open menu, 1 for one in the page, 2 for one in header or footer. */
const rank = (link: Element): number =>
  link.closest("header :is([popover], details, dialog)") ? 0 : link.closest("main") ? 1 : 2;

/** The links of an open menu first, then the page's, each in reading order. */
const byUse = (a: Element, b: Element): number =>
  rank(a) - rank(b) || (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

/** Observes the data of prefetched pages: when it arrives, and how many bytes it has cost so far. */
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

  /** Resolves to whether the page's data arrived in time. */
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

/** The links that wait for their pages to be prefetched: one at a time, until the budget is spent, a page takes too long, or `stop` is called. */
function queueOf(prefetch: (path: Route) => void, fetched: Set<string>) {
  const waiting = new Set<Element>();
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

  const stop = () => {
    over = true;
    arrivals.stop();
  };
  return { waiting, run, stop };
}

/**
 * Prefetches pages whose links are on the screen: one at a time, while the browser is idle, links of an open menu first, then those of the page in
 * reading order, within a budget for each page view. `fetched` holds the pages that were prefetched. Returns a function that stops it.
 */
export function prefetchVisible(prefetch: (path: Route) => void, fetched: Set<string>): () => void {
  if (!mayFetchAhead()) return () => {};
  const { waiting, run, stop } = queueOf(prefetch, fetched);
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
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
    stop();
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
