import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import type { DrawnPage } from "@/components/art/drawn-as";
import { drawingOr } from "@/components/art/sprites/drawn";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { Link } from "@/components/ui/links/link";
import type { Home } from "@/content/single-pages/home";
import type { IconName } from "@/content/types";

/** A focus area as a bay of the band. */
export interface FocusBay extends DrawnPage {
  route: Route;
  name: string;
  /** The problem in a few words. */
  problem: string;
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
    <section id="focus" aria-label={copy.heading} className="signal focus-band">
      <SheetHead heading={copy.heading} lead={copy.lead} size="d2" className="band-head" />
      <ul>
        {bays.map(({ route, name, problem, ...page }) => (
          <li key={page.slug}>
            <Link href={route} className="focus-bay">
              <ArtUse {...drawingOr("focus", page)} />
              <b>{name}</b>
              {` ${problem}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
