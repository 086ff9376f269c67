import { ConsultationBanner } from "@/components/sections/consultation-banner";
import { ContactCards } from "@/components/sections/contact-cards";
import { GlobalPresence } from "@/components/sections/global-presence";
import { Heading } from "@/components/ui/heading";
import type { Contact } from "@/content/contact";
import type { Site } from "@/content/site";

interface ContactPageProps {
  contact: Contact;
  site: Site;
  /** The enquiry form. */
  form: React.ReactNode;
}

/** Anchor of the enquiry form, here and on the home page. */
export const FORM_ID = "enquiry";

/** The contact page: what to say, the free consultation, the form beside four cards, and the clocks. */
export function ContactPage({ contact, site, form }: ContactPageProps) {
  const { hero, banner, cards, presence } = contact;
  return (
    <article>
      <header id="top" className="grid-12 gap-y-8 pt-[calc(4.5rem+clamp(2.25rem,4.4cqi,5rem))] pb-[clamp(2.5rem,4.4cqi,5rem)]">
        <Heading level={1} size="d0" text={hero.heading} className="max-w-[8em]" />
        <p className="max-w-[30em] text-lead md:col-span-6 md:col-start-7">{hero.lead}</p>
      </header>
      <ConsultationBanner banner={banner} formId={FORM_ID} />
      <div className="grid-12 gap-y-8 py-[clamp(3.5rem,5.6cqi,6rem)]">
        <div id={FORM_ID} className="lg:col-span-8">
          {form}
        </div>
        <div className="lg:col-span-4">
          <ContactCards cards={cards} site={site} />
        </div>
      </div>
      <GlobalPresence presence={presence} site={site} />
    </article>
  );
}
