import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import type { DrawnPage } from "@/components/art/drawn-as";
import { drawingOr } from "@/components/art/sprites/drawn";
import { Link } from "@/components/ui/links/link";
import { Heading } from "@/components/ui/text/heading";
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
      <div className="grid-12 split band-head">
        <Heading level={2} size="d2" text={copy.heading} />
        <p>{copy.lead}</p>
      </div>
      <ul>
        {bays.map(({ route, name, problem, ...page }) => (
          <li key={page.slug}>
            <Link href={route} className="focus-bay">
              <ArtUse {...drawingOr("focus", page)} />
              <b>{name}</b> {problem}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
