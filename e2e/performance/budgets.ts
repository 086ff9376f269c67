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
  home: { html: 35.1, styles: 81, elements: 1660, section: 192, payload: 18 },
  services: { html: 29.3, styles: 63.7, elements: 1521, section: 191, payload: 14.7 },
  focus: { html: 27.8, styles: 56.8, elements: 1218, section: 151, payload: 13.2 },
  industry: { html: 27.6, styles: 53.4, elements: 1058, section: 216, payload: 14.2 },
  other: { html: 25.8, styles: 52.5, elements: 1166, section: 310, payload: 13.4 },
};

/**
 * Budgets of the whole site: the stylesheet in kB before compression, all scripts of a page, all fonts, and what the home page loads before the visitor's
 * first interaction.
 */
export const SITE = { stylesheet: 107.3, scripts: 130.4, fonts: 46.5, atRest: 116, imagesAtRest: 34.9, requestsAtRest: 10 };
