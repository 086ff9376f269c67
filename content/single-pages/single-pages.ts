import type { Route } from "next";
import { routes } from "../addresses";
import { startLabels } from "../start-labels";
import type { PageMeta } from "../types";
import { contact } from "./contact";
import { faq } from "./faq";
import { home } from "./home";
import { notFound } from "./not-found";
import { searchWords } from "./search";

/** One page of the site, as menus, sitemap and tests need it. */
export interface SitePage {
  route: Route;
  /** Name in breadcrumbs and lists. */
  name: string;
  meta: PageMeta;
  updated: string;
  /** The content file, for error messages. */
  file: string;
}

/** The pages that are no collection's. */
export const singlePages: SitePage[] = [
  { route: routes.home, name: "Home", file: "content/single-pages/home.ts", meta: home.meta, updated: home.updated },
  {
    route: routes.contact,
    name: "Contact",
    file: "content/single-pages/contact.ts",
    meta: contact.meta,
    updated: contact.updated,
  },
  {
    route: routes.aboutContact,
    name: "Contact",
    file: "content/single-pages/contact.ts",
    meta: contact.aboutMeta,
    updated: contact.updated,
  },
  { route: routes.faq, name: "FAQ", file: "content/single-pages/faq.ts", meta: faq.meta, updated: faq.updated },
];

/** What is said outside the collections and may have links, by content file. */
export const singleContent: Readonly<Record<string, unknown>> = {
  "content/single-pages/home.ts": home,
  "content/single-pages/contact.ts": contact,
  "content/single-pages/faq.ts": faq,
  "content/single-pages/not-found.ts": notFound,
  "content/single-pages/search.ts": searchWords,
  "content/start-labels.ts": startLabels,
};
