import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { shareImage } from "@/app/_lib/share-images/share-metadata";
import { absoluteUrl } from "@/app/_lib/url";
import { allPages } from "@/content/collections/collections";

export const dynamic = "force-static";

const NAMESPACES = { image: true, news: false, video: false, xhtml: false };

/**
 * Every page once, with the day of its last change as the content states it and its drawing. Next's own `sitemap.ts` writes the image before the
 * day, which the schema does not allow.
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
