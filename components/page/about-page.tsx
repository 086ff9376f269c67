import type { Route } from "next";
import type { ReactNode } from "react";
import { type DrawnPage, drawnIn } from "@/components/art/drawn-as";
import { aboutScenes } from "@/components/art/scenes/registry";
import { Callouts } from "@/components/sections/company/callouts";
import { BlockBody } from "@/components/sections/offer/blocks";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import type { NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { OpeningFigure } from "@/components/sections/shared/opening-figure";
import { PHOTO_RUN } from "@/components/sections/shared/photo-figure";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { TwoColumns } from "@/components/sections/shared/two-columns";
import type { Pictured } from "@/components/ui/photo";
import type { About, Block } from "@/content/types";
import { type Ground, OfferPage, type Part } from "./offer-page";

interface AboutPageProps {
  about: Pictured<About> & DrawnPage;
  above: Crumb[];
  /** Where its calls to action lead, if not to the contact page. */
  contactRoute?: Route;
  neighbours: NeighboursOfPage;
}

/** A page about the company: its drawing, then its blocks in the order of the content. */
export function AboutPage({ about, ...props }: AboutPageProps) {
  const { slug, name, hero, drawing, sections, closing, icon, callouts } = about;
  const scene = drawnIn(aboutScenes, about);
  return (
    <OfferPage
      {...props}
      className={about.photo ? PHOTO_RUN : scene?.layout}
      windows={scene?.phone}
      name={name}
      lines={[name]}
      hero={hero}
      action={closing.action}
      closing={closing}
      figure={
        <OpeningFigure picture={about.photo} scene={scene} icon={icon} text={drawing} id={slug}>
          {callouts && <Callouts callouts={callouts} />}
        </OpeningFigure>
      }
      parts={sections.map((block, index) => ({
        ...blockPart(block, name),
        ...(isFirstOfKind(sections, index) && GROUNDS[block.kind]),
      }))}
    />
  );
}

/** Of each page one table lies on a quiet ground, and one list on night: no long run of sheets looks alike. */
const GROUNDS: Partial<Record<Block["kind"], { ground: Ground }>> = { table: { ground: "table" }, items: { ground: "night" } };

const isFirstOfKind = (sections: readonly { kind: Block["kind"] }[], index: number): boolean =>
  sections.findIndex(({ kind }) => kind === sections[index]?.kind) === index;

function blockPart(block: Pictured<Block>, pageName: string): Part {
  const { label: name = pageName, heading } = block;
  return block.kind === "steps" ? { ...block, name } : { name, label: heading, content: blockContent(block) };
}

/** Running text and questions stand beside their heading, the rest below it. */
function blockContent(block: Exclude<Pictured<Block>, { kind: "steps" }>): ReactNode {
  if (block.kind === "prose" || block.kind === "questions") {
    return (
      <TwoColumns heading={block.heading}>
        <BlockBody block={block} />
      </TwoColumns>
    );
  }
  return (
    <>
      <SheetHead id={block.id} heading={block.heading} lead={block.lead} size="d2" />
      <BlockBody block={block} />
    </>
  );
}
