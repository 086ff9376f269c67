import { singleRoute } from "@/app/_lib/content-route";
import { JsonLd, webPage } from "@/app/_lib/json-ld";
import { LegalPage } from "@/components/page/legal-page";

const route = singleRoute("legal", "gdpr");
export const { generateMetadata } = route;

export default async function Page() {
  const document = await route.entry();
  return (
    <>
      <JsonLd nodes={[webPage(document)]} />
      <LegalPage document={document} />
    </>
  );
}
