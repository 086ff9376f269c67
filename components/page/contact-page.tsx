import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Downloads } from "@/components/sections/contact/consultation-banner";
import { ContactSection, type ContactWishes } from "@/components/sections/contact/contact-section";
import { FirstHour, LEAVES_AT_LINE } from "@/components/sections/contact/first-hour";
import { Heading } from "@/components/ui/text/heading";
import type { Contact } from "@/content/contact";
import type { Site } from "@/content/site";

interface ContactPageProps {
  contact: Contact;
  site: Site;
  downloads: Downloads;
  /** The enquiry form. */
  form: ReactNode;
  /** What an owner has switched on. */
  wishes: ContactWishes;
  /** Another company's calendar. */
  booking?: ReactNode;
}

/** /contact and /about/contact: the contact section under a heading at full size and a drawing of what follows a message. */
export function ContactPage({ contact, site, downloads, form, wishes, booking }: ContactPageProps) {
  return (
    <article>
      <ContactSection runsOn contact={contact} site={site} downloads={downloads} form={form} wishes={wishes} booking={booking}>
        <header
          id="top"
          className="grid-12 items-end gap-y-6 pt-[calc(4.5rem+clamp(2rem,4.4cqi,5rem))] pb-[clamp(2.5rem,4.4cqi,5rem)]"
        >
          <Heading level={1} size="d0" text={contact.hero.heading} className="md:col-span-8" />
          <p className="text-lead md:col-span-4">{contact.hero.lead}</p>
        </header>
        <div className={clsx("line-run pb-[clamp(2rem,4.4cqi,4.5rem)]", LEAVES_AT_LINE)}>
          <FirstHour hour={contact.hour} />
        </div>
      </ContactSection>
    </article>
  );
}
