import { cacheControlOf, contentTypeOf } from "@/scripts/hosts/headers";
import { mapWithConcurrency } from "@/scripts/lib/pool";
import { HOST_PAGE, sameType, tagsOf, WIDTH } from "./answers";
import { type Check, finding, type LiveSite } from "./live-site";

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

/** Files are there, with their types and cache rules. */
export const files: Check = async (site) => {
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

/** Texts come compressed. */
export const compression: Check = async (site) => {
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
