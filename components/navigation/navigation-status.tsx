"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { LoadFailure, type LoadFailureCopy } from "./load-failure";
import { prefetchOnIntent } from "./prefetch-on-intent";
import { prefetchVisible } from "./prefetch-visible";
import { Spinner } from "./spinner";

/** How long a page may take to arrive, in milliseconds. */
export const LOAD_TIMEOUT = 120_000;
/** A spinner sooner than this would only flicker, in milliseconds. */
const SPINNER_DELAY = 90;

type Phase = "idle" | "waiting" | "slow" | "failed";

/** The link of this site that a click on it sets off a navigation of Next's own; none for clicks that Next did not take. */
function takenLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  return link && link.origin === location.origin ? link : undefined;
}

/** Has the next page fetched ahead, and shows what a visitor waits for between a click and the next page: nothing, then a spinner, then, after the timeout, a way out. */
export function NavigationStatus({ copy }: { copy: LoadFailureCopy & { loading: string } }) {
  const pathname = usePathname();
  const [phase, setPhase] = useState<Phase>("idle");
  const [target, setTarget] = useState<string>();
  const { prefetch } = useRouter();

  /** The pages that were fetched ahead in this visit. */
  const [fetched] = useState(() => new Set<string>());

  useEffect(() => prefetchOnIntent((path) => prefetch(path), fetched), [prefetch, fetched]);

  // Each page has links of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: pathname is the trigger
  useEffect(() => prefetchVisible((path) => prefetch(path), fetched), [prefetch, fetched, pathname]);

  // A new pathname means that the page has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: pathname is the trigger
  useEffect(() => setPhase("idle"), [pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = takenLink(event);
      if (!link) return;
      setTarget(link.href);
      // A link to the page that is open makes Next give up one that it was waiting for.
      setPhase(link.pathname === location.pathname ? "idle" : "waiting");
    };
    // So does going back within the page; entries of plain anchors carry no state.
    const onPopState = (event: PopStateEvent) => event.state && setPhase("idle");
    // And a page that returns from the back/forward cache waits for nothing.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setPhase("idle");
    window.addEventListener("click", onClick);
    window.addEventListener("popstate", onPopState);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("click", onClick);
      window.removeEventListener("popstate", onPopState);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, []);

  useEffect(() => {
    if (phase !== "waiting" && phase !== "slow") return;
    const [next, delay]: [Phase, number] =
      phase === "waiting" ? ["slow", SPINNER_DELAY] : ["failed", LOAD_TIMEOUT - SPINNER_DELAY];
    const timer = setTimeout(() => setPhase(next), delay);
    return () => clearTimeout(timer);
  }, [phase]);

  if (phase === "slow") return <Spinner label={copy.loading} />;
  if (phase === "failed") {
    return (
      <div className="fixed inset-0 z-40 overflow-auto bg-paper">
        <LoadFailure copy={copy} onReload={() => location.assign(target ?? location.href)} />
      </div>
    );
  }
  return null;
}
