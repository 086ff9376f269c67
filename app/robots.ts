import type { MetadataRoute } from "next";
import { isPreview } from "./_lib/seo/preview";
import { absoluteUrl } from "./_lib/url";

export const dynamic = "force-static";

/** Of a preview crawlers read the pages, because these say that they are not to be found; files that can't say so they leave alone. */
const SILENT_FILES = ["/*.pdf$", "/*.md$", "/*.png$", "/*.txt$"];

export default function robots(): MetadataRoute.Robots {
  if (isPreview()) return { rules: { userAgent: "*", allow: "/", disallow: SILENT_FILES } };
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absoluteUrl("/sitemap.xml") };
}
