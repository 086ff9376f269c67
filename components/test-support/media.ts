/** Observes nothing; jsdom lays nothing out, so nothing ever comes into view. */
class StillObserver {
  observe(): void {}
  disconnect(): void {}
}

/** What jsdom lacks: media queries (only reduced motion may be true), CSS.supports and observers of what comes into view. */
export function stubBrowser({ reducedMotion = false, scrollTimelines = true } = {}): void {
  const matchMedia = (query: string) => ({ matches: reducedMotion && query.includes("prefers-reduced-motion: reduce") });
  Object.defineProperty(window, "matchMedia", { configurable: true, value: matchMedia });
  const supports = (condition: string) => scrollTimelines && condition.includes("animation-timeline");
  Object.defineProperty(CSS, "supports", { configurable: true, value: supports });
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: StillObserver });
}
