import type { Metadata, Route } from "next";
import type { PageMeta } from "@/content/schema";
import { site } from "@/content/site";
import { absoluteUrl } from "./url";

interface DescribedPage {
  route: Route;
  meta: PageMeta;
}

/**
 * The metadata of a page. No page goes round it: Next merges shallowly, so that a canonical in the root layout would be inherited by
 * every page and a page-level openGraph would drop the site's defaults.
 */
export function pageMetadata({ route, meta: { title, description } }: DescribedPage): Metadata {
  const url = absoluteUrl(route);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: "website", locale: "en", siteName: site.name, url, title, description },
    twitter: { card: "summary_large_image", title, description },
  };
}
