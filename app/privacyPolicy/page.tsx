import { singleRoute } from "@/app/_lib/content-route";
import { LegalPage } from "@/components/page/legal-page";

const route = singleRoute("legal", "privacyPolicy");
export const { generateMetadata } = route;

export default async function Page() {
  return <LegalPage document={await route.entry()} />;
}
