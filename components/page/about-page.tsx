import type { Route } from "next";
import { aboutScenes } from "@/components/art/scenes/registry";
import { BlockBody } from "@/components/sections/offer/blocks";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import { ClosingSection } from "@/components/sections/shared/closing-section";
import { Neighbours, type NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { OpeningFigure } from "@/components/sections/shared/opening-figure";
import { PageHero } from "@/components/sections/shared/page-hero";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { LineRun, SpineSheet } from "@/components/sections/shared/spine";
import { Split } from "@/components/sections/shared/split";
import { Sheet } from "@/components/ui/sheet";
import type { About, Block } from "@/content/schema";

interface AboutPageProps {
  about: About & { slug: string };
  above: Crumb[];
  contactRoute: Route;
  neighbours: NeighboursOfPage;
}

/** A page about the company: its drawing, then its blocks in the order of the content; the line becomes the spine of its steps. */
export function AboutPage({ about, above, contactRoute, neighbours }: AboutPageProps) {
  const { slug, name, hero, drawing, sections, closing, icon } = about;
  const steps = sections.findIndex(({ kind }) => kind === "steps");
  const scene = aboutScenes[slug];
  const figure = <OpeningFigure scene={scene} icon={icon} text={drawing} id={slug} />;
  const sheets = sections.map((block, index) => (
    <BlockSheet
      key={block.heading}
      block={block}
      name={name}
      note={`Sheet ${index + 2} of ${sections.length + 1}`}
      first={index === 0}
      joined={index === steps}
    />
  ));
  return (
    <article className={scene?.layout}>
      <PageHero
        above={above}
        name={name}
        lines={[name]}
        claim={hero.claim}
        lead={hero.lead}
        action={{ label: closing.action, route: contactRoute }}
      />
      {steps < 0 ? (
        figure
      ) : (
        <LineRun>
          {figure}
          {sheets.slice(0, steps)}
        </LineRun>
      )}
      {sheets.slice(Math.max(steps, 0))}
      <Neighbours {...neighbours} />
      <ClosingSection closing={closing} route={contactRoute} />
    </article>
  );
}

interface BlockSheetProps {
  block: Block;
  name: string;
  note: string;
  first: boolean;
  joined: boolean;
}

/** A block as a sheet: running text and questions beside their heading, the rest below it. */
function BlockSheet({ block, name, note, first, joined }: BlockSheetProps) {
  if (block.kind === "steps") {
    return <SpineSheet joined={joined} name={name} note={note} heading={block.heading} lead={block.lead} steps={block.steps} />;
  }
  const isRead = block.kind === "prose" || block.kind === "questions";
  return (
    <Sheet name={name} label={block.heading} note={note} className={first ? undefined : "mt-s9"}>
      {isRead ? (
        <Split heading={block.heading}>
          <BlockBody block={block} />
        </Split>
      ) : (
        <>
          <SheetHead heading={block.heading} lead={block.lead} size="d2" />
          <BlockBody block={block} />
        </>
      )}
    </Sheet>
  );
}
