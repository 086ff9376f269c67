import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import { Link } from "@/components/ui/links/link";
import type { IconName, Tone } from "@/content/types";

/** A service in a few words. */
export interface RelatedService {
  route: Route;
  title: string;
  text: string;
  tone: Tone;
  icon: IconName;
}

/** Services next to this one, each with its glyph; the whole cell is the link. */
export function RelatedServices({ services }: { services: RelatedService[] }) {
  if (services.length === 0) return null;
  return (
    <ul className={`related mx-mar in-${services.length === 3 ? 3 : 2}`}>
      {services.map(({ route, title, text, tone, icon }) => (
        <li key={route} data-tone={tone} className="group">
          <ArtUse sprite="glyphs" name={icon} />
          <h3>
            <Link href={route}>{title}</Link>
          </h3>
          {text}
        </li>
      ))}
    </ul>
  );
}
