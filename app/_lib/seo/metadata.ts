import type { Metadata, Route } from "next";
import { shareImage } from "@/app/_lib/share-images/share-metadata";
import { absoluteUrl } from "@/app/_lib/url";
import type { PageMeta } from "@/content/collections/schema";
import type { Settings } from "@/content/schemas/settings";
import { settings } from "@/content/settings";
import { site } from "@/content/site";
import { isPreview } from "./preview";

/** The notes by which search engines know whose site it is, where the owner has put any into the settings. */
function verification({ verification: codes }: Settings): Metadata["verification"] {
  return codes && { google: codes.google, other: codes.bing ? { "msvalidate.01": codes.bing } : undefined };
}

/** What every document says of the site. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(site.origin),
  // Pages inherit it from their document, unless they say the same themselves.
  robots: isPreview() ? { index: false } : undefined,
  verification: verification(settings),
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "48x48" },
      { url: "/brand/favicon.svg", type: "image/svg+xml" },
    ],
    apple: "/brand/icon-180.png",
  },
};

/** The metadata of the document for unknown addresses, which has none of its own and stays out of search engines. */
export function unlistedMetadata({ title, description }: PageMeta): Metadata {
  return { title, description, robots: { index: false } };
}

interface DescribedPage {
  route: Route;
  meta: PageMeta;
  /** The page's drawing in words, for the share image; pages without one have theirs in content/share-texts.ts. */
  drawing?: { title: string };
}

/**
 * The metadata of a page. No page goes round it: Next merges shallowly, so that a canonical in the root layout would be inherited by
 * every page and a page-level openGraph would drop the site's defaults.
 */
export function pageMetadata(page: DescribedPage): Metadata {
  const canonical = absoluteUrl(page.route);
  const alternates = { canonical, types: { "text/markdown": `${canonical}index.md` } };
  return { ...sharedMetadata(page, shareImage(page)), alternates };
}

/**
 * The metadata of a page outside the 42: it has an address of its own and can be shared, with the image of the page that it stands beside, and
 * stays out of search engines.
 */
export function utilityMetadata({ route, meta }: DescribedPage, beside: Route): Metadata {
  return { ...sharedMetadata({ route, meta }, shareImage({ route: beside, meta })), robots: { index: false } };
}

function sharedMetadata({ route, meta: { title, description } }: DescribedPage, image: ReturnType<typeof shareImage>): Metadata {
  const url = absoluteUrl(route);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: "website", locale: "en", siteName: site.name, url, title, description, images: [image] },
    twitter: { card: "summary_large_image", title, description, images: [{ url: image.url, alt: image.alt }] },
  };
}
