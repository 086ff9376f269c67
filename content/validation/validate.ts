import type { z } from "zod";
import { NO_PAGES, routes } from "@/content/addresses";
import { addressOf, COLLECTIONS, type CollectionName, fileOf } from "@/content/collections/collection-names";
import type { SitePage } from "@/content/types";
import { entriesOn } from "./list-entries";
import { remedyFor } from "./remedies";

/** One mistake in the content: where it is and what to do about it. */
export interface ContentProblem {
  /** Path from the project's root, such as content/services/devops.ts. */
  file: string;
  /** Dotted path within the file, such as card.features.2. */
  field: string;
  /** Which entry of a list that is, in words: the 3rd. */
  entry?: string;
  /** What is wrong and how to correct it. */
  message: string;
}

/** A mistake in one line. */
export const lineOf = ({ file, field, entry, message }: ContentProblem): string =>
  `${file}: ${field}${entry === undefined ? "" : ` (${entry})`} ${message}`;

/** The error that stops the build. Its message lists every mistake on a line of its own. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    const lines = problems.map((problem) => `  ${lineOf(problem)}`);
    super(`The content has ${problems.length} mistake${problems.length === 1 ? "" : "s"}:\n${lines.join("\n")}`);
    this.name = "ContentError";
  }
}

/** What a mistake at the top of a file is about: files of collections export a page, others what they name. */
const wholeOf = (file: string): string =>
  COLLECTIONS.some((name) => file.startsWith(`content/${name}/`)) ? "default export" : "the file";

/** Checks a value with its schema. Returns the entry, or the mistakes in it. */
export function checkEntry<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  value: unknown,
): { entry: z.infer<Schema> } | { problems: ContentProblem[] } {
  const result = schema.safeParse(value, { error: remedyFor });
  if (result.success) return { entry: result.data };
  return {
    problems: result.error.issues.map((issue) => ({
      file,
      field: issue.path.join(".") || wholeOf(file),
      entry: entriesOn(issue.path, value),
      message: issue.message,
    })),
  };
}

/** Checks a value with its schema and returns it. Throws ContentError, which names file, field and remedy, if it has a mistake. */
export function checked<Schema extends z.ZodType>(schema: Schema, file: string, value: unknown): z.infer<Schema> {
  const result = checkEntry(schema, file, value);
  if ("problems" in result) throw new ContentError(result.problems);
  return result.entry;
}

const FOLDERS = ["art", "brand", "og", ...COLLECTIONS.filter((name) => name !== "legal")];
/** Addresses that no file's name may make: those of single pages, and folders at the top level of the site, where legal documents are, too. */
const TAKEN = new Set<string>([...Object.values(routes), ...FOLDERS.map((folder) => `/${folder}/`)]);

/** File names have to make valid addresses (letters, digits, single hyphens) that are not in use. */
export function checkSlugs(collection: CollectionName, slugs: readonly string[]): ContentProblem[] {
  return slugs.flatMap((slug): ContentProblem[] => {
    const problem = (message: string) => [{ file: fileOf(collection, slug), field: "file name", message }];
    if (!/^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$/.test(slug)) {
      return problem("is the page's address; write it with letters, digits and single hyphens only");
    }
    if (slug.toLowerCase() === NO_PAGES) return problem(`is a name that the build uses itself; choose another than ${slug}`);
    if (!TAKEN.has(addressOf(collection, slug).toLowerCase())) return [];
    return problem(`gives the page the address of something else; choose another than ${slug}`);
  });
}

/** No two pages may share an address, a title or a description. */
export function checkUnique(pages: readonly SitePage[]): ContentProblem[] {
  const shared = (field: string, of: (page: SitePage) => string, remedy: string) => {
    const first = new Map(pages.toReversed().map((page) => [of(page), page]));
    return pages.flatMap((page) => {
      const earlier = first.get(of(page)) ?? page;
      return earlier === page ? [] : [{ file: page.file, field, message: `is the same as in ${earlier.file}; ${remedy}` }];
    });
  };
  return [
    ...shared("file name", ({ route }) => route.toLowerCase(), "rename one of the files"),
    ...shared("meta.title", ({ meta }) => meta.title, "give each page a title of its own"),
    ...shared("meta.description", ({ meta }) => meta.description, "give each page a description of its own"),
  ];
}

interface Referring {
  services: readonly { slug: string; related: readonly string[]; tools: readonly string[] }[];
  focus: readonly { slug: string; services: readonly { slug: string }[] }[];
  industry: readonly { slug: string; services: readonly { slug: string }[]; focus: readonly { slug: string }[] }[];
}

const slugsIn = (entries: readonly { slug: string }[]): string[] => entries.map(({ slug }) => slug);

/** Every reference to another page or to a technology has to lead to one that exists. `technologies`: names of the tiles in content/technologies.ts. */
export function checkReferences({ services, focus, industry }: Referring, technologies: readonly string[]): ContentProblem[] {
  const known = { services: slugsIn(services), focus: slugsIn(focus), technologies };
  const check = (file: string, field: string, kind: keyof typeof known, names: readonly string[]): ContentProblem[] =>
    names.flatMap((name, index) => {
      if (known[kind].includes(name)) return [];
      const remedy = `use one of: ${known[kind].join(", ")}`;
      const moved = kind === "technologies" ? "" : "; if the page has gone, say where to in content/moved-pages.ts";
      return [{ file, field: `${field}.${index}`, message: `refers to "${name}", which is not in ${kind}; ${remedy}${moved}` }];
    });
  return [
    ...services.flatMap(({ slug, related, tools }) => [
      ...check(fileOf("services", slug), "related", "services", related),
      ...check(fileOf("services", slug), "tools", "technologies", tools),
    ]),
    ...focus.flatMap((entry) => check(fileOf("focus", entry.slug), "services", "services", slugsIn(entry.services))),
    ...industry.flatMap((entry) => [
      ...check(fileOf("industry", entry.slug), "services", "services", slugsIn(entry.services)),
      ...check(fileOf("industry", entry.slug), "focus", "focus", slugsIn(entry.focus)),
    ]),
  ];
}
