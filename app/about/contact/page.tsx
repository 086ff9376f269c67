import { downloads } from "@/app/_lib/documents";
import { enquiryForm } from "@/app/_lib/enquiry";
import { JsonLd, webPage } from "@/app/_lib/json-ld";
import { organization, website } from "@/app/_lib/json-ld-company";
import { pageMetadata } from "@/app/_lib/metadata";
import { ContactPage } from "@/components/page/contact-page";
import { contact } from "@/content/contact";
import { routes } from "@/content/single-pages";
import { site } from "@/content/site";

const page = { route: routes.aboutContact, meta: contact.aboutMeta, updated: contact.updated };
export const metadata = pageMetadata(page);

export default async function Page() {
  return (
    <>
      <JsonLd nodes={[webPage(page, { type: "ContactPage" }), organization({ hasHours: true }), website()]} />
      <ContactPage contact={contact} site={site} downloads={await downloads()} form={await enquiryForm()} />
    </>
  );
}
