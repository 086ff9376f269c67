"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useState } from "react";
import type { LoadFailureCopy } from "@/content/single-pages/load-failure";
import { LoadFailure } from "./load-failure";
import { prefetchOnIntent } from "./prefetch-on-intent";
import { prefetchVisible } from "./prefetch-visible";
import { Spinner } from "./spinner";

/** Milliseconds after which a page counts as not arrived. */
export const LOAD_TIMEOUT = 120_000;
/** Milliseconds before the spinner appears; sooner it would only flicker. */
export const SPINNER_DELAY = 90;

type Phase = "idle" | "waiting" | "slow" | "failed";

/** The link of a click that Next turned into a client-side navigation. Undefined for all other clicks. */
function takenLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  return link && link.origin === location.origin ? link : undefined;
}

/** Starts prefetching, and shows what happens between a click and the next page: nothing at first, then a spinner, then, after the timeout, a button to reload. */
export function NavigationStatus({ copy }: { copy: LoadFailureCopy }) {
  const pathname = usePathname();
  const [phase, setPhase] = useState<Phase>("idle");
  const [target, setTarget] = useState<string>();
  const { prefetch } = useRouter();

  /** The pages that were prefetched in this visit. */
  const [fetched] = useState(() => new Set<string>());

  useEffect(() => prefetchOnIntent((path) => prefetch(path), fetched), [prefetch, fetched]);

  // Each page has other links.
  // biome-ignore lint/correctness/useExhaustiveDependencies: pathname is the trigger
  useEffect(() => prefetchVisible((path) => prefetch(path), fetched), [prefetch, fetched, pathname]);

  // A new pathname means that the page has arrived. During render: the page has to be there, uncovered, before anything moves the focus to it.
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setPhase("idle");
  }

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = takenLink(event);
      if (!link) return;
      setTarget(link.href);
      // A link to the current page makes Next cancel a navigation that it was waiting for.
      setPhase(link.pathname === location.pathname ? "idle" : "waiting");
    };
    // Next also drops the navigation when the visitor goes back within the page. Entries of plain anchors have no state: they cancel nothing.
    const onPopState = (event: PopStateEvent) => event.state && setPhase("idle");
    // A page from the back/forward cache waits for nothing.
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

  // What the screen covers is out of the keyboard's reach. A layout effect, for the same reason.
  useLayoutEffect(() => {
    if (phase !== "failed") return;
    const covered = document.querySelectorAll("main, [role=contentinfo]");
    for (const part of covered) part.setAttribute("inert", "");
    return () => {
      for (const part of covered) part.removeAttribute("inert");
    };
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
