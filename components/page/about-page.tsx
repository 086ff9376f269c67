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
  parents: Crumb[];
  /** Where its calls to action lead, if not to the contact page. */
  contactRoute?: Route;
  neighbours: NeighboursOfPage;
}

/** A page about the company: its drawing, then its blocks in the order of the content. */
export function AboutPage({ about, ...props }: AboutPageProps) {
  const { slug, name, hero, drawing, sections, closing, icon, callouts } = about;
  const scene = drawnIn(aboutScenes, about);
  const grounds = groundsOf(sections);
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
      parts={sections.map((block, index) => ({ ...blockPart(block, name), ...(grounds[index] && { ground: grounds[index] }) }))}
    />
  );
}

/** Of each page one table lies on a quiet ground, and one list on night. */
const GROUNDS: Partial<Record<Block["kind"], Ground>> = { table: "table", items: "night" };

/** Sheets that may follow one another on paper. The next lies on a quiet ground, so that no long run of sheets looks alike. */
const MOST_ON_PAPER = 3;

/** What each block lies on; nothing for paper. */
function groundsOf(blocks: readonly { kind: Block["kind"] }[]): (Ground | undefined)[] {
  const grounds: (Ground | undefined)[] = [];
  for (const [index, { kind }] of blocks.entries()) {
    const isFirst = blocks.findIndex((block) => block.kind === kind) === index;
    const before = grounds.slice(-MOST_ON_PAPER);
    const isLongRun = before.length === MOST_ON_PAPER && before.every((ground) => ground === undefined);
    grounds.push((isFirst ? GROUNDS[kind] : undefined) ?? (isLongRun && kind !== "steps" ? "table" : undefined));
  }
  return grounds;
}

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
