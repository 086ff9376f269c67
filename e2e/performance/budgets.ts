/*
 * The budgets: what a page may weigh. MEASURED is what the heaviest page of each kind weighed when the numbers were written down, in kB of 1000 bytes with
 * brotli, unless said otherwise. A page may weigh up to ROOM times as much. If you raise a number, give the reason in the commit.
 */

/** How much more than measured is allowed. */
export const ROOM = 1.2;

/** From this share of its budget on, a page is named in a warning. */
export const NEARLY = 0.9;

export const PAGE_KINDS = ["home", "services", "focus", "industry", "other"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export interface PageWeight {
  /** The HTML, with its inline styles. */
  html: number;
  /** The inline styles, in kB before compression. */
  styles: number;
  /** Elements of the document. */
  elements: number;
  /** Elements of the largest section. */
  section: number;
  /** What the router fetches for the page at a client-side navigation. */
  payload: number;
}

export const MEASURED: Record<PageKind, PageWeight> = {
  home: { html: 34.3, styles: 89.4, elements: 1510, section: 186, payload: 16 },
  services: { html: 27, styles: 64.2, elements: 1076, section: 127, payload: 11.7 },
  focus: { html: 27.9, styles: 59, elements: 991, section: 103, payload: 12.8 },
  industry: { html: 29.9, styles: 54.9, elements: 957, section: 274, payload: 15.3 },
  other: { html: 28.5, styles: 55.5, elements: 1166, section: 285, payload: 14.3 },
};

/**
 * Budgets of the whole site: the stylesheet in kB before compression, all scripts of a page, all fonts, what the home page loads before the visitor's
 * first interaction, and the bar with its menus, its HTML in kB before compression.
 */
export const SITE = {
  stylesheet: 125.3,
  scripts: 130.4,
  fonts: 46.5,
  atRest: 125.7,
  imagesAtRest: 42.8,
  requestsAtRest: 13,
  barElements: 220,
  barHtml: 12.4,
};
