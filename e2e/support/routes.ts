import { routes as own, pageAddresses, utilityPages } from "@/content/addresses";
import { addressOf, type CollectionName } from "@/content/collections/collection-names";
import { entriesOf } from "./entries";

/* The addresses of the site's pages, read from the content. Which pages the specification asks for: e2e/specification. */

const routesOf = (collection: CollectionName): string[] => entriesOf(collection).map(({ slug }) => addressOf(collection, slug));

export const serviceRoutes = routesOf("services");
export const focusRoutes = routesOf("focus");
export const aboutRoutes = [...routesOf("about"), own.aboutContact];
export const industryRoutes = routesOf("industry");
export const legalRoutes = routesOf("legal");

/** All pages in the sitemap. */
export const routes = pageAddresses().filter((address) => !utilityPages.includes(address));

/** A list in groups, for tests that visit many pages: a few tests with many visits are faster than many tests. */
export const inParts = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));

export const routeParts = inParts(routes, 9);

/** An address with no page. */
export const UNKNOWN_ROUTE = "/no-such-page/";

/**
 * Pages that tests visit, by name. If an owner has removed one, another page of its collection takes its place, or the FAQ if the collection is empty.
 */
function pagesOf<Name extends string>(collection: CollectionName, slugs: Record<Name, string>): Record<Name, string>;
function pagesOf(collection: CollectionName, slugs: Record<string, string>): Record<string, string> {
  const all = routesOf(collection);
  const wanted = Object.entries(slugs).map(([name, slug]) => [name, addressOf(collection, slug)] as const);
  const spare = all.filter((route) => wanted.every(([, address]) => address !== route));
  const standIn = () => spare.shift() ?? all[0] ?? "/faq/";
  return Object.fromEntries(wanted.map(([name, address]) => [name, all.includes(address) ? address : standIn()]));
}

export const PAGE = {
  ...pagesOf("services", {
    web: "web-development",
    ai: "ai-ml",
    devops: "devops",
    uiux: "uiux",
    software: "software-development",
    animation: "Animation",
  }),
  ...pagesOf("focus", { analytics: "bi-analytics", commerce: "digital-commerce" }),
  ...pagesOf("industry", {
    healthcare: "healthcare",
    education: "education",
    retail: "retail",
    travel: "travel",
    onDemand: "on-demand",
  }),
  ...pagesOf("about", { team: "team", method: "how-we-work", careers: "careers" }),
  ...pagesOf("legal", { gdpr: "gdpr", privacy: "privacyPolicy", refunds: "refundPolicy", terms: "termsAndConditon" }),
};

/** One page of each template, beside the first page. */
export const templates: readonly string[] = [
  PAGE.devops,
  PAGE.commerce,
  PAGE.healthcare,
  PAGE.team,
  PAGE.method,
  PAGE.careers,
  "/contact/",
  "/faq/",
  PAGE.privacy,
];

/** One page of each kind. */
export const kinds = {
  home: "/",
  service: PAGE.web,
  focus: PAGE.analytics,
  industry: PAGE.healthcare,
  about: PAGE.method,
  contact: "/contact/",
  faq: "/faq/",
  legal: PAGE.privacy,
  "site map": "/site-map/",
  "not found": UNKNOWN_ROUTE,
};

/** The same in groups. */
export const kindParts = inParts(Object.entries(kinds), 3);
