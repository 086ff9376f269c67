import { DOMParser } from "@xmldom/xmldom";
import { mapWithConcurrency } from "@/scripts/lib/pool";
import { HOST_PAGE, sameType, tagsOf, WIDTH } from "./answers";
import { type Check, finding, type LiveFinding, type LiveSite } from "./live-site";

/** Paths of the pages in the live sitemap. */
async function pagesOf(site: LiveSite): Promise<string[]> {
  const { status, text } = await site.ask("/sitemap.xml");
  if (status !== 200) return [];
  const map = new DOMParser({ onError: () => undefined }).parseFromString(text, "text/xml");
  return [...map.getElementsByTagName("loc")].map(({ textContent }) => new URL(textContent ?? "/").pathname);
}

/** All pages of the sitemap are there. */
export const pages: Check = async (site) => {
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

/** An unknown address is answered with the site's own 404 page. */
export const unknown: Check = async (site) => {
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

/** Notes: whether search engines are kept out, and whether the pages name another origin. */
export const visibility: Check = async (site) => {
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
