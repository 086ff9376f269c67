import { faqPage, JsonLd } from "@/app/_lib/seo/json-ld";
import { pageMetadata } from "@/app/_lib/seo/metadata";
import { typeset } from "@/app/_lib/typeset";
import { FaqPage } from "@/components/page/faq-page";
import { routes } from "@/content/addresses";
import { faq } from "@/content/single-pages/faq";

const page = { route: routes.faq, meta: faq.meta, updated: faq.updated };
export const metadata = pageMetadata(page);

export default function Page() {
  return (
    <>
      <JsonLd nodes={[faqPage(page, faq.items)]} />
      <FaqPage faq={typeset(faq)} />
    </>
  );
}
