import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { headOf, resolves } from "./support/head";
import { routes } from "./support/routes";

const heads = new Map(routes.map((route) => [route, headOf(route)]));
const UNLISTED = ["/404.html", "/contact/thank-you/"];

for (const [route, { title, meta, links }] of heads) {
  test(`${route} says who it is, to search engines and when shared`, () => {
    const url = `${site.origin}${route}`;
    const description = meta.get("description") ?? "";
    const image = meta.get("og:image") ?? "";
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(meta.get("robots")).toBeUndefined();
    expect(links.filter(({ rel }) => rel === "canonical").map(({ href }) => href)).toEqual([url]);
    expect(Object.fromEntries(meta)).toMatchObject({
      "og:url": url,
      "og:type": "website",
      "og:locale": "en",
      "og:site_name": site.name,
      "og:title": title,
      "og:description": description,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:type": "image/png",
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": image,
      "twitter:image:alt": meta.get("og:image:alt"),
    });
    expect(meta.get("og:image:alt")?.length).toBeGreaterThan(40);
    expect(resolves(image), image).toBe(true);
  });

  test(`${route} has its text as Markdown, and claims no other language`, () => {
    const alternates = links.filter(({ rel }) => rel === "alternate");
    expect(alternates).toEqual([{ rel: "alternate", type: "text/markdown", href: `${site.origin}${route}index.md` }]);
    expect(resolves(alternates[0]?.href ?? "")).toBe(true);
  });
}

test("titles, descriptions, images and their descriptions are each page's own", () => {
  for (const key of ["description", "og:url", "og:image", "og:image:alt"]) {
    expect(new Set([...heads.values()].map(({ meta }) => meta.get(key))).size, key).toBe(42);
  }
  expect(new Set([...heads.values()].map(({ title }) => title)).size).toBe(42);
});

test("what is no page of the site stays out of search engines and has no canonical address", () => {
  for (const address of UNLISTED) {
    const { meta, links } = headOf(address);
    // Next writes its own on the 404 page, too.
    expect(new Set(meta.get("robots")?.split("\n")), address).toEqual(new Set(["noindex"]));
    expect(links.filter(({ rel }) => rel === "canonical" || rel === "alternate")).toEqual([]);
  }
});

test("every icon and the manifest that pages name are there", () => {
  const { links } = headOf("/");
  const named = links.filter(({ rel = "" }) => /icon|manifest/.test(rel)).map(({ href = "" }) => new URL(href, site.origin).href);
  expect(named).toHaveLength(4);
  expect(named.filter((address) => !resolves(address))).toEqual([]);
});
