import { pageAddresses, slugsOf } from "@/content/addresses";
import { COLLECTIONS } from "@/content/collections/collection-names";
import { type MovedPage, movedPages } from "@/content/moved-pages";

/**
 * Redirects from addresses that people type, remember or shorten. Add your own here, without the slash at the end: hosts answer both spellings. A line
 * whose page does not exist any more is left out. Redirects from renamed and removed pages are in content/moved-pages.ts.
 */
const WELL_KNOWN: Readonly<Record<string, string>> = {
  "/home": "/",
  "/about": "/#about",
  "/about-us": "/#about",
  "/services": "/#services",
  "/focus": "/#focus",
  "/technologies": "/#technologies",
  "/industry": "/#industry",
  "/industries": "/#industry",

  "/services/ai": "/services/ai-ml/",
  "/services/web": "/services/web-development/",
  "/services/website-development": "/services/web-development/",
  "/services/mobile": "/services/mobile-apps/",
  "/services/mobile-app-development": "/services/mobile-apps/",
  "/services/ui-ux": "/services/uiux/",
  "/services/ui-ux-design": "/services/uiux/",
  "/services/digital-marketing": "/services/marketing/",

  "/team": "/about/team/",
  "/careers": "/about/careers/",
  "/jobs": "/about/careers/",
  "/how-we-work": "/about/how-we-work/",
  "/contact-us": "/contact/",
  "/faqs": "/faq/",

  "/terms": "/termsAndConditon/",
  "/terms-and-conditions": "/termsAndConditon/",
  "/termsAndCondition": "/termsAndConditon/",
  "/termsAndConditions": "/termsAndConditon/",
  "/privacy": "/privacyPolicy/",
  "/privacy-policy": "/privacyPolicy/",
  "/refund": "/refundPolicy/",
  "/refund-policy": "/refundPolicy/",
  "/GDPR": "/gdpr/",

  "/sitemap": "/site-map/",
};

interface Site {
  /** Every address with a page, slashes at both ends. */
  pages: readonly string[];
  /** Sections that the home page does not have, because their collection has no pages. */
  missing: readonly string[];
  moved: readonly MovedPage[];
}

const bare = (address: string): string => address.replace(/\/$/, "");

/** All redirects: from moved pages, then the well-known ones above, then lower-case spellings of pages with capitals. The first of two wins. */
export function redirectsOf({ pages, missing, moved }: Site): Record<string, string> {
  const targets = new Map(moved.map(({ from, to }) => [from, to]));
  const isThere = (target: string) => {
    const [page = "", anchor = ""] = target.split("#");
    return pages.includes(page) && !missing.includes(anchor);
  };
  const wellKnown = Object.entries(WELL_KNOWN).map(([from, to]) => [from, targets.get(to) ?? to] as const);
  const spellings = pages.map((page) => [bare(page.toLowerCase()), page] as const);
  const all = [...moved.map(({ from, to }) => [bare(from), to] as const), ...wellKnown, ...spellings];
  const leading = all.filter(([from, to]) => !pages.includes(`${from}/`) && isThere(to));
  // fromEntries keeps the last of two, so the first one wins.
  return Object.fromEntries(leading.reverse());
}

/** The redirects of this site, which hosts answer with 301. */
export const REDIRECTS: Readonly<Record<string, string>> = redirectsOf({
  pages: pageAddresses(),
  missing: COLLECTIONS.filter((name) => name !== "about" && slugsOf(name).length === 0),
  moved: movedPages,
});
