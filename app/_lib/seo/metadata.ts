import type { Metadata, Route } from "next";
import { shareImage } from "@/app/_lib/share-images/share-metadata";
import { absoluteUrl } from "@/app/_lib/url";
import { settings } from "@/content/settings";
import { site } from "@/content/site";
import type { PageMeta } from "@/content/types";
import { isPreview } from "./preview";

/** The codes by which search engines verify the owner of the site. */
const { verification: codes } = settings;

/** The metadata that all pages share. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(site.origin),
  // Inherited by every page.
  robots: isPreview() ? { index: false } : undefined,
  verification: codes && { google: codes.google, other: codes.bing ? { "msvalidate.01": codes.bing } : undefined },
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "48x48" },
      { url: "/brand/favicon.svg", type: "image/svg+xml" },
    ],
    apple: "/brand/icon-180.png",
  },
};

/** The metadata of the 404 page. Next adds noindex to it. */
export function notFoundMetadata({ title, description }: PageMeta): Metadata {
  return { ...siteMetadata, title, description, robots: undefined };
}

interface DescribedPage {
  route: Route;
  meta: PageMeta;
  /** The page's drawing; its title is the alternative text of the share image. For pages without one: content/shared-texts/share-texts.ts. */
  drawing?: { title: string };
}

/**
 * The metadata of a page. Every page has to use it, because Next merges metadata shallowly: a canonical in the root layout would be inherited by every
 * page, and an openGraph object in a page would replace the site's defaults.
 */
export function pageMetadata(page: DescribedPage): Metadata {
  const canonical = absoluteUrl(page.route);
  const alternates = { canonical, types: { "text/markdown": `${canonical}index.md` } };
  return { ...sharedMetadata(page, shareImage(page)), alternates };
}

/**
 * The metadata of a utility page (site map, thank-you page). It has its own address and says noindex. Its share image is that of the page `imageOf`.
 */
export function utilityMetadata({ route, meta }: DescribedPage, imageOf: Route): Metadata {
  return { ...sharedMetadata({ route, meta }, shareImage({ route: imageOf, meta })), robots: { index: false } };
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
