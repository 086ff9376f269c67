import { unlistedMetadata } from "@/app/_lib/metadata";
import { ThanksPage } from "@/components/page/thanks-page";
import { contact } from "@/content/contact";

const { thanks } = contact;

export const metadata = unlistedMetadata(thanks);

export default function Page() {
  return <ThanksPage copy={thanks} />;
}
