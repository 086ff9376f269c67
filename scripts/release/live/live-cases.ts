import { DOMParser } from "@xmldom/xmldom";
import { parse } from "parse5";
import { elementsOf } from "@/scripts/build/html-tree";
import { type Answer, ask, type Host } from "@/scripts/checks/hosts/ask";
import type { Case } from "@/scripts/checks/hosts/case";
import { cacheControlOf, contentTypeOf, HSTS_SECONDS, isImmutable, SECURITY_HEADERS } from "@/scripts/hosts/headers";
import { REDIRECTS } from "@/scripts/hosts/redirects";
import type { GROUPS } from "./groups";

/*
 * What a live site is asked. The checkout need not be the build that is live, and a CDN may put things in its own words: so what should be there is
 * read from the live home page and sitemap, and answers that mean the same are right.
 */

type Faults = Case["faults"];

/** What a browser says, and without which some hosts refuse to answer. */
const HEADERS = { "Accept-Encoding": "br, gzip", Accept: "*/*", "User-Agent": "node" };

const UNKNOWN = "/no-such-page-9c1f/";
const FIXED = ["index.txt", "index.md", "sitemap.xml", "robots.txt", "manifest.webmanifest", "brochure.pdf", "favicon.ico"];

/** Requests a path as a browser does, but follows no redirect. */
export const askLive = (origin: string, path: string): Promise<Answer> => ask({ origin }, path, HEADERS);

/** The elements of a page as their attributes, the tag's name among them as "tag". */
export const tagsOf = ({ body }: Answer): Map<string, string>[] =>
  elementsOf(parse(String(body))).map(({ tagName, attrs }) =>
    new Map(attrs.map(({ name, value }) => [name, value])).set("tag", tagName),
  );

/** Paths of the pages in a sitemap; none if it is something else. */
function pagesIn({ status, body }: Answer): string[] {
  if (status !== 200) return [];
  try {
    const map = new DOMParser({ onError: () => undefined }).parseFromString(String(body), "text/xml");
    return [...map.getElementsByTagName("loc")].map(({ textContent }) => new URL(textContent ?? "/").pathname);
  } catch {
    return [];
  }
}

/** A file of each kind that a page loads, and some fixed ones. A share image is named with the site's own origin, which a preview need not have. */
function kindsOf(home: Answer, origin: string): string[] {
  const tags = tagsOf(home);
  const linked = tags.flatMap((tag) => [tag.get("href"), tag.get("src")]).filter((address) => address?.startsWith("/"));
  const shared = tags.filter((tag) => tag.get("property") === "og:image").map((tag) => tag.get("content"));
  const loaded = [...linked, ...shared].flatMap((address) => (address ? new URL(address, origin).pathname : []));
  const files = [...loaded.filter((path) => /\.\w+$/.test(path)), ...FIXED.map((file) => `/${file}`)];
  const byKind = new Map(files.map((path) => [`${path.split(".").at(-1)} ${cacheControlOf(path)}`, path]));
  return [...byKind.values()].filter((path) => contentTypeOf(path));
}

const hasPages: Faults = (answer) => (pagesIn(answer).length > 0 ? [] : ["is not there"]);

const isThere: Faults = ({ status }) => (status === 200 ? [] : [`answers ${status}`]);

const plainType = (type = "") => type.split(";")[0]?.trim().replace("application/xml", "text/xml");

const hasType =
  (wanted = ""): Faults =>
  ({ status, headers: { "content-type": got } }) =>
    status !== 200 || plainType(got) === plainType(wanted) ? [] : [`is sent as ${got}, not ${wanted}`];

/** Pages have to be revalidated at each visit, or visitors miss new versions. Files with a hash in their names should be cached for long. */
const isKept =
  (path: string): Faults =>
  ({ status, headers: { "cache-control": got = "" } }) => {
    const age = Number(/max-age=(\d+)/.exec(got)?.[1] ?? (/no-cache|no-store/.test(got) ? 0 : Number.NaN));
    const sent = `has ${got ? `the Cache-Control "${got}"` : "no Cache-Control"}`;
    if (status !== 200) return [];
    if (isImmutable(path)) return age >= 2_592_000 ? [] : [`${sent}; it may be kept for a year`];
    return !path.endsWith("/") || age <= 600 ? [] : [`${sent}; visitors would miss a new page`];
  };

const isCompressed: Faults = ({ headers, body }) =>
  body.length < 1400 || /^(br|gzip)$/.test(headers["content-encoding"] ?? "") ? [] : [`comes uncompressed, ${body.length} bytes`];

