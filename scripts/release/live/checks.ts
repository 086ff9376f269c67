import { DOMParser } from "@xmldom/xmldom";
import { parse } from "parse5";
import { elementsOf } from "@/scripts/build/html-tree";
import { cacheControlOf, contentTypeOf, HSTS_SECONDS, headersOf } from "@/scripts/hosts/headers";
import { REDIRECTS } from "@/scripts/hosts/redirects";
import { mapWithConcurrency } from "@/scripts/lib/pool";
import { type Check, finding, type LiveFinding, type LiveSite } from "./live-site";

/** Requests at a time. More might disturb a live host. */
const WIDTH = 6;

const HOST_PAGE = "Follow your host's page in scripts/hosts";

/** The elements of a page as their attributes, the tag's name among them as "tag". */
const tagsOf = (html: string): Map<string, string>[] =>
  elementsOf(parse(html)).map(({ tagName, attrs }) => new Map(attrs.map(({ name, value }) => [name, value])).set("tag", tagName));

/** Paths of the pages in the live sitemap. */
async function pagesOf(site: LiveSite): Promise<string[]> {
  const { status, text } = await site.ask("/sitemap.xml");
  if (status !== 200) return [];
  const map = new DOMParser({ onError: () => undefined }).parseFromString(text, "text/xml");
  return [...map.getElementsByTagName("loc")].map(({ textContent }) => new URL(textContent ?? "/").pathname);
}

const sameType = (got: string | null, wanted: string | undefined) =>
  got?.split(";")[0]?.trim().replace("application/xml", "text/xml") ===
  wanted?.split(";")[0]?.replace("application/xml", "text/xml");

const pages: Check = async (site) => {
  const paths = await pagesOf(site);
  const faults = await mapWithConcurrency(paths, WIDTH, async (path) => {
    const { status, headers } = await site.ask(path);
    if (status !== 200) return `${path} answers ${status}`;
    return sameType(headers.get("content-type"), "text/html") ? "" : `${path} is sent as ${headers.get("content-type")}`;
  });
  if (paths.length === 0) {
    return [finding("pages", "", ["/sitemap.xml is not there"], "Publish the whole content of out/, not a part of it.")];
  }
  const remedy = "Publish the whole of out/, with index.html as the document of a folder.";
  return [finding("pages", `all ${paths.length} pages of the sitemap answer 200`, faults.filter(Boolean), remedy)];
};

const unknown: Check = async (site) => {
  const path = "/no-such-page-9c1f/";
  const { status, text } = await site.ask(path);
  const isOurs = tagsOf(text).some((one) => one.get("tag") === "main" && one.get("id") === "main");
  const faults = [
    ...(status === 404 ? [] : [`an unknown address answers ${status}, not 404`]),
    ...(isOurs ? [] : ["it does not show the site's own page, 404.html"]),
  ];
  return [
    finding("unknown addresses", "answer 404 with the site's own page", faults, `${HOST_PAGE}: it says where 404.html is set.`),
  ];
};

const securityHeaders: Check = async (site) => {
  const isSecure = site.origin.startsWith("https:");
  const faults = await mapWithConcurrency(["/", "/no-such-page-9c1f/"], WIDTH, async (path) => {
    const { headers } = await site.ask(path);
    return Object.entries(headersOf(false)).flatMap(([name, value]) => {
      const got = headers.get(name);
      if (name === "Strict-Transport-Security") return isSecure ? hstsFaults(path, got) : [];
      if (got === null) return [`${path} comes without ${name}`];
      return got === value ? [] : [`${path}: ${name} is "${got}"`];
    });
  });
  const remedy = `${HOST_PAGE}: it says which file sets the headers. A bucket or GitHub Pages alone can't send them: put a CDN before it.`;
  const findings: LiveFinding[] = [finding("security headers", "are sent with pages and with errors", faults.flat(), remedy)];
  if (!isSecure)
    findings.push({ about: "HTTPS", kind: "note", text: "asked over http: HSTS and the way to https were not looked at" });
  return findings;
};

