import { withPictures } from "@/app/_lib/images/photos";
import { collectionRoute, type SlugProps } from "@/app/_lib/pages/collection-route";
import { headingLines, linksFrom, neighboursOf, parents } from "@/app/_lib/pages/page-links";
import { entryGraph, JsonLd } from "@/app/_lib/seo/json-ld";
import { typeset } from "@/app/_lib/typeset";
import { IndustryPage } from "@/components/page/industry-page";
import { startLabels } from "@/content/shared-texts/start-labels";
import { wayLabels } from "@/content/shared-texts/way-labels";

const route = collectionRoute("industry");
export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: SlugProps) {
  const industry = await route.entry(props);
  const [services, focus] = await Promise.all([linksFrom("services", industry.services), linksFrom("focus", industry.focus)]);
  return (
    <>
      <JsonLd nodes={entryGraph(industry, parents.industry)} />
      <IndustryPage
        industry={await withPictures(typeset(industry))}
        lines={headingLines(industry.name)}
        parents={parents.industry}
        startLabels={startLabels}
        wayLabels={wayLabels}
        services={services}
        focus={focus}
        neighbours={await neighboursOf("industry", industry.slug)}
      />
    </>
  );
}
