import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import type { DrawnPage } from "@/components/art/drawn-as";
import { drawingOr } from "@/components/art/sprites/drawn";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { Link } from "@/components/ui/links/link";
import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import { Sheet } from "@/components/ui/sheet";
import type { Home } from "@/content/single-pages/home";
import type { Service } from "@/content/types";
import { FocusBand, type FocusBay } from "./focus-band";

export type ServiceCardData = Pick<Service, "name" | "menuLine" | "category" | "tone" | "card" | "icon"> &
  DrawnPage & { route: Route };

interface ServicesProps {
  copy: Home["services"];
  focusCopy: Home["focus"];
  services: ServiceCardData[];
  focus: FocusBay[];
  note: string;
}

/** A card for each service, and within the same sheet the focus fields; either may be missing. */
export function Services({ copy, focusCopy, services, focus, note }: ServicesProps) {
  return (
    <Sheet id="services" name="Services" note={note} className="home-sheet">
      {services.length > 0 && (
        <>
          <SheetHead heading={copy.heading} lead={copy.lead} />
          <ul className="in-4 service-grid">
            {services.map((service) => (
              <ServiceCard key={service.slug} service={service} />
            ))}
          </ul>
        </>
      )}
      {focus.length > 0 && <FocusBand copy={focusCopy} bays={focus} />}
    </Sheet>
  );
}

/**
 * A service's card: the four features are the four balloons of its drawing. On phones a row of glyph, name and one line that
 * opens as a whole: description, features and the link are inside.
 */
function ServiceCard({ service }: { service: ServiceCardData }) {
  const { route, name, menuLine, category, tone, card, icon } = service;
  return (
    <li data-tone={tone} className="service-card group">
      <p className="service-category">{category}</p>
      <ArtUse {...drawingOr("services", service)} className="service-drawing" />
      <ArtUse sprite="glyphs" name={icon} className="service-glyph" />
      <h3>{name}</h3>
      <p>{menuLine}</p>
      {/* in the text and not in a label: search engines read what a link says */}
      <Link href={route} className="service-more stretched">
        Learn More<span className="sr-only">{` about ${name}`}</span>
      </Link>
      <PhoneDisclosure label={`What you get: ${name}`} className="service-features">
        <p>{card.description}</p>
        <ol className="counted">
          {card.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ol>
      </PhoneDisclosure>
    </li>
  );
}
