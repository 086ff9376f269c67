import { LegalDocument, legalMetadata } from "@/app/_lib/pages/legal-route";

export const generateMetadata = () => legalMetadata("privacyPolicy");

export default function Page() {
  return <LegalDocument slug="privacyPolicy" />;
}
