import { collectionRoute, type SlugProps } from "@/app/_lib/pages/collection-route";
import { LegalDocument } from "@/app/_lib/pages/legal-route";

const route = collectionRoute("legal");
export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: SlugProps) {
  return <LegalDocument document={await route.entry(props)} />;
}
