import { withPictures } from "@/app/_lib/images/photos";
import { collectionRoute, type SlugProps } from "@/app/_lib/pages/collection-route";
import { linksFrom, linksTo, neighboursOf, parents } from "@/app/_lib/pages/page-links";
import { entryGraph, JsonLd } from "@/app/_lib/seo/json-ld";
import { typeset } from "@/app/_lib/typeset";
import { FocusPage } from "@/components/page/focus-page";
import { startLabels } from "@/content/shared-texts/start-labels";

const route = collectionRoute("focus");
export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: SlugProps) {
  const focus = await route.entry(props);
  const [services, industries] = await Promise.all([
    linksFrom("services", focus.services),
    linksTo("industry", "focus", focus.slug),
  ]);
  return (
    <>
      <JsonLd nodes={entryGraph(focus, parents.focus)} />
      <FocusPage
        focus={await withPictures(typeset(focus))}
        parents={parents.focus}
        startLabels={startLabels}
        services={services}
        industries={industries.links}
        moreIndustries={industries.more}
        neighbours={await neighboursOf("focus", focus.slug)}
      />
    </>
  );
}
