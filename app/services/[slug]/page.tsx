import { collectionRoute, type SlugProps } from "@/app/_lib/content-route";
import { above, contactRoute, linksTo } from "@/app/_lib/page-links";
import { ServicePage } from "@/components/page/service-page";
import { entryOf } from "@/content/collections";

const route = collectionRoute("services");
export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: SlugProps) {
  const service = await route.entry(props);
  const related = await Promise.all(service.related.map((slug) => entryOf("services", slug)));
  return (
    <ServicePage
      service={service}
      above={above.services}
      contactRoute={contactRoute({ kind: "service", slug: service.slug })}
      related={related.map(({ route, name, card }) => ({ route, title: name, text: card.description }))}
      focus={await linksTo("focus", "services", service.slug)}
    />
  );
}
