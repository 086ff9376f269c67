import { withPictures } from "@/app/_lib/images/photos";
import { collectionRoute, type SlugProps } from "@/app/_lib/pages/collection-route";
import { contactRoute, linksTo, neighboursOf, parents } from "@/app/_lib/pages/page-links";
import { entryGraph, JsonLd, service as serviceNode } from "@/app/_lib/seo/json-ld";
import { typeset } from "@/app/_lib/typeset";
import { ServicePage } from "@/components/page/service-page";
import { entryOf } from "@/content/collections/collections";
import { startLabels } from "@/content/shared-texts/start-labels";
import { technologyNamed } from "@/content/technologies";

const route = collectionRoute("services");
export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: SlugProps) {
  const service = await route.entry(props);
  const { slug } = service;
  const [focus, industries] = await Promise.all([linksTo("focus", "services", slug), linksTo("industry", "services", slug)]);
  const related = await Promise.all(service.related.map((other) => entryOf("services", other)));
  return (
    <>
      <JsonLd nodes={entryGraph(service, parents.services, { subject: serviceNode(service) })} />
      <ServicePage
        service={await withPictures(typeset(service))}
        parents={parents.services}
        contactRoute={contactRoute(slug)}
        startLabels={startLabels}
        tools={service.tools.map(technologyNamed)}
        related={related.map(({ route, name, card, tone, icon }) => {
          return { route, title: name, text: card.description, tone, icon };
        })}
        focus={focus.links}
        industries={industries.links}
        moreIndustries={industries.more}
        neighbours={await neighboursOf("services", slug)}
      />
    </>
  );
}
