import { downloads } from "@/app/_lib/pdf/pdf-files";
import { JsonLd, webPage } from "@/app/_lib/seo/json-ld";
import { organization, website } from "@/app/_lib/seo/json-ld-company";
import { typeset } from "@/app/_lib/typeset";
import { ContactPage } from "@/components/page/contact-page";
import { settings } from "@/content/settings";
import { type Contact, contact } from "@/content/single-pages/contact";
import { site } from "@/content/site";
import { bookingSection, contactExtras } from "../optional-features/contact";
import { enquirySection } from "./enquiry-section";

interface ContactRouteProps {
  page: Parameters<typeof webPage>[0];
  hero: Contact["hero"];
}

/** The contact section as a page. /contact and /about/contact differ only in address, title, heading and lead. */
export async function ContactRoute({ page, hero }: ContactRouteProps) {
  return (
    <>
      <JsonLd nodes={[webPage(page, { type: "ContactPage" }), organization({ hasHours: true }), website()]} />
      <ContactPage
        contact={typeset(contact)}
        hero={typeset(hero)}
        site={site}
        downloads={await downloads()}
        form={await enquirySection()}
        extras={await contactExtras(settings, { hasCalendar: true })}
        booking={bookingSection(settings)}
      />
    </>
  );
}
