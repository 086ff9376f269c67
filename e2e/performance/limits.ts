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
  home: { html: 34, styles: 76, elements: 1640, section: 200, payload: 17.7 },
  services: { html: 27.4, styles: 57.3, elements: 1380, section: 190, payload: 13.7 },
  focus: { html: 25.3, styles: 48.9, elements: 1070, section: 180, payload: 12.1 },
  industry: { html: 26.7, styles: 49.2, elements: 1055, section: 220, payload: 13.5 },
  other: { html: 22.9, styles: 49.4, elements: 980, section: 310, payload: 9.5 },
};

/** The whole site: the style sheet in kB before compression, our own and the framework's scripts of a page, all fonts, and what home fetches before anybody has moved. */
export const SITE = { sheet: 101, scripts: 128.2, fonts: 56, atRest: 115, imagesAtRest: 28, requestsAtRest: 10 };
