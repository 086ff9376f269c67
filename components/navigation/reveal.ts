/** What is animated when it comes into view: the rule at the top of a section, and its heading. */
const WATCHED = ".sheet-rule, .reveal-rise";

/**
 * Animates sections once, when a visitor scrolls down to them. Nothing is hidden before: an element is visible from the start, and a class starts its
 * animation when it enters from below (app/styles/base/motion.css). So screenshots, print, find in page and visitors without JavaScript
 * see everything. Returns a function that stops it.
 */
export function revealOnScroll(): () => void {
  // Only what was seen below the window comes into view from below. What is in view at first, or passed at a jump, is left as it is.
  const seenBelow = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
      if (!isIntersecting && boundingClientRect.top >= (rootBounds?.bottom ?? innerHeight)) {
        seenBelow.add(target);
        continue;
      }
      observer.unobserve(target);
      if (isIntersecting && seenBelow.has(target)) target.classList.add("revealed");
    }
  });
  for (const target of document.querySelectorAll(WATCHED)) observer.observe(target);
  return () => observer.disconnect();
}
