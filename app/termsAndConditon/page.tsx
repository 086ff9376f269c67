import { singleRoute } from "@/app/_lib/content-route";
import { LegalPage } from "@/components/page/legal-page";

const route = singleRoute("legal", "termsAndConditon");
export const { generateMetadata } = route;

export default async function Page() {
  return <LegalPage document={await route.entry()} />;
}
