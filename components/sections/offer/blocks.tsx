import type { ReactNode } from "react";
import { Questions } from "@/components/sections/shared/questions";
import { StepsOnLine } from "@/components/sections/shared/steps-on-line";
import type { Pictured } from "@/components/ui/photo";
import { RichText } from "@/components/ui/text/rich-text";
import type { Block } from "@/content/types";
import { RuledTable } from "./lists/ruled-table";
import { TitledList } from "./lists/titled-list";
import { People } from "./people";
import { SampleDocuments } from "./sample-documents";

/** The body of a free page's block, below or beside its heading. A new kind does not compile until it is drawn here: every path must return. */
export function BlockBody({ block }: { block: Pictured<Block> }): ReactNode {
  switch (block.kind) {
    case "prose":
      return <Prose paragraphs={block.paragraphs} />;
    case "items":
      return block.items.some(({ sample }) => sample) ? (
        <SampleDocuments documents={block.items} />
      ) : (
        <TitledList items={block.items} />
      );
    case "people":
      return <People people={block.people} />;
    case "steps":
      return <StepsOnLine steps={block.steps} />;
    case "table":
      return (
        <div className="px-mar">
          <RuledTable
            look="dense"
            caption={block.heading}
            columns={block.columns}
            rows={block.rows.map((cells) => ({ cells }))}
          />
        </div>
      );
    case "questions":
      return <Questions group={block.heading} questions={block.questions} />;
    default:
      return block satisfies never;
  }
}

/** Running text at reading size. */
export function Prose({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="prose text-lead">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
