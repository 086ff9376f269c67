import { ContactRoute } from "@/app/_lib/pages/contact-route";
import { pageMetadata } from "@/app/_lib/seo/metadata";
import { routes } from "@/content/addresses";
import { contact } from "@/content/single-pages/contact";

const page = { route: routes.contact, meta: contact.meta, updated: contact.updated };
export const metadata = pageMetadata(page);

export default function Page() {
  return <ContactRoute page={page} hero={contact.hero} />;
}
