import type { ComponentProps } from "react";
import { ContactSection } from "@/components/sections/contact/contact-section";
import { FirstHour } from "@/components/sections/contact/first-hour";
import { Heading } from "@/components/ui/text/heading";
import type { Contact } from "@/content/single-pages/contact";

interface ContactPageProps extends Omit<ComponentProps<typeof ContactSection>, "sheet" | "children" | "follows"> {
  /** Heading and lead: each of the two pages has its own. */
  hero: Contact["hero"];
}

/** /contact and /about/contact: the contact section under a heading at full size, with a drawing of what follows a message. */
export function ContactPage({ hero, ...section }: ContactPageProps) {
  const { hour } = section.contact;
  return (
    <article id="top" className="pt-[calc(4.5rem+clamp(0.5rem,1.5cqi,2rem))]">
      <ContactSection {...section} follows={hour && <FirstHour hour={hour} />}>
        <header>
          <Heading level={1} size="d0" text={hero.heading} />
        </header>
        <p className="max-w-[34em] text-lead">{hero.lead}</p>
      </ContactSection>
    </article>
  );
}
