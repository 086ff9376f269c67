import { utilityMetadata } from "@/app/_lib/seo/metadata";
import { typeset } from "@/app/_lib/typeset";
import { ThanksPage } from "@/components/page/thanks-page";
import { routes } from "@/content/addresses";
import { contact } from "@/content/single-pages/contact";

const { thanks } = contact;

export const metadata = utilityMetadata({ route: routes.thanks, meta: thanks }, routes.contact);

export default function Page() {
  return <ThanksPage copy={typeset(thanks)} />;
}
