import { collectionRoute, type SlugProps } from "@/app/_lib/content-route";
import { above, contactRoute, neighboursOf } from "@/app/_lib/page-links";
import { AboutPage } from "@/components/page/about-page";

const route = collectionRoute("about");
export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: SlugProps) {
  const about = await route.entry(props);
  return (
    <AboutPage
      about={about}
      above={above.about}
      contactRoute={contactRoute()}
      neighbours={await neighboursOf("about", about.slug)}
    />
  );
}
