import type { z } from "zod";
import { startLabelsSchema, technologiesSchema, wayLabelsSchema } from "@/content/schemas/labels";
import { contactSchema } from "@/content/schemas/single-pages/contact";
import { faqSchema } from "@/content/schemas/single-pages/faq";
import { homeSchema } from "@/content/schemas/single-pages/home";
import { loadFailureSchema, notFoundSchema, siteMapSchema, unexpectedErrorSchema } from "@/content/schemas/single-pages/screens";
import { searchCopySchema, searchGroupsSchema, searchWordsSchema } from "@/content/schemas/single-pages/search";
import { contact } from "@/content/single-pages/contact";
import { faq } from "@/content/single-pages/faq";
import { home } from "@/content/single-pages/home";
import { loadFailure } from "@/content/single-pages/load-failure";
import { notFound } from "@/content/single-pages/not-found";
import { searchCopy, searchGroups, searchWords } from "@/content/single-pages/search";
import { siteMapPage } from "@/content/single-pages/site-map";
import { unexpectedError } from "@/content/single-pages/unexpected-error";
import { startLabels } from "@/content/start-labels";
import { technologyTabs } from "@/content/technologies";
import { wayLabels } from "@/content/way-labels";
import { type ContentProblem, checkEntry } from "./validate";

/** An export of a content file outside the collections, with its schema. */
interface Single {
  file: string;
  /** Name of the export, where the file has more than one. */
  name?: string;
  schema: z.ZodType;
  value: unknown;
}

/** Every content file outside the collections that is checked here; content/brand and content/pdf.ts are checked where they are loaded. */
export const singles: readonly Single[] = [
  { file: "content/single-pages/home.ts", schema: homeSchema, value: home },
  { file: "content/single-pages/contact.ts", schema: contactSchema, value: contact },
  { file: "content/single-pages/faq.ts", schema: faqSchema, value: faq },
  { file: "content/technologies.ts", schema: technologiesSchema, value: technologyTabs },
  { file: "content/single-pages/search.ts", name: "searchCopy", schema: searchCopySchema, value: searchCopy },
  { file: "content/single-pages/search.ts", name: "searchWords", schema: searchWordsSchema, value: searchWords },
  { file: "content/single-pages/search.ts", name: "searchGroups", schema: searchGroupsSchema, value: searchGroups },
  { file: "content/start-labels.ts", schema: startLabelsSchema, value: startLabels },
  { file: "content/way-labels.ts", schema: wayLabelsSchema, value: wayLabels },
  { file: "content/single-pages/site-map.ts", schema: siteMapSchema, value: siteMapPage },
  { file: "content/single-pages/not-found.ts", schema: notFoundSchema, value: notFound },
  { file: "content/single-pages/load-failure.ts", schema: loadFailureSchema, value: loadFailure },
  { file: "content/single-pages/unexpected-error.ts", schema: unexpectedErrorSchema, value: unexpectedError },
];

const fieldIn = (name: string, { field }: ContentProblem): string => (field === "the file" ? name : `${name}.${field}`);

/** The mistakes in one export. */
export function problemsInSingle({ file, name, schema, value }: Single): ContentProblem[] {
  const checked = checkEntry(schema, file, value);
  if (!("problems" in checked)) return [];
  return checked.problems.map((problem) => (name ? { ...problem, field: fieldIn(name, problem) } : problem));
}

/** The mistakes in all content files outside the collections. */
export const problemsInSingles = (): ContentProblem[] => singles.flatMap(problemsInSingle);
