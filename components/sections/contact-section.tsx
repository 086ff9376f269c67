import type { ReactNode } from "react";
import type { Contact } from "@/content/contact";
import type { Site } from "@/content/site";
import { ConsultationBanner } from "./consultation-banner";
import { ContactCards } from "./contact-cards";
import { GlobalPresence } from "./global-presence";

interface ContactSectionProps {
  contact: Contact;
  site: Site;
  /** The enquiry form. */
  form: ReactNode;
  /** Heading and lead: the page's own on the contact pages, lighter on the home page. */
  children: ReactNode;
}

/** Anchor of the enquiry form, wherever the section stands. */
const FORM_ID = "enquiry";

/** What to say, the free consultation, the form beside four cards, and the clocks: the same on every page that has it. */
export function ContactSection({ contact: { banner, cards, presence }, site, form, children }: ContactSectionProps) {
  return (
    <>
      {children}
      <ConsultationBanner banner={banner} formId={FORM_ID} />
      <div className="grid-12 gap-y-8 py-[clamp(1.5rem,5.6cqi,6rem)]">
        <div id={FORM_ID} className="lg:col-span-8">
          {form}
        </div>
        <div className="lg:col-span-4">
          <ContactCards cards={cards} site={site} />
        </div>
      </div>
      <GlobalPresence presence={presence} site={site} />
    </>
  );
}
