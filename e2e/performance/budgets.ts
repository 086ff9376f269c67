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
  home: { html: 35.1, styles: 94.6, elements: 1510, section: 186, payload: 16.4 },
  services: { html: 26.4, styles: 67.5, elements: 1038, section: 144, payload: 10.3 },
  focus: { html: 28.8, styles: 63.5, elements: 1003, section: 113, payload: 13 },
  industry: { html: 31, styles: 60.6, elements: 993, section: 274, payload: 15.4 },
  other: { html: 31.7, styles: 60.2, elements: 1321, section: 310, payload: 17 },
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
