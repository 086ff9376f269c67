import { utilityMetadata } from "@/app/_lib/seo/metadata";
import { typeset } from "@/app/_lib/typeset";
import { SiteMapPage } from "@/components/page/site-map-page";
import { siteMap } from "@/content/navigation";
import { routes } from "@/content/single-pages";
import { siteMapPage } from "@/content/site-map";

export const metadata = utilityMetadata({ route: routes.siteMap, meta: siteMapPage }, routes.home);

export default async function Page() {
  return <SiteMapPage copy={typeset(siteMapPage)} map={typeset(await siteMap())} />;
}
