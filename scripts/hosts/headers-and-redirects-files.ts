import { movedPages } from "@/content/moved-pages";
import { CACHE_RULES, CONTENT_TYPES, type Headers } from "./headers";
import { REDIRECTS } from "./redirects";

/** Paths under a prefix as `_headers` writes them; a prefix without a slash at its end is one file. */
const pattern = (prefix: string) => (prefix.endsWith("/") ? `${prefix}*` : prefix);

/** Types that a host might not know, by extension; the rest it gets right by itself. */
const UNUSUAL = ["md", "webmanifest"] as const;

/**
 * `_headers` for Cloudflare Pages and Netlify. Both join the values of all rules that match, so no header stands in two rules that meet; both
 * revalidate by default what no rule mentions.
 */
export function headersFile(sent: Headers): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${[
    rule("/*", sent),
    ...CACHE_RULES.map(({ prefix, value }) => rule(pattern(prefix), { "Cache-Control": value })),
    ...UNUSUAL.map((extension) => rule(`/*.${extension}`, { "Content-Type": CONTENT_TYPES[extension] })),
  ].join("\n\n")}\n`;
}

/**
 * `_redirects` for Cloudflare Pages and Netlify: each alias with and without its slash. Where a page stands at a moved address, for hosts
 * without redirects, Netlify would serve it, were it not for a line with an exclamation mark, which Cloudflare passes over.
 */
export function redirectsFile(moved = movedPages): string {
  const forced = moved.map(({ from, to }) => `${from} ${to} 301!`);
  const lines = Object.entries(REDIRECTS).flatMap(([alias, target]) => [`${alias} ${target} 301`, `${alias}/ ${target} 301`]);
  return `${[...forced, ...lines].join("\n")}\n`;
}