function hstsFaults(path: string, got: string | null): string[] {
  const seconds = Number(/max-age=(\d+)/.exec(got ?? "")?.[1] ?? 0);
  return seconds >= HSTS_SECONDS / 4 ? [] : [`${path}: Strict-Transport-Security is ${got ? `"${got}"` : "not sent"}`];
}

const policy: Check = async (site) => {
  const { headers, text } = await site.ask("/");
  const own =
    tagsOf(text)
      .find((one) => one.get("http-equiv") === "Content-Security-Policy")
      ?.get("content") ?? "";
  const sent = headers.get("content-security-policy") ?? "";
  const faults = [
    ...(own.includes("script-src") ? [] : ["the home page has no policy of its own in its head"]),
    ...(/(script|default|style|connect)-src/.test(sent) ? [`the host sends another one: "${sent}"`] : []),
  ];
  const remedy = "Publish out/ as `npm run build` leaves it, and let the header carry frame-ancestors alone.";
  return [finding("security policy", "stands in the page, and no header contradicts it", faults, remedy)];
};

/** One file of each kind that a page loads, and some fixed ones. */
async function kinds(site: LiveSite): Promise<string[]> {
  const tags = tagsOf((await site.ask("/")).text);
  const linked = tags.flatMap((one) => [one.get("href"), one.get("src")]).filter((address) => address?.startsWith("/"));
  // A share image is named with the site's own origin, which a preview need not have.
  const shared = tags.filter((one) => one.get("property") === "og:image").map((one) => one.get("content"));
  const own = [...linked, ...shared].flatMap((address) => (address ? [new URL(address, site.origin).pathname] : []));
  const fixed = [
    "/index.txt",
    "/index.md",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/brochure.pdf",
    "/favicon.ico",
  ];
  const files = [...own.filter((path) => /\.\w+$/.test(path)), ...fixed];
  const byKind = new Map(files.map((path) => [`${path.split(".").at(-1)} ${cacheControlOf(path)}`, path]));
  return [...byKind.values()].filter((path) => contentTypeOf(path));
}

