import { pageMetadata } from "@/app/_lib/metadata";
import { contactRoute } from "@/app/_lib/page-links";
import { FaqPage } from "@/components/page/faq-page";
import { routes } from "@/content/collections";
import { faq } from "@/content/faq";

export const metadata = pageMetadata({ route: routes.faq, meta: faq.meta });

export default function Page() {
  return <FaqPage faq={faq} contactRoute={contactRoute()} />;
}
