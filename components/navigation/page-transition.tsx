import { useSyncExternalStore, ViewTransition } from "react";

/** Devices with a transition. Touch devices have none, because the snapshots cost a slow phone a tenth of a second. */
const HAS_TRANSITION = "(pointer: fine) and (prefers-reduced-motion: no-preference)";

const hasTransition = (): boolean => globalThis.matchMedia?.(HAS_TRANSITION).matches ?? false;
const onServer = (): boolean => false;

/** Nothing to listen to: what the device has is read again at every navigation. */
const subscribe = () => () => {};

/**
 * Makes each client-side navigation a view transition: the key of this boundary changes with the address, and app/styles/base/transitions.css
 * cross-fades what is on the screen. A boundary around the page itself would animate the whole height of the page. On the server there is none,
 * because React would mark its child with an attribute that HTML does not know.
 */
export function PageTransition({ address }: { address: string }) {
  if (!useSyncExternalStore(subscribe, hasTransition, onServer)) return null;
  return (
    <ViewTransition key={address} update="none">
      <i hidden />
    </ViewTransition>
  );
}
