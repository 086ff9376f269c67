type Animate = typeof import("motion/mini").animate;

let animate: Animate | undefined;

/** Fetches Motion, ahead of the first movement. It is refinement: where it does not arrive, things change place without moving. */
export async function prepareToMove(): Promise<void> {
  if (animate || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  try {
    ({ animate } = await import("motion/mini"));
  } catch {}
}

/** Moves an element from one transform to another in `duration` seconds, if Motion is here and the visitor allows motion. */
export function move(element: Element, [from, to]: [from: string, to: string], duration: number): void {
  if (!animate || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  animate(element, { transform: [from, to] }, { duration, ease: [0.2, 0, 0, 1] });
}
