import { ViewTransition } from "react";

/** Who gets the turn: touch devices get none, since the snapshots of the two cost a slow phone a tenth of a second. */
const TURNS = "(pointer: fine) and (prefers-reduced-motion: no-preference)";

/**
 * Turns the page at a soft navigation: React changes the page within a view transition because this boundary is another one at each
 * address, and app/styles/base/transitions.css cross-fades what is in view. (A boundary round the page itself would move the whole page's
 * height about, not what a visitor sees of it.)
 */
export function PageTransition({ address }: { address: string }) {
  return (
    <ViewTransition key={globalThis.matchMedia?.(TURNS).matches ? address : "still"} update="none">
      <i hidden />
    </ViewTransition>
  );
}
