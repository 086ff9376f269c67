import { utilityMetadata } from "@/app/_lib/seo/metadata";
import { typeset } from "@/app/_lib/typeset";
import { SiteMapPage } from "@/components/page/site-map-page";
import { routes } from "@/content/addresses";
import { siteMap } from "@/content/navigation/navigation";
import { siteMapPage } from "@/content/single-pages/site-map";

export const metadata = utilityMetadata({ route: routes.siteMap, meta: siteMapPage }, routes.home);

export default async function Page() {
  return <SiteMapPage copy={typeset(siteMapPage)} map={typeset(await siteMap())} />;
}