const files: Check = async (site) => {
  const paths = await kinds(site);
  const answers = await mapWithConcurrency(paths, WIDTH, async (path) => ({ path, ...(await site.ask(path)) }));
  const missing = answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} answers ${status}`);
  const there = answers.filter(({ status }) => status === 200);
  const types = there
    .filter(({ path, headers }) => !sameType(headers.get("content-type"), contentTypeOf(path)))
    .map(({ path, headers }) => `${path} is sent as ${headers.get("content-type")}, not ${contentTypeOf(path)}`);
  const caches = there.flatMap(({ path, headers }) => cacheFaults(path, headers.get("cache-control")));
  const html = cacheFaults("/index.html", (await site.ask("/")).headers.get("cache-control"));
  return [
    finding(
      "files",
      `${paths.length} kinds of files are there`,
      missing,
      "Publish the whole content of out/, hidden folders included.",
    ),
    finding("types", "each kind is sent as what it is", types, `${HOST_PAGE}: it says where types are set.`),
    finding(
      "caching",
      "pages are asked for again, files with a version are kept",
      [...html, ...caches],
      `${HOST_PAGE}: cache rules.`,
    ),
  ];
};

/** Pages have to be revalidated at each visit, or visitors miss new versions. Files with a hash in their names should be cached for long. */
function cacheFaults(path: string, got: string | null): string[] {
  const isImmutable = cacheControlOf(path).includes("immutable");
  const age = Number(/max-age=(\d+)/.exec(got ?? "")?.[1] ?? (/no-cache|no-store/.test(got ?? "") ? 0 : Number.NaN));
  if (isImmutable)
    return age >= 2_592_000 ? [] : [`${path}: Cache-Control is ${got ? `"${got}"` : "not sent"}; it may be kept for a year`];
  if (path.endsWith(".html"))
    return age <= 600 ? [] : [`${path}: Cache-Control is ${got ? `"${got}"` : "not sent"}; visitors would miss a new page`];
  return [];
}

const compression: Check = async (site) => {
  const texts = ["/", ...(await kinds(site)).filter((path) => /\.(css|js|svg|txt)$/.test(path))];
  const faults = await mapWithConcurrency(texts, WIDTH, async (path) => {
    const { headers, text } = await site.ask(path);
    const isSmall = text.length < 1400;
    return isSmall || /^(br|gzip|zstd)$/.test(headers.get("content-encoding") ?? "")
      ? ""
      : `${path} comes uncompressed, ${text.length} bytes`;
  });
  return [finding("compression", "texts come compressed", faults.filter(Boolean), `${HOST_PAGE}: brotli or gzip.`)];
};

const isMove = (status: number) => status === 301 || status === 308;

/** The path and anchor that a Location leads to, if that is on the site. */
function targetOf(location: string | null, { origin }: LiveSite): string {
  const url = location && URL.canParse(location, origin) ? new URL(location, origin) : undefined;
  return url?.host === new URL(origin).host ? url.pathname + url.hash : String(location);
}

const redirects: Check = async (site) => {
  const wanted: [string, string][] = Object.entries(REDIRECTS);
  const faults = await mapWithConcurrency(wanted, WIDTH, async ([from, to]) => {
    const first = await site.ask(from);
    // Some hosts add the missing slash first.
    const isSlash = isMove(first.status) && targetOf(first.headers.get("location"), site) === `${from}/` && to !== `${from}/`;
    const { status, headers } = isSlash ? await site.ask(`${from}/`) : first;
    const target = targetOf(headers.get("location"), site);
    return isMove(status) && target === to
      ? ""
      : `${from} answers ${status}${isMove(status) ? ` to ${target}` : ""}, not 301 to ${to}`;
  });
  const { status, headers } = await site.ask("/faq");
  const toFolder = [301, 302, 307, 308].includes(status) && targetOf(headers.get("location"), site) === "/faq/";
  return [
    finding("redirects", `all ${wanted.length} lead to their pages`, faults.filter(Boolean), `${HOST_PAGE}: redirects.`),
    finding(
      "slashes",
      "an address without its slash leads to the page",
      toFolder ? [] : [`/faq answers ${status}`],
      `${HOST_PAGE}.`,
    ),
  ];
};

const https: Check = async (site) => {
  if (!site.origin.startsWith("https:")) return [];
  const open = site.origin.replace("https:", "http:");
  const answer = await fetch(open, { redirect: "manual" }).catch(() => undefined);
  const leads = answer && [301, 302, 307, 308].includes(answer.status) && answer.headers.get("location")?.startsWith("https:");
  const faults = leads ? [] : [answer ? `${open} answers ${answer.status} and no way to https` : `${open} does not answer`];
  return [finding("HTTPS", "http leads to https", faults, "Switch on the redirect to https at your host.")];
};

const visibility: Check = async (site) => {
  const { headers, text } = await site.ask("/");
  const tags = tagsOf(text);
  const canonical = tags.find((one) => one.get("rel") === "canonical")?.get("href");
  const isHidden =
    headers.get("x-robots-tag")?.includes("noindex") ||
    tags.some((one) => one.get("name") === "robots" && one.get("content")?.includes("noindex"));
  const findings: LiveFinding[] = [];
  if (isHidden) {
    findings.push({ about: "search engines", kind: "note", text: "this is a preview: it asks them to leave it alone (noindex)" });
  }
  if (canonical && new URL(canonical).origin !== new URL(site.origin).origin) {
    const text = `the pages say that they belong to ${new URL(canonical).origin}`;
    findings.push({
      about: "origin",
      kind: "note",
      text,
      remedy: "If that is not meant, set the origin in content/brand and build again.",
    });
  }
  return findings;
};

/** All checks, in the order in which they are reported. */
export const CHECKS: readonly Check[] = [
  pages,
  unknown,
  https,
  securityHeaders,
  policy,
  files,
  compression,
  redirects,
  visibility,
];
