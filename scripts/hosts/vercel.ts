import { CACHE_RULES, CONTENT_TYPES, type HeaderValues } from "./headers";
import { REDIRECTS } from "./redirects";

const headerList = (headers: HeaderValues) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Paths under a prefix as Vercel writes them; a prefix without a slash at its end is one file. */
const source = (prefix: string) => (prefix.endsWith("/") ? `${prefix}(.*)` : prefix);

/**
 * `vercel.json`, to deploy the finished folder without framework and build. Vercel adds a missing slash before it looks at redirects, so each redirect
 * is written with its slash.
 */
export function vercelConfig(sent: HeaderValues) {
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: null,
    installCommand: null,
    trailingSlash: true,
    redirects: Object.entries(REDIRECTS).map(([from, destination]) => ({ source: `${from}/`, destination, statusCode: 301 })),
    headers: [
      { source: "/(.*)", headers: headerList(sent) },
      ...CACHE_RULES.map(({ prefix, value }) => ({ source: source(prefix), headers: headerList({ "Cache-Control": value }) })),
      { source: "/(.*)\\.md", headers: headerList({ "Content-Type": CONTENT_TYPES.md }) },
    ],
  };
}
