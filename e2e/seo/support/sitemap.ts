import { DOMParser, type Document } from "@xmldom/xmldom";
import { readExported } from "@/e2e/support/export";

/** A page's entry in the sitemap. */
interface SitemapEntry {
  page: string;
  /** Address of the page's image. */
  image: string;
  /** Date of the last change. */
  day: string;
}

/** The exported sitemap as a document. */
export const sitemapDocument = (): Document => new DOMParser().parseFromString(readExported("/sitemap.xml"), "text/xml");

/** The entries of the exported sitemap. */
export const sitemapEntries = (): SitemapEntry[] =>
  [...sitemapDocument().getElementsByTagName("url")].map((entry) => {
    const textOf = (name: string) => entry.getElementsByTagName(name)[0]?.textContent ?? "";
    return { page: textOf("loc"), image: textOf("image:loc"), day: textOf("lastmod") };
  });
