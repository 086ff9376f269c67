import { collectionRoute, type SlugProps } from "@/app/_lib/content-route";
import { above, contactRoute } from "@/app/_lib/page-links";
import { AboutPage } from "@/components/page/about-page";

const route = collectionRoute("about");
export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: SlugProps) {
  return <AboutPage about={await route.entry(props)} above={above.about} contactRoute={contactRoute()} />;
}
