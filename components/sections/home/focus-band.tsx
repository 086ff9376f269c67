import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import type { DrawnPage } from "@/components/art/drawn-as";
import { drawingOr } from "@/components/art/sprites/drawn";
import { Link } from "@/components/ui/links/link";
import { Heading } from "@/components/ui/text/heading";
import type { IconName } from "@/content/collections/schema";
import type { Home } from "@/content/single-pages/home";

/** A focus area as a bay of the band. */
export interface FocusBay extends DrawnPage {
  route: Route;
  name: string;
  menuLine: string;
  /** Stands in for the bay of a field that is not drawn. */
  icon: IconName;
}

interface FocusBandProps {
  copy: Home["focus"];
  bays: FocusBay[];
}

/** A bay for each field on one line, each a link to it. */
export function FocusBand({ copy, bays }: FocusBandProps) {
  return (
    <section
      id="focus"
      aria-label={copy.heading}
      className="signal mt-3 overflow-x-clip bg-p-f pt-[clamp(1.25rem,3.6cqi,4rem)] pb-[clamp(1rem,2.4cqi,3rem)] text-ink md:mt-s8"
    >
      <div className="grid-12 items-end gap-y-4 pb-[clamp(0.75rem,3cqi,3.5rem)]">
        <Heading level={2} size="d2" text={copy.heading} className="md:col-span-7" />
        <p className="leading-[1.4] md:col-span-4 md:col-start-9 md:text-[1.0625rem] lg:col-span-3 lg:col-start-10">
          {copy.lead}
        </p>
      </div>
      <ul className="six-fields grid md:grid-cols-3 lg:grid-cols-6 lg:px-mar">
        {bays.map(({ route, name, menuLine, ...page }) => (
          <li key={page.slug} className="md:row-span-3 md:grid md:grid-rows-subgrid">
            <Link href={route} className="focus-bay group/bay focus-visible:-outline-offset-3 md:row-span-3 md:grid-rows-subgrid">
              <ArtUse {...drawingOr("focus", page)} className="max-md:overflow-hidden" />
              <b className="group-hover/bay:underline">{name}</b> {menuLine}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
