import type { ContentProblem } from "./validation/validate";

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The links within a text: `[label](/path/)`. */
export const linksIn = (text: string): { label: string; href: string }[] =>
  [...text.matchAll(LINK)].map(([, label = "", href = ""]) => ({ label, href }));

/** A text as it is read: of a link its label. */
export const withoutLinks = (text: string): string => text.replace(LINK, "$1");

const isElsewhere = (href: string): boolean => /^[a-z]+:/.test(href);

/**
 * Every link of a content file, within a text or as an `href`, leads to one of the `addresses` of this site, or has a scheme such as https:
 * and leads away.
 */
export function checkLinks(
  file: string,
  content: unknown,
  addresses: ReadonlySet<string>,
  path: string[] = [],
): ContentProblem[] {
  if (typeof content === "string") {
    const hrefs = path.at(-1) === "href" ? [content] : linksIn(content).map(({ href }) => href);
    return hrefs
      .filter((href) => !addresses.has(href) && !isElsewhere(href))
      .map((href) => ({
        file,
        field: path.join("."),
        message: `links to ${href}, where there is no page; correct the address, the slash at its end included, or say in content/moved-pages.ts where it went`,
      }));
  }
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) => checkLinks(file, inner, addresses, [...path, key]));
}
