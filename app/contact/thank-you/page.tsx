import { utilityMetadata } from "@/app/_lib/seo/metadata";
import { ThanksPage } from "@/components/page/thanks-page";
import { contact } from "@/content/single-pages/contact";
import { routes } from "@/content/single-pages/single-pages";

const { thanks } = contact;

export const metadata = utilityMetadata({ route: routes.thanks, meta: thanks }, routes.contact);

export default function Page() {
  return <ThanksPage copy={thanks} />;
}
