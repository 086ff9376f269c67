import type { z } from "zod";
import { NO_PAGES, routes } from "@/content/addresses";
import { addressOf, COLLECTIONS, type CollectionName, fileOf } from "@/content/collections/collection-names";
import type { Focus, Industry, PageMeta, Service } from "@/content/types";
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

/** The fields of a page that no other page may share. */
export interface TitledPage {
  file: string;
  route: string;
  meta: PageMeta;
}

/** No two pages may share an address, a title or a description. */
export function checkUnique(pages: readonly TitledPage[]): ContentProblem[] {
  const keys = [
    { field: "file name", of: (page: TitledPage) => page.route.toLowerCase(), remedy: "rename one of the files" },
    { field: "meta.title", of: (page: TitledPage) => page.meta.title, remedy: "give each page a title of its own" },
    {
      field: "meta.description",
      of: (page: TitledPage) => page.meta.description,
      remedy: "give each page a description of its own",
    },
  ];
  return keys.flatMap(({ field, of, remedy }) => {
    const first = new Map<string, string>();
    return pages.flatMap((page): ContentProblem[] => {
      const earlier = first.get(of(page));
      if (earlier === undefined) {
        first.set(of(page), page.file);
        return [];
      }
      return [{ file: page.file, field, message: `is the same as in ${earlier}; ${remedy}` }];
    });
  });
}

type Entries<Entry> = Readonly<Record<string, Entry>>;

interface ReferenceSources {
  services: Entries<Pick<Service, "related" | "tools">>;
  focus: Entries<Pick<Focus, "services">>;
  industry: Entries<Pick<Industry, "services" | "focus">>;
  /** Names of the tiles in content/technologies.ts. */
  technologies: readonly string[];
}

/** Every reference to another page or to a technology has to lead to one that exists. */
export function checkReferences({ services, focus, industry, technologies }: ReferenceSources): ContentProblem[] {
  const known = { services: Object.keys(services), focus: Object.keys(focus), technologies };
  const check = (file: string, field: string, kind: keyof typeof known, names: readonly string[]): ContentProblem[] =>
    names.flatMap((name, index) =>
      known[kind].includes(name)
        ? []
        : [
            {
              file,
              field: `${field}.${index}`,
              message: `refers to "${name}", which is not in ${kind}; use one of: ${known[kind].join(", ")}${
                kind === "technologies" ? "" : `; if the page has gone, say where to in content/moved-pages.ts`
              }`,
            },
          ],
    );
  const slugs = (references: readonly { slug: string }[]) => references.map(({ slug }) => slug);
  return [
    ...Object.entries(services).flatMap(([slug, entry]) => [
      ...check(fileOf("services", slug), "related", "services", entry.related),
      ...check(fileOf("services", slug), "tools", "technologies", entry.tools),
    ]),
    ...Object.entries(focus).flatMap(([slug, entry]) =>
      check(fileOf("focus", slug), "services", "services", slugs(entry.services)),
    ),
    ...Object.entries(industry).flatMap(([slug, entry]) => [
      ...check(fileOf("industry", slug), "services", "services", slugs(entry.services)),
      ...check(fileOf("industry", slug), "focus", "focus", slugs(entry.focus)),
    ]),
  ];
}
