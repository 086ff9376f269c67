import { ViewTransition } from "react";

/** Devices with a transition. Touch devices have none, because the snapshots cost a slow phone a tenth of a second. */
const HAS_TRANSITION = "(pointer: fine) and (prefers-reduced-motion: no-preference)";

/**
 * Makes each client-side navigation a view transition: the key of this boundary changes with the address, and app/styles/base/transitions.css
 * cross-fades what is on the screen. A boundary around the page itself would animate the whole height of the page.
 */
export function PageTransition({ address }: { address: string }) {
  return (
    <ViewTransition key={globalThis.matchMedia?.(HAS_TRANSITION).matches ? address : "still"} update="none">
      <i hidden />
    </ViewTransition>
  );
}
