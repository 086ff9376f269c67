import { collectionRoute, type SlugProps } from "@/app/_lib/pages/collection-route";
import { JsonLd, webPage } from "@/app/_lib/seo/json-ld";
import { typeset } from "@/app/_lib/typeset";
import { LegalPage } from "@/components/page/legal-page";
import { dateLabel } from "@/content/phrases";

const route = collectionRoute("legal");
export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: SlugProps) {
  const document = await route.entry(props);
  return (
    <>
      <JsonLd nodes={[webPage(document)]} />
      <LegalPage document={typeset(document)} effectiveLabel={dateLabel(document.effective)} />
    </>
  );
}
