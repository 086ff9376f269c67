import type { ComponentProps } from "react";
import { ContactSection } from "@/components/sections/contact/contact-section";
import { About } from "@/components/sections/home/about";
import { Hero } from "@/components/sections/home/hero";
import { Services } from "@/components/sections/home/services";
import { Technologies } from "@/components/sections/home/technologies";
import { Testimonials } from "@/components/sections/home/testimonials";
import { Trusted } from "@/components/sections/home/trusted";
import { Work } from "@/components/sections/home/work";
import { Heading } from "@/components/ui/text/heading";
import type { Home } from "@/content/single-pages/home";

interface HomePageProps {
  copy: Home;
  hero: Omit<ComponentProps<typeof Hero>, "copy">;
  /** The sundial of the company's drawing in words. */
  elevation: string;
  /** The year of the build. */
  year: number;
  services: ComponentProps<typeof Services>["services"] & ComponentProps<typeof Work>["services"];
  focus: ComponentProps<typeof Services>["focus"];
  tabs: ComponentProps<typeof Technologies>["tabs"];
  trusted: Omit<ComponentProps<typeof Trusted>, "copy" | "bandCopy" | "marks" | "note">;
  testimonials: ComponentProps<typeof Testimonials>["testimonials"];
  contact: Omit<ComponentProps<typeof ContactSection>, "sheet" | "children">;
  /** What stands beside invented things, and beside claims that nobody has vouched for yet. */
  marks: ComponentProps<typeof Trusted>["marks"];
}

/** The home page: seven sections, of which those without content are left out. All but the first say which sheet they are. */
export function HomePage({
  copy,
  hero,
  elevation,
  year,
  services,
  focus,
  tabs,
  trusted,
  testimonials,
  contact,
  marks,
}: HomePageProps) {
  const hasOffer = services.length + focus.length > 0;
  const hasTestimonials = testimonials.length > 0;
  const names = [
    "hero",
    "about",
    hasOffer && "services",
    "technologies",
    "trusted",
    hasTestimonials && "testimonials",
    "contact",
  ];
  const shown = names.filter((name) => name !== false);
  const sheet = (name: string) => `Sheet ${shown.indexOf(name) + 1} of ${shown.length}`;
  return (
    <>
      <Hero copy={copy.hero} {...hero} />
      <About copy={copy.about} elevation={elevation} note={sheet("about")} year={year}>
        <Work copy={copy.work} services={services} sampleMark={marks.sample} />
      </About>
      {hasOffer && (
        <Services copy={copy.services} focusCopy={copy.focus} services={services} focus={focus} note={sheet("services")} />
      )}
      <Technologies copy={copy.technologies} tabs={tabs} note={sheet("technologies")} />
      <Trusted copy={copy.trusted} bandCopy={copy.industries} marks={marks} {...trusted} note={sheet("trusted")} />
      {hasTestimonials && (
        <Testimonials
          copy={copy.testimonials}
          sampleMark={marks.sample}
          testimonials={testimonials}
          note={sheet("testimonials")}
        />
      )}
      <ContactSection {...contact} sheet={{ note: sheet("contact"), cardsLabel: copy.contact.cards }}>
        <Heading level={2} size="d1" text={copy.contact.heading} className="reveal-rise" />
        <p className="max-w-[34em] text-lead">{copy.contact.lead}</p>
      </ContactSection>
    </>
  );
}
