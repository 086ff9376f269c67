import type { ReactNode } from "react";
import type { Downloads } from "@/components/sections/consultation-banner";
import { ContactSection } from "@/components/sections/contact-section";
import { Heading } from "@/components/ui/heading";
import type { Contact } from "@/content/contact";
import type { Site } from "@/content/site";

interface ContactPageProps {
  contact: Contact;
  site: Site;
  downloads: Downloads;
  /** The enquiry form. */
  form: ReactNode;
}

/** /contact and /about/contact: the contact section under a heading at full size. */
export function ContactPage({ contact, site, downloads, form }: ContactPageProps) {
  return (
    <article>
      <ContactSection contact={contact} site={site} downloads={downloads} form={form}>
        <header id="top" className="grid-12 gap-y-8 pt-[calc(4.5rem+clamp(2.25rem,4.4cqi,5rem))] pb-[clamp(2.5rem,4.4cqi,5rem)]">
          <Heading level={1} size="d0" text={contact.hero.heading} className="max-w-[8em]" />
          <p className="max-w-[30em] text-lead md:col-span-6 md:col-start-7">{contact.hero.lead}</p>
        </header>
      </ContactSection>
    </article>
  );
}
