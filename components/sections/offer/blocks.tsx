import type { ReactNode } from "react";
import { Questions } from "@/components/sections/shared/questions";
import { listed, PhoneDisclosure } from "@/components/ui/phone-disclosure";
import type { Pictured } from "@/components/ui/photo";
import { RichText } from "@/components/ui/text/rich-text";
import type { Block } from "@/content/types";
import { PlanBars } from "./charts/plan-bars";
import { RuledTable } from "./lists/ruled-table";
import { TitledList } from "./lists/titled-list";
import { People } from "./people";
import { SampleDocuments } from "./sample-documents";

/** Every kind but steps, which are a sheet of their own (components/page/sheets-of-page.tsx). */
export type BodyBlock = Exclude<Block, { kind: "steps" }>;

/** The body of a free page's block, below or beside its heading. A new kind does not compile until it is drawn here: every path must return. */
export function BlockBody({ block }: { block: Pictured<BodyBlock> }): ReactNode {
  switch (block.kind) {
    case "prose":
      return <Prose paragraphs={block.paragraphs} />;
    case "items":
      if (block.items.some(({ sample }) => sample)) return <SampleDocuments documents={block.items} />;
      if (!block.folded) return <TitledList items={block.items} />;
      return (
        <PhoneDisclosure label={listed(block.items.map(({ title }) => title))} summaryClassName="summary-row mx-mar font-medium">
          <TitledList items={block.items} />
        </PhoneDisclosure>
      );
    case "people":
      return <People people={block.people} />;
    case "table":
      return (
        <div className="px-mar">
          <RuledTable
            look="dense"
            caption={block.heading}
            columns={block.columns}
            rows={block.rows.map((cells) => ({ cells }))}
            drawn={block.drawn && { ...block.drawn, drawings: drawingsOf(block.drawn) }}
          />
        </div>
      );
    case "questions":
      return <Questions group={block.heading} questions={block.questions} />;
    default:
      return block satisfies never;
  }
}

type DrawnBars = NonNullable<Extract<Block, { kind: "table" }>["drawn"]>;

/** For each row of a table its bars, to scale; the cell's words say the same. */
function drawingsOf({ units, bars }: DrawnBars): ReactNode[] {
  return bars.map((list, row) => (
    <svg
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
      key={row}
      className="cell-bars"
      viewBox={`0 0 ${units} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {list.map(({ from, length, by }) => (
        <PlanBars key={from} by={by} from={from} units={length} />
      ))}
    </svg>
  ));
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
