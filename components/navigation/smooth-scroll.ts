/** Longest distance that is animated, in pixels. Browsers take less than 400 ms for it; the rest is a jump. */
const REACH = 320;

/**
 * Scrolls to an element, or to the top of the page: jumps close to it, on the side where the visitor was, then scrolls smoothly. The `scroll-behavior`
 * of the page decides whether it is smooth; with reduced motion it is not.
 */
export function smoothScroll(target: Element | undefined, from = scrollY): void {
  const go = (behavior: ScrollBehavior) => (target ? target.scrollIntoView({ behavior }) : scrollTo({ top: 0, behavior }));
  go("instant");
  scrollTo({ top: Math.min(Math.max(from, scrollY - REACH), scrollY + REACH), behavior: "instant" });
  go("auto");
}
