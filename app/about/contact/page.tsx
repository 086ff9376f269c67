import { enquiryForm } from "@/app/_lib/enquiry";
import { pageMetadata } from "@/app/_lib/metadata";
import { ContactPage } from "@/components/page/contact-page";
import { routes } from "@/content/collections";
import { contact } from "@/content/contact";
import { site } from "@/content/site";

export const metadata = pageMetadata({ route: routes.aboutContact, meta: contact.aboutMeta });

export default async function Page() {
  return <ContactPage contact={contact} site={site} form={await enquiryForm()} />;
}
