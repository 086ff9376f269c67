import { LegalDocument, legalMetadata } from "@/app/_lib/pages/legal-route";

export const generateMetadata = () => legalMetadata("refundPolicy");

export default function Page() {
  return <LegalDocument slug="refundPolicy" />;
}