const isOwn404: Faults = (answer) => [
  ...(answer.status === 404 ? [] : [`answers ${answer.status}, not 404`]),
  ...(tagsOf(answer).some((tag) => tag.get("tag") === "main" && tag.get("id") === "main")
    ? []
    : ["does not show the site's own page, 404.html"]),
];

/** HSTS may be shorter, and means nothing over http. */
const isSecured: Faults = ({ headers }, { origin }) =>
  Object.entries(SECURITY_HEADERS).flatMap(([name, wanted]) => {
    const got = headers[name.toLowerCase()];
    const isEnough =
      name === "Strict-Transport-Security"
        ? origin.startsWith("http:") || Number(/max-age=(\d+)/.exec(String(got))?.[1] ?? 0) >= HSTS_SECONDS / 4
        : got === wanted;
    return isEnough ? [] : [got === undefined ? `comes without ${name}` : `has the ${name} "${got}"`];
  });

const hasPolicy: Faults = (answer) => {
  const own = tagsOf(answer).find((tag) => tag.get("http-equiv") === "Content-Security-Policy");
  const sent = String(answer.headers["content-security-policy"] ?? "");
  return [
    ...(own?.get("content")?.includes("script-src") ? [] : ["has no policy of its own in its head"]),
    ...(/(script|default|style|connect)-src/.test(sent) ? [`has one, but the host sends another one: "${sent}"`] : []),
  ];
};

/** The path and anchor that an answer leads to, if that is on the site. */
function targetOf({ headers: { location } }: Answer, { origin }: Host): string {
  const url = location && URL.canParse(location, origin) ? new URL(location, origin) : undefined;
  return url?.host === new URL(origin).host ? url.pathname + url.hash : String(location);
}

const isMove = ({ status }: Answer) => status === 301 || status === 308;
const isRedirect = ({ status }: Answer) => [301, 302, 307, 308].includes(status);

const leadsTo =
  (from: string, to: string): Faults =>
  async (first, host) => {
    // Some hosts add the missing slash first.
    const isSlash = isMove(first) && targetOf(first, host) === `${from}/` && to !== `${from}/`;
    const answer = isSlash ? await askLive(host.origin, `${from}/`) : first;
    const target = targetOf(answer, host);
    if (isMove(answer) && target === to) return [];
    return [`answers ${answer.status}${isMove(answer) ? ` to ${target}` : ""}, not 301 to ${to}`];
  };

const addsSlash: Faults = (answer, host) =>
  isRedirect(answer) && targetOf(answer, host) === "/faq/" ? [] : [`answers ${answer.status}`];

const leadsToHttps: Faults = async (_, { origin }) => {
  const open = origin.replace("https:", "http:");
  const answer = await askLive(open, "/").catch(() => undefined);
  if (answer && isRedirect(answer) && answer.headers.location?.startsWith("https:")) return [];
  return [answer ? `over http answers ${answer.status} and no way to https` : "does not answer over http"];
};

const casesFor = (group: keyof typeof GROUPS, paths: readonly string[], faultsFor: (path: string) => Faults): Case[] =>
  paths.map((path) => ({ group, path, headers: HEADERS, faults: faultsFor(path) }));

/** The cases of a live site with this home page. Its sitemap is read first. */
export async function liveCases(origin: string, home: Answer): Promise<Case[]> {
  const kinds = kindsOf(home, origin);
  const pages = await askLive(origin, "/sitemap.xml").then(pagesIn, () => []);
  return [
    ...casesFor("sitemap", ["/sitemap.xml"], () => hasPages),
    ...casesFor("pages", pages, () => isThere),
    ...casesFor("pages", pages, () => hasType("text/html")),
    ...casesFor("unknown addresses", [UNKNOWN], () => isOwn404),
    ...casesFor("HTTPS", origin.startsWith("https:") ? ["/"] : [], () => leadsToHttps),
    ...casesFor("security headers", ["/", UNKNOWN], () => isSecured),
    ...casesFor("security policy", ["/"], () => hasPolicy),
    ...casesFor("files", kinds, () => isThere),
    ...casesFor("types", kinds, (path) => hasType(contentTypeOf(path))),
    ...casesFor("caching", ["/", ...kinds], isKept),
    ...casesFor("compression", ["/", ...kinds.filter((path) => /\.(css|js|svg|txt)$/.test(path))], () => isCompressed),
    ...casesFor("redirects", Object.keys(REDIRECTS), (from) => leadsTo(from, REDIRECTS[from] ?? "")),
    ...casesFor("slashes", ["/faq"], () => addsSlash),
  ];
}
