import type { z } from "zod";
import { routes } from "../addresses";
import { startLabelsSchema, technologiesSchema, wayLabelsSchema } from "../schemas/labels";
import { contactSchema } from "../schemas/single-pages/contact";
import { faqSchema } from "../schemas/single-pages/faq";
import { homeSchema } from "../schemas/single-pages/home";
import { loadFailureSchema, notFoundSchema, siteMapSchema, unexpectedErrorSchema } from "../schemas/single-pages/screens";
import { searchCopySchema, searchGroupsSchema, searchWordsSchema } from "../schemas/single-pages/search";
import { startLabels } from "../shared-texts/start-labels";
import { wayLabels } from "../shared-texts/way-labels";
import { technologyTabs } from "../technologies";
import type { SitePage } from "../types";
import { contact } from "./contact";
import { faq } from "./faq";
import { home } from "./home";
import { loadFailure } from "./load-failure";
import { notFound } from "./not-found";
import { searchCopy, searchGroups, searchWords } from "./search";
import { siteMapPage } from "./site-map";
import { unexpectedError } from "./unexpected-error";

/** A page that is no collection's: its group in the search, and the line under its name there. */
interface SinglePage extends SitePage {
  group: keyof typeof searchGroups;
  line: string;
}

/** An export of a content file outside the collections, and the pages that it is shown on. */
interface Single {
  file: string;
  /** Name of the export, where the file has more than one. */
  name?: string;
  schema: z.ZodType;
  value: unknown;
  pages?: Omit<SinglePage, "file">[];
}

/**
 * Every content file outside the collections that is checked with them: its shape, its links, its wording. content/brand, content/pdf.ts and
 * content/settings.ts are checked where they are loaded.
 */
export const singles: readonly Single[] = [
  {
    file: "content/single-pages/home.ts",
    schema: homeSchema,
    value: home,
    pages: [{ route: routes.home, name: "Home", meta: home.meta, updated: home.updated, group: "start", line: home.hero.lead }],
  },
  {
    file: "content/single-pages/contact.ts",
    schema: contactSchema,
    value: contact,
    pages: [
      {
        route: routes.contact,
        name: "Contact",
        meta: contact.meta,
        updated: contact.updated,
        group: "start",
        line: contact.hero.lead,
      },
      {
        route: routes.aboutContact,
        name: "Contact",
        meta: contact.aboutMeta,
        updated: contact.updated,
        group: "about",
        line: contact.aboutHero.lead,
      },
    ],
  },
  {
    file: "content/single-pages/faq.ts",
    schema: faqSchema,
    value: faq,
    pages: [{ route: routes.faq, name: "FAQ", meta: faq.meta, updated: faq.updated, group: "legal", line: faq.hero.lead }],
  },
  { file: "content/technologies.ts", schema: technologiesSchema, value: technologyTabs },
  { file: "content/single-pages/search.ts", name: "searchCopy", schema: searchCopySchema, value: searchCopy },
  { file: "content/single-pages/search.ts", name: "searchWords", schema: searchWordsSchema, value: searchWords },
  { file: "content/single-pages/search.ts", name: "searchGroups", schema: searchGroupsSchema, value: searchGroups },
  { file: "content/shared-texts/start-labels.ts", schema: startLabelsSchema, value: startLabels },
  { file: "content/shared-texts/way-labels.ts", schema: wayLabelsSchema, value: wayLabels },
  { file: "content/single-pages/site-map.ts", schema: siteMapSchema, value: siteMapPage },
  { file: "content/single-pages/not-found.ts", schema: notFoundSchema, value: notFound },
  { file: "content/single-pages/load-failure.ts", schema: loadFailureSchema, value: loadFailure },
  { file: "content/single-pages/unexpected-error.ts", schema: unexpectedErrorSchema, value: unexpectedError },
];

/** The pages that are no collection's. */
export const singlePages: readonly SinglePage[] = singles.flatMap(({ file, pages = [] }) =>
  pages.map((page) => ({ ...page, file })),
);

/** What the files say, by file; under the name of the export, where there are more than one. */
export const singleContent: readonly (readonly [file: string, content: unknown])[] = singles.map(({ file, name, value }) => [
  file,
  name ? { [name]: value } : value,
]);
