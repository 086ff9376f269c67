/**
 * The addresses of the specification, section 2, written out: the one list in the project that is not derived from the content, so that
 * a page that vanishes or changes its spelling is noticed. Odd spellings are meant.
 */

export const serviceRoutes = [
  "/services/web-development/",
  "/services/mobile-apps/",
  "/services/ai-ml/",
  "/services/devops/",
  "/services/uiux/",
  "/services/software-development/",
  "/services/Animation/",
  "/services/marketing/",
];

export const focusRoutes = [
  "/focus/enterprise-applications/",
  "/focus/artificial-intelligence/",
  "/focus/digital-commerce/",
  "/focus/technology-integration/",
  "/focus/business-automation/",
  "/focus/bi-analytics/",
];

export const aboutRoutes = ["/about/team/", "/about/contact/", "/about/how-we-work/", "/about/careers/"];

export const industryRoutes = [
  "/industry/healthcare/",
  "/industry/education/",
  "/industry/finance/",
  "/industry/retail/",
  "/industry/manufacturing/",
  "/industry/travel/",
  "/industry/logistics/",
  "/industry/sports/",
  "/industry/marketplace/",
  "/industry/construction/",
  "/industry/media-ott/",
  "/industry/social-media/",
  "/industry/beauty-lifestyle/",
  "/industry/insurance/",
  "/industry/legal/",
  "/industry/it-telecom/",
  "/industry/on-demand/",
];

export const legalRoutes = ["/termsAndConditon/", "/privacyPolicy/", "/refundPolicy/", "/gdpr/"];

/** All 42. */
export const routes = [
  "/",
  ...serviceRoutes,
  ...focusRoutes,
  ...aboutRoutes,
  ...industryRoutes,
  "/contact/",
  "/faq/",
  ...legalRoutes,
];

/** The 42 in parts, for tests that look at each of them: one visit after the other costs less than a test each. */
export const routeParts = [0, 9, 18, 27, 36].map((first) => routes.slice(first, first + 9));

/** An address with no page. */
export const UNKNOWN_ROUTE = "/no-such-page/";

/** One page of each kind. */
export const kinds = {
  home: "/",
  service: "/services/web-development/",
  focus: "/focus/bi-analytics/",
  industry: "/industry/healthcare/",
  about: "/about/how-we-work/",
  contact: "/contact/",
  faq: "/faq/",
  legal: "/privacyPolicy/",
  "site map": "/site-map/",
  "not found": UNKNOWN_ROUTE,
};
