import { notFoundMetadata } from "@/app/_lib/seo/metadata";
import { LinksWithoutRouter } from "@/components/layout/links-without-router";
import { NotFoundPage } from "@/components/page/not-found-page";
import { allPages } from "@/content/collections/collections";
import { siteMap } from "@/content/navigation/navigation";
import { notFound } from "@/content/single-pages/not-found";
import { siteMapPage } from "@/content/single-pages/site-map";
import { SiteDocument } from "./_lib/pages/site-document";
import { typeset } from "./_lib/typeset";

export const metadata = notFoundMetadata(notFound);

/**
 * The 404 page, as a document of its own. It lists all pages of the site, and Next would put a `not-found.tsx` into the data of every page.
 */
export default async function GlobalNotFound() {
  const [pages, map] = await Promise.all([allPages(), siteMap()]);
  const likely = notFound.likely.flatMap((likely) => pages.find(({ route }) => route === likely) ?? []);
  return (
    <SiteDocument clientNavigation={false}>
      <NotFoundPage copy={typeset(notFound)} siteMap={typeset(siteMapPage)} likely={typeset(likely)} map={typeset(map)} />
      <LinksWithoutRouter />
    </SiteDocument>
  );
}
