import type { MetadataRoute } from "next";
import { allPages } from "@/content/collections";
import { absoluteUrl } from "./_lib/url";

export const dynamic = "force-static";

/** Every page once, with the day of its last change as the content states it. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await allPages();
  return pages.map(({ route, updated }) => ({ url: absoluteUrl(route), lastModified: updated }));
}
