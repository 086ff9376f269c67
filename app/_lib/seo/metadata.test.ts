/** @jest-environment node */
import { allPages } from "@/content/collections/collections";
import { site } from "@/content/site";
import { pageMetadata, utilityMetadata } from "./metadata";

const meta = { title: "Questions and answers | Company", description: "What clients ask before they start." };
const faq = { route: "/faq", meta } as const;

it("title and description are the page's own, unchanged", () => {
  expect(pageMetadata(faq)).toMatchObject(meta);
});

it("canonical link and og:url are the page's own address", () => {
  const { alternates, openGraph } = pageMetadata({ ...faq, route: "/contact" });
  expect(alternates?.canonical).toBe(`${site.origin}/contact`);
  expect(openGraph).toMatchObject({ url: `${site.origin}/contact`, type: "website", siteName: site.name });
});

it("shared links have the same title and description as search results", () => {
  const { openGraph, twitter } = pageMetadata(faq);
  expect(openGraph).toMatchObject(meta);
  expect(twitter).toMatchObject({ card: "summary_large_image", ...meta });
});

it("a utility page has its own address and another page's share image, and says noindex", () => {
  const { alternates, openGraph, robots } = utilityMetadata({ ...faq, route: "/site-map" }, "/contact");
  expect(alternates).toEqual({ canonical: `${site.origin}/site-map` });
  expect(openGraph).toMatchObject({
    ...meta,
    url: `${site.origin}/site-map`,
    images: [{ url: `${site.origin}/og/contact.png` }],
  });
  expect(robots).toEqual({ index: false });
});

it("every page has its own canonical address, with its slash and exact spelling", async () => {
  const canonicals = (await allPages()).map((page) => String(pageMetadata(page).alternates?.canonical));
  expect(new Set(canonicals).size).toBe(canonicals.length);
  for (const canonical of canonicals) {
    expect(canonical.startsWith(`${site.origin}/`)).toBe(true);
    expect(canonical.endsWith("/")).toBe(true);
  }
});
