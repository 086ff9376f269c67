import type { Route } from "next";
import type { CSSProperties, ReactNode } from "react";
import type { PhoneWindows } from "@/components/art/scenes/scene";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import { ClosingSection } from "@/components/sections/shared/closing-section";
import { Neighbours, type NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { PageHero } from "@/components/sections/shared/page-hero";
import { LineRun } from "@/components/sections/shared/steps-on-line";
import type { Closing, Tone } from "@/content/types";
import { SheetIndex } from "./sheet-index";
import { type Part, sheetsOf } from "./sheets-of-page";

interface OfferPageProps {
  className?: string;
  tone?: Tone;
  parents: Crumb[];
  name: string;
  /** The name as it is set at the head of the page; without it the claim leads. */
  lines?: string[];
  hero: { claim: string; lead: string };
  /** Label of the button in the opening. */
  action?: string;
  /** The page's drawing, into which the line runs from that button. */
  figure: ReactNode;
  /** Where the line leaves the drawing. It runs down the right margin, past the steps if there are any, into the closing button. Without it, no line. */
  lineFrom?: "stations" | "scene";
  /** What a phone shows of a drawing that is a strip there. */
  windows?: PhoneWindows;
  /** Units of empty sky over the drawing that are left out. */
  sky?: number;
  parts: Part[];
  neighbours: NeighboursOfPage;
  closing: Closing;
  /** Where its calls to action lead; the contact page, unless it knows what the message is about. */
  contactRoute?: Route;
}

/** What all offer pages share: the opening with its drawing, the numbered sheets, the neighbours and the way in. */
export function OfferPage({
  figure,
  lineFrom,
  parts,
  action = "Get Started",
  neighbours,
  closing,
  contactRoute = "/contact",
  ...page
}: OfferPageProps) {
  const { entries, besideLine, steps, others } = sheetsOf(parts, lineFrom !== undefined);
  const from = steps ? "steps" : lineFrom;
  const sheets = (
    <>
      {others}
      <Neighbours {...neighbours} />
    </>
  );
  return (
    <article className={page.className} data-tone={page.tone} style={cropOf(page)}>
      <PageHero
        parents={page.parents}
        name={page.name}
        lines={page.lines}
        claim={page.hero.claim}
        lead={page.hero.lead}
        action={{ label: action, route: contactRoute }}
      >
        {from !== "steps" && from !== "scene" && figure}
      </PageHero>
      <SheetIndex sheets={entries} />
      {from === "steps" && (
        <>
          <LineRun>
            {figure}
            {besideLine}
          </LineRun>
          {steps}
        </>
      )}
      {from === "scene" ? (
        <LineRun toEnd>
          {figure}
          {sheets}
        </LineRun>
      ) : (
        <div className={from && "line-down"}>{sheets}</div>
      )}
      <ClosingSection closing={closing} route={contactRoute} lineIn={from !== undefined} />
    </article>
  );
}

/** For app/styles/layout/scene.css. */
const cropOf = ({ windows, sky }: Pick<OfferPageProps, "windows" | "sky">) =>
  ({ "--window": windows?.width, "--second": windows?.second, "--third": windows?.third, "--free-sky": sky }) as CSSProperties;
