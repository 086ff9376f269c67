/**
 * What the pages weighed when these numbers were written down, the heaviest of each kind: kB of 1000 bytes as a host with brotli sends them, unless
 * said otherwise. A page may grow to ROOM times as much. Renew a number only together with a reason in the commit.
 */
export const ROOM = 1.2;

/** From this share of a limit on, a page is named in a warning. */
export const NEARLY = 0.9;

export const PAGE_KINDS = ["home", "services", "focus", "industry", "other"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export interface PageWeight {
  /** The HTML with the styles in it. */
  html: number;
  /** The styles in it, in kB before compression. */
  styles: number;
  /** Elements of the document. */
  elements: number;
  /** Elements of the largest section. */
  section: number;
  /** What the router fetches for the page. */
  payload: number;
}

export const MEASURED: Record<PageKind, PageWeight> = {
  home: { html: 35.7, styles: 85.7, elements: 1642, section: 188, payload: 18.1 },
  services: { html: 29.1, styles: 66.7, elements: 1393, section: 187, payload: 13.9 },
  focus: { html: 27.8, styles: 59.8, elements: 1166, section: 147, payload: 12.7 },
  industry: { html: 27.7, styles: 55.7, elements: 1026, section: 216, payload: 13.2 },
  other: { html: 27.3, styles: 54.6, elements: 1290, section: 310, payload: 13.3 },
};

/** The whole site: the style sheet in kB before compression, our own and the framework's scripts of a page, all fonts, and what home fetches before anybody has moved. */
export const SITE = { sheet: 118.7, scripts: 130.4, fonts: 46.5, atRest: 117.5, imagesAtRest: 36.2, requestsAtRest: 11 };
