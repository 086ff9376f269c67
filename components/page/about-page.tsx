import type { Route } from "next";
import type { ReactNode } from "react";
import { type DrawnPage, drawnIn } from "@/components/art/drawn-as";
import { aboutScenes } from "@/components/art/scenes/registry";
import { Callouts } from "@/components/sections/company/callouts";
import { BlockBody, type BodyBlock } from "@/components/sections/offer/blocks";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import type { NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { layoutOf, OpeningFigure } from "@/components/sections/shared/opening-figure";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { TwoColumns } from "@/components/sections/shared/two-columns";
import type { Pictured } from "@/components/ui/photo";
import type { About, Block } from "@/content/types";
import { OfferPage } from "./offer-page";
import type { Ground, Part } from "./sheets-of-page";

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
      {...layoutOf(about.photo, scene)}
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

/** The first table of a page gets the tinted background, the first list the dark one. */
const GROUNDS: Partial<Record<Block["kind"], Ground>> = { table: "tint", items: "night" };

/** Most sheets in a row without a background. The next one is tinted, so that no long run of sheets looks alike. */
const MAX_PLAIN_IN_A_ROW = 3;

/** The background of each block; undefined for none. */
function groundsOf(blocks: readonly { kind: Block["kind"] }[]): (Ground | undefined)[] {
  const grounds: (Ground | undefined)[] = [];
  for (const [index, { kind }] of blocks.entries()) {
    const isFirst = blocks.findIndex((block) => block.kind === kind) === index;
    const before = grounds.slice(-MAX_PLAIN_IN_A_ROW);
    const isLongRun = before.length === MAX_PLAIN_IN_A_ROW && before.every((ground) => ground === undefined);
    grounds.push((isFirst ? GROUNDS[kind] : undefined) ?? (isLongRun && kind !== "steps" ? "tint" : undefined));
  }
  return grounds;
}

function blockPart(block: Pictured<Block>, pageName: string): Part {
  const { label: name = pageName, heading } = block;
  return block.kind === "steps" ? { ...block, name } : { name, label: heading, content: blockContent(block) };
}

/** Running text and questions stand beside their heading, the rest below it. */
function blockContent(block: Pictured<BodyBlock>): ReactNode {
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
