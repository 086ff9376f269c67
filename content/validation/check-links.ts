import { linksIn } from "@/content/links";
import { entriesOn, valuesIn } from "./list-entries";
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
export function checkLinks(file: string, content: unknown, addresses: ReadonlySet<string>): ContentProblem[] {
  return valuesIn(content).flatMap(({ path, value }) => {
    if (typeof value !== "string") return [];
    const hrefs = path.at(-1) === "href" ? [value] : linksIn(value).map(({ href }) => href);
    const dead = hrefs.filter((href) => !addresses.has(href) && !isElsewhere(href));
    const place = { file, field: path.join("."), entry: entriesOn(path, content) };
    return dead.map((href) => ({ ...place, message: `links to ${href}, ${remedyFor(href, addresses)}` }));
  });
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
