import { linksIn } from "@/content/links";
import { entriesOn } from "./list-entries";
import type { ContentProblem } from "./validate";

const isElsewhere = (href: string): boolean => /^[a-z]+:/.test(href);

/** What is wrong with a dead link. The page of a link to a section may have moved to one that has other sections. */
const remedyFor = (href: string, addresses: ReadonlySet<string>): string =>
  addresses.has(href.replace(/#.*/, ""))
    ? "but that page has no such section; correct what follows the #, or leave it out"
    : "where there is no page; correct the address, the slash at its end included, or say in content/moved-pages.ts where it went";

/**
 * Dead links stop the build: every link of a content file, in a text or as an `href`, has to lead to one of the `addresses` of this site, or to
 * another site (it then has a scheme such as https:).
 */
export function checkLinks(
  file: string,
  content: unknown,
  addresses: ReadonlySet<string>,
  path: string[] = [],
  whole: unknown = content,
): ContentProblem[] {
  if (typeof content === "string") {
    const hrefs = path.at(-1) === "href" ? [content] : linksIn(content).map(({ href }) => href);
    return hrefs
      .filter((href) => !addresses.has(href) && !isElsewhere(href))
      .map((href) => ({
        file,
        field: path.join("."),
        entry: entriesOn(path, whole),
        message: `links to ${href}, ${remedyFor(href, addresses)}`,
      }));
  }
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) => checkLinks(file, inner, addresses, [...path, key], whole));
}

/** The same for a list of addresses. */
export const checkAddresses = (
  file: string,
  field: string,
  list: readonly string[],
  addresses: ReadonlySet<string>,
): ContentProblem[] =>
  list.flatMap((href, index) =>
    addresses.has(href) ? [] : [{ file, field: `${field}.${index}`, message: `is ${href}, ${remedyFor(href, addresses)}` }],
  );
