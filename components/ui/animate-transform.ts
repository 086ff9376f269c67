type Animate = typeof import("motion/mini").animate;

let animate: Animate | undefined;

/**
 * Fetches Motion, ahead of the first movement and after the next frame: the sign that somebody is about to press may be the press itself,
 * and its answer comes first. It is refinement: where it does not arrive, things change place without moving.
 */
export async function loadMotion(): Promise<void> {
  if (animate || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  try {
    ({ animate } = await import("motion/mini"));
  } catch {}
}

/** Moves an element from one transform to another in `duration` seconds, if Motion is here and the visitor allows motion. */
export function animateTransform(element: Element, [from, to]: [from: string, to: string], duration: number): void {
  if (!animate || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  animate(element, { transform: [from, to] }, { duration, ease: [0.2, 0, 0, 1] });
}
