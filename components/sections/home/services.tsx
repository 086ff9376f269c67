import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import { SheetHead } from "@/components/sections/sheet-head";
import { Balloon } from "@/components/ui/balloon";
import { Fold } from "@/components/ui/fold";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Sheet } from "@/components/ui/sheet";
import type { Home } from "@/content/home";
import type { Service } from "@/content/schema";
import { FocusBand, type FocusBay } from "./focus-band";

export type ServiceCardData = Pick<Service, "name" | "menuLine" | "category" | "tone" | "card" | "icon"> & {
  slug: string;
  route: Route;
};

interface ServicesProps {
  copy: Home["services"];
  focusCopy: Home["focus"];
  services: ServiceCardData[];
  focus: FocusBay[];
  note: string;
}

/** Eight service cards, and within the same sheet the six focus fields. */
export function Services({ copy, focusCopy, services, focus, note }: ServicesProps) {
  return (
    <Sheet id="services" name="Services" note={note} className="home-sheet">
      <SheetHead heading={copy.heading} lead={copy.lead} />
      <ul className="service-grid grid gap-x-gut px-mar md:grid-cols-2 lg:grid-cols-4">
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </ul>
      <FocusBand copy={focusCopy} bays={focus} />
    </Sheet>
  );
}

/**
 * A service's card: the four features are the four balloons of its drawing. On phones a compact row of glyph, name and one line, whose
 * description and features fold away.
 */
function ServiceCard({ service }: { service: ServiceCardData }) {
  const { slug, route, name, menuLine, category, tone, card, icon } = service;
  return (
    <li
      data-tone={tone}
      className="service-card group relative border-t border-ink pt-2 max-md:pb-2 md:flex md:flex-col md:pt-4 md:pb-8.5"
    >
      <p className="flex items-center gap-3 font-note text-note leading-none font-medium md:leading-[1.3]">
        <span aria-hidden="true" className="line-type" />
        {category}
      </p>
      <ArtUse sheet="services" name={slug} className="w-full pt-6.5 pb-5.5 max-md:hidden" />
      <ArtUse sheet="glyphs" name={icon} className="service-glyph mt-1.5 size-11 md:hidden" />
      <h3 className="text-[1.1875rem] leading-tight font-semibold tracking-[-0.03em] group-hover:underline group-hover:underline-offset-[0.16em] max-md:pt-1 md:text-h3">
        {name}
      </h3>
      <p className="text-[0.9375rem] leading-snug text-ink-2 max-md:pr-9 md:hidden">{menuLine}</p>
      <Link
        href={route}
        className="service-more mt-auto md:order-last inline-flex items-center gap-3 text-[0.9375rem] font-semibold stretched max-md:-my-1 max-md:py-1 md:pt-5.5"
      >
        Learn More
        <span className="sr-only">{` about ${name}`}</span>
        <Icon name="arrow-right" className="text-[1.2em] transition-transform motion-safe:group-hover:translate-x-[5px]" />
      </Link>
      <Fold label="What you get" className="service-features">
        <p className="pt-1 pb-2 text-[0.9375rem] leading-[1.35] text-ink-2 md:mt-2 md:min-h-[2.9em] md:py-0 md:text-body md:leading-[1.45]">
          {card.description}
        </p>
        <Features features={card.features} />
      </Fold>
    </li>
  );
}

function Features({ features }: { features: string[] }) {
  return (
    <ol className="grid gap-2 md:mt-4 md:gap-2.5">
      {features.map((feature, index) => (
        <li key={feature} className="flex items-start gap-3 text-[0.9375rem] leading-[1.35]">
          <Balloon number={index + 1} />
          {feature}
        </li>
      ))}
    </ol>
  );
}
