import type { MetadataRoute } from "next";
import { isPreview } from "./_lib/seo/preview";
import { absoluteUrl } from "./_lib/url";

export const dynamic = "force-static";

/** In a preview, crawlers may read the pages, which say noindex, but not files that can't say it. */
const SILENT_FILES = ["/*.pdf$", "/*.md$", "/*.png$", "/*.txt$"];

export default function robots(): MetadataRoute.Robots {
  if (isPreview()) return { rules: { userAgent: "*", allow: "/", disallow: SILENT_FILES } };
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteUrl("/sitemap.xml") };
}
