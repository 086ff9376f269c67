import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { shareImage } from "@/app/_lib/share-images/share-metadata";
import { absoluteUrl } from "@/app/_lib/url";
import { allPages } from "@/content/collections/collections";

export const dynamic = "force-static";

const NAMESPACES = { image: true, news: false, video: false, xhtml: false };

/**
 * The sitemap: every page with the date of its last change and its share image. Not Next's `sitemap.ts`, which writes the image before the date, and the
 * sitemap schema does not allow that.
 */
export async function GET() {
  const entries = (await allPages()).map((page) => ({
    url: absoluteUrl(page.route),
    lastmod: page.updated,
    img: [{ url: shareImage(page).url }],
  }));
  const sitemap = Readable.from(entries).pipe(new SitemapStream({ lastmodDateOnly: true, xmlns: NAMESPACES }));
  return new Response(new Uint8Array(await streamToPromise(sitemap)), { headers: { "content-type": "application/xml" } });
}
