import { movedPages } from "@/content/moved-pages";
import { CACHE_RULES, CONTENT_TYPES, type HeaderValues } from "./headers";
import { REDIRECTS } from "./redirects";

/** Paths under a prefix as `_headers` writes them; a prefix without a slash at its end is one file. */
const pattern = (prefix: string) => (prefix.endsWith("/") ? `${prefix}*` : prefix);

/** Extensions whose content type a host may not know. */
const UNUSUAL = ["md", "webmanifest"] as const;

/**
 * `_headers` for Cloudflare Pages and Netlify. Both join the values of all matching rules, so no header may be in two rules for the same path. Files
 * without a rule are revalidated by default.
 */
export function headersFile(sent: HeaderValues): string {
  const rule = (path: string, headers: HeaderValues) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${[
    rule("/*", sent),
    ...CACHE_RULES.map(({ prefix, value }) => rule(pattern(prefix), { "Cache-Control": value })),
    ...UNUSUAL.map((extension) => rule(`/*.${extension}`, { "Content-Type": CONTENT_TYPES[extension] })),
  ].join("\n\n")}\n`;
}

/**
 * `_redirects` for Cloudflare Pages and Netlify: each redirect with and without its slash. At a moved address there is also a file, for hosts without
 * redirects. Netlify would serve that file; "301!" forces the redirect. Cloudflare ignores these lines.
 */
export function redirectsFile(moved = movedPages): string {
  const forced = moved.map(({ from, to }) => `${from} ${to} 301!`);
  const lines = Object.entries(REDIRECTS).flatMap(([from, target]) => [`${from} ${target} 301`, `${from}/ ${target} 301`]);
  return `${[...forced, ...lines].join("\n")}\n`;
}
