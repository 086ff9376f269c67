import { faqPage, JsonLd } from "@/app/_lib/json-ld";
import { pageMetadata } from "@/app/_lib/metadata";
import { contactRoute } from "@/app/_lib/page-links";
import { FaqPage } from "@/components/page/faq-page";
import { routes } from "@/content/collections";
import { faq } from "@/content/faq";

const page = { route: routes.faq, meta: faq.meta, updated: faq.updated };
export const metadata = pageMetadata(page);

export default function Page() {
  return (
    <>
      <JsonLd nodes={[faqPage(page, faq.items)]} />
      <FaqPage faq={faq} contactRoute={contactRoute()} />
    </>
  );
}
