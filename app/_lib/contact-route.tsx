import { ContactPage } from "@/components/page/contact-page";
import { contact } from "@/content/contact";
import { site } from "@/content/site";
import { downloads } from "./documents";
import { enquiryForm } from "./enquiry";
import { JsonLd, webPage } from "./json-ld";
import { organization, website } from "./json-ld-company";
import { typeset } from "./typeset";

/** The contact section as a page: /contact and /about/contact differ in address, title and description alone. */
export async function ContactRoute({ page }: { page: Parameters<typeof webPage>[0] }) {
  return (
    <>
      <JsonLd nodes={[webPage(page, { type: "ContactPage" }), organization({ hasHours: true }), website()]} />
      <ContactPage contact={typeset(contact)} site={site} downloads={await downloads()} form={await enquiryForm()} />
    </>
  );
}
