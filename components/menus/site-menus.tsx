"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { focusOn } from "@/components/navigation/focus-on";
import { smoothScroll } from "@/components/navigation/smooth-scroll";
import { hasPopovers, refineMenus } from "./menu-panels";
import { refineMobileMenu } from "./mobile-menu";

/** Id of the header. */
export const HEADER_ID = "site-header";

/** Closes every menu, and the lists that were unfolded in it. */
const closeAll = () => {
  for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
    open.hidePopover();
    for (const list of open.querySelectorAll("details")) list.open = false;
  }
};

/** A link to the address that is open changes nothing for the router; the visitor still wants to get there. */
function scrollWithin({ pathname, search, hash }: HTMLAnchorElement): void {
  if (pathname !== location.pathname || search !== location.search) return;
  const anchor = document.getElementById(hash.slice(1));
  smoothScroll(anchor ?? undefined);
  focusOn(anchor);
}

/** Marks the links of the page that is open, within `scope`. The trailing slash is part of every address. */
function markCurrent(scope: ParentNode, pathname: string): void {
  for (const link of scope.querySelectorAll("a[href]")) {
    if (link.getAttribute("href") === pathname) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** The compact bar where scroll-driven animations are unknown: above 50 px of scroll. */
function compactByScript(): (() => void) | undefined {
  if (CSS.supports("animation-timeline: scroll()")) return undefined;
  const update = () => document.documentElement.toggleAttribute("data-compact", scrollY > 50);
  update();
  addEventListener("scroll", update, { passive: true });
  return () => removeEventListener("scroll", update);
}

/**
 * Refines the header, which is complete server markup and works without this: hover intent and movement of the panels, any choice closes
 * every menu, the open page is marked.
 */
export function SiteMenus() {
  const pathname = usePathname();

  useEffect(() => {
    const header = document.getElementById(HEADER_ID);
    if (!header) return;
    const cleanUps = hasPopovers() ? [refineMenus(header), refineMobileMenu(header)] : [];
    const stopCompacting = compactByScript();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link) return;
      if (hasPopovers()) closeAll();
      scrollWithin(link);
    };
    header.addEventListener("click", onClick);
    return () => {
      for (const cleanUp of cleanUps) cleanUp();
      stopCompacting?.();
      header.removeEventListener("click", onClick);
    };
  }, []);

  useEffect(() => {
    const header = document.getElementById(HEADER_ID);
    if (header) markCurrent(header, pathname);
  }, [pathname]);

  return null;
}
