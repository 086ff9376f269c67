/** How far a smoothScroll goes at most, in pixels: browsers take under 400 ms for it, however long the page is. */
const REACH = 320;

/**
 * Scrolls to an element, or to the top of the page, from where the visitor stood: jumps close, then glides where motion is welcome (the
 * page's own `scroll-behavior` knows).
 */
export function smoothScroll(target: Element | undefined, from = scrollY): void {
  const go = (behavior: ScrollBehavior) => (target ? target.scrollIntoView({ behavior }) : scrollTo({ top: 0, behavior }));
  go("instant");
  scrollTo({ top: Math.min(Math.max(from, scrollY - REACH), scrollY + REACH), behavior: "instant" });
  go("auto");
}
