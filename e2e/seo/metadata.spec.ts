import { expect, test } from "@playwright/test";
import { utilityPages } from "@/content/addresses";
import { site } from "@/content/site";
import { routes } from "../support/routes";
import { headOf, resolves } from "./support/head";

const heads = new Map(routes.map((route) => [route, headOf(route)]));

for (const [route, { title, meta, links }] of heads) {
  test(`${route} has its metadata, for search engines and for sharing`, () => {
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
    expect(meta.get("og:image:alt")).toBeTruthy();
    expect(resolves(image), image).toBe(true);
  });

  test(`${route} links to its Markdown copy, and to no other language`, () => {
    const alternates = links.filter(({ rel }) => rel === "alternate");
    expect(alternates).toEqual([{ rel: "alternate", type: "text/markdown", href: `${site.origin}${route}index.md` }]);
    expect(resolves(alternates[0]?.href ?? "")).toBe(true);
  });
}

test("every page has its own title, description, image and alternative text", () => {
  for (const key of ["description", "og:url", "og:image", "og:image:alt"]) {
    expect(new Set([...heads.values()].map(({ meta }) => meta.get(key))).size, key).toBe(routes.length);
  }
  expect(new Set([...heads.values()].map(({ title }) => title)).size).toBe(routes.length);
});

test("the 404 page says noindex and has no canonical address", () => {
  const { meta, links } = headOf("/404.html");
  // Next writes its own, too.
  expect(new Set(meta.get("robots")?.split("\n"))).toEqual(new Set(["noindex"]));
  expect(links.filter(({ rel }) => rel === "canonical" || rel === "alternate")).toEqual([]);
});

for (const route of utilityPages) {
  test(`${route} says noindex, and has metadata for sharing`, () => {
    const { title, meta, links } = headOf(route);
    const url = `${site.origin}${route}`;
    const image = meta.get("og:image") ?? "";
    expect(meta.get("robots")).toBe("noindex");
    expect(links.filter(({ rel }) => rel === "canonical" || rel === "alternate").map(({ href }) => href)).toEqual([url]);
    expect(Object.fromEntries(meta)).toMatchObject({
      "og:url": url,
      "og:title": title,
      "og:description": meta.get("description"),
      "og:site_name": site.name,
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:image": image,
    });
    expect(resolves(image), image).toBe(true);
  });
}

test("every icon and the manifest exist", () => {
  const { links } = headOf("/");
  const named = links.filter(({ rel = "" }) => /icon|manifest/.test(rel)).map(({ href = "" }) => new URL(href, site.origin).href);
  expect(named).toHaveLength(4);
  expect(named.filter((address) => !resolves(address))).toEqual([]);
});
