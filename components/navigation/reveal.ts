/** What settles into view when it comes: the rule that a section opens with, and its heading. */
const REVEALED = ".rule-in, .settle";

/**
 * Lets sections settle into view, once, as a visitor scrolls to them. Nothing waits hidden: what has not come yet stands there as it is, and
 * only when it comes in from below does a class start its animation (app/styles/base/motion.css). So captures, print, find in page and visitors
 * without script see everything. Returns what ends it.
 */
export function revealOnScroll(): () => void {
  const below = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
      if (!isIntersecting && boundingClientRect.top >= (rootBounds?.bottom ?? innerHeight)) {
        below.add(target);
        continue;
      }
      observer.unobserve(target);
      if (isIntersecting && below.has(target)) target.classList.add("arrives");
    }
  });
  for (const target of document.querySelectorAll(REVEALED)) observer.observe(target);
  return () => observer.disconnect();
}
