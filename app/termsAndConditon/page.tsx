import { LegalDocument, legalMetadata } from "@/app/_lib/pages/legal-route";

export const generateMetadata = () => legalMetadata("termsAndConditon");

export default function Page() {
  return <LegalDocument slug="termsAndConditon" />;
}
