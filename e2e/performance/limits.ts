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
  home: { html: 35.1, styles: 81, elements: 1660, section: 192, payload: 18 },
  services: { html: 29.3, styles: 63.7, elements: 1521, section: 191, payload: 14.7 },
  focus: { html: 27.8, styles: 56.8, elements: 1218, section: 151, payload: 13.2 },
  industry: { html: 27.6, styles: 53.4, elements: 1058, section: 216, payload: 14.2 },
  other: { html: 25.8, styles: 52.5, elements: 1166, section: 310, payload: 13.4 },
};

/** The whole site: the style sheet in kB before compression, our own and the framework's scripts of a page, all fonts, and what home fetches before anybody has moved. */
export const SITE = { sheet: 107.3, scripts: 130.4, fonts: 46.5, atRest: 116, imagesAtRest: 34.9, requestsAtRest: 10 };
