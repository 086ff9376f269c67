"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { LoadFailure, type LoadFailureCopy } from "./load-failure";
import { Spinner } from "./spinner";

/** How long a page may take to arrive, in milliseconds (specification, section 9). */
export const LOAD_TIMEOUT = 120_000;
/** A spinner sooner than this would only flicker, in milliseconds. */
const SPINNER_DELAY = 90;

type Phase = "idle" | "waiting" | "slow" | "failed";

/** The address that a click on a link of this site leads to, if Next has taken the click and it is another page. */
function softNavigationTarget(event: MouseEvent): string | undefined {
  if (!event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  const leavesPage = link && link.origin === location.origin && link.pathname !== location.pathname;
  return leavesPage ? link.href : undefined;
}

/** Shows what a visitor waits for between a click and the next page: nothing, then a spinner, then, after the timeout, a way out. */
export function NavigationStatus({ copy }: { copy: LoadFailureCopy & { loading: string } }) {
  const pathname = usePathname();
  const [phase, setPhase] = useState<Phase>("idle");
  const [target, setTarget] = useState<string>();

  // A new pathname means that the page has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: pathname is the trigger
  useEffect(() => setPhase("idle"), [pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const next = softNavigationTarget(event);
      if (!next) return;
      setTarget(next);
      setPhase("waiting");
    };
    window.addEventListener("click", onClick);
    return () => window.removeEventListener("click", onClick);
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
      <div className="fixed inset-0 z-50 overflow-auto bg-paper pt-[72px]">
        <LoadFailure copy={copy} onReload={() => location.assign(target ?? location.href)} />
      </div>
    );
  }
  return null;
}
