"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { PageTransition } from "./page-transition";
import { revealOnScroll } from "./reveal";
import { useScrollAndFocus } from "./use-scroll-and-focus";

/**
 * What a navigation does besides showing the page: it scrolls smoothly to the page's top or to an anchor, the focus moves there, a view transition
 * runs, and the new page's sections are revealed on scroll.
 */
export function NavigationEffects() {
  const pathname = usePathname();
  useScrollAndFocus(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(revealOnScroll, [pathname]);

  return <PageTransition address={pathname} />;
}
