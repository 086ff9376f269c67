import type { MetadataRoute } from "next";
import { allPages } from "@/content/collections";
import { shareImage } from "./_lib/share-image";
import { absoluteUrl } from "./_lib/url";

export const dynamic = "force-static";

/** Every page once, with the day of its last change as the content states it and its drawing. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await allPages();
  return pages.map((page) => ({
    url: absoluteUrl(page.route),
    lastModified: page.updated,
    images: [shareImage(page).url],
  }));
}
