/** Observes nothing; jsdom lays nothing out, so nothing ever comes into view. */
class StillObserver {
  observe(): void {}
  disconnect(): void {}
}

/** Defines a global anew: in Jest's own world Node 20.9 keeps the first definition unless it is taken away first. */
export function define(target: object, name: string, value: unknown): void {
  Reflect.deleteProperty(target, name);
  Object.defineProperty(target, name, { configurable: true, value });
}

/** What jsdom lacks: media queries (only reduced motion may be true), CSS.supports and observers of what comes into view. */
export function stubBrowser({ reducedMotion = false, scrollTimelines = true } = {}): void {
  const matchMedia = (query: string) => ({ matches: reducedMotion && query.includes("prefers-reduced-motion: reduce") });
  define(window, "matchMedia", matchMedia);
  const supports = (condition: string) => scrollTimelines && condition.includes("animation-timeline");
  define(CSS, "supports", supports);
  define(window, "IntersectionObserver", StillObserver);
}
