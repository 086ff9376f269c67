import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import type { DrawnPage } from "@/components/art/drawn-as";
import { drawingOr } from "@/components/art/sprites/drawn";
import { Link } from "@/components/ui/links/link";
import type { IconName, Tone } from "@/content/types";

/** A service as its card shows it. */
export interface RelatedService extends DrawnPage {
  route: Route;
  title: string;
  text: string;
  category: string;
  tone: Tone;
  icon: IconName;
}

/** Services next to this one, each with its card's drawing, on phones with its glyph; the whole cell is the link. */
export function RelatedServices({ services }: { services: RelatedService[] }) {
  if (services.length === 0) return null;
  return (
    <ul className={`related mx-mar in-${services.length === 3 ? 3 : 2}`}>
      {services.map(({ route, title, text, category, tone, ...page }) => (
        <li key={route} data-tone={tone} className="group">
          <ArtUse sheet="glyphs" name={page.icon} className="md:hidden" />
          <ArtUse {...drawingOr("services", page)} className="max-md:hidden" />
          <p className="caption">{category}</p>
          <h3>
            <Link href={route}>{title}</Link>
          </h3>
          {text}
        </li>
      ))}
    </ul>
  );
}
