import type { ReactNode } from "react";
import type { Downloads } from "@/components/sections/contact/consultation-banner";
import { type ContactExtras, ContactSection } from "@/components/sections/contact/contact-section";
import { FirstHour } from "@/components/sections/contact/first-hour";
import { Heading } from "@/components/ui/text/heading";
import type { Contact } from "@/content/single-pages/contact";
import type { Site } from "@/content/site";

interface ContactPageProps {
  contact: Contact;
  /** Heading and lead: each of the two pages has its own. */
  hero: Contact["hero"];
  site: Site;
  downloads: Downloads;
  /** The enquiry form. */
  form: ReactNode;
  /** What an owner has switched on. */
  extras: ContactExtras;
  /** Another company's calendar. */
  booking?: ReactNode;
}

/** /contact and /about/contact: the contact section under a heading at full size, with a drawing of what follows a message. */
export function ContactPage({ contact, hero, site, downloads, form, extras, booking }: ContactPageProps) {
  return (
    <article id="top" className="pt-[calc(4.5rem+clamp(0.5rem,1.5cqi,2rem))]">
      <ContactSection
        contact={contact}
        site={site}
        downloads={downloads}
        form={form}
        extras={extras}
        booking={booking}
        follows={contact.hour && <FirstHour hour={contact.hour} />}
      >
        <header>
          <Heading level={1} size="d0" text={hero.heading} />
        </header>
        <p className="max-w-[34em] text-lead">{hero.lead}</p>
      </ContactSection>
    </article>
  );
}
