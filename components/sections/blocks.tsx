import type { ReactNode } from "react";
import { Balloon } from "@/components/ui/balloon";
import { RichText } from "@/components/ui/rich-text";
import type { Block } from "@/content/schema";
import { Questions } from "./questions";
import { RuledTable } from "./ruled-table";
import { TitledList } from "./titled-list";

/** The body of a free page's block, below its heading. A new kind does not compile until it is drawn here: every path must return. */
export function BlockBody({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case "prose":
      return <Prose paragraphs={block.paragraphs} />;
    case "items":
      return <TitledList items={block.items} columns={block.items.length % 3 === 0 ? 3 : 2} />;
    case "steps":
      return <Steps steps={block.steps} />;
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

/** Running text at reading size, on the right eight columns. */
export function Prose({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="grid-12">
      <div className="grid gap-5 text-lead md:col-span-7 md:col-start-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <RichText text={paragraph} />
          </p>
        ))}
      </div>
    </div>
  );
}

type Step = Extract<Block, { kind: "steps" }>["steps"][number];

function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="relative mx-mar before:absolute before:inset-y-0 before:left-[9px] before:w-[2.5px] before:bg-p-l">
      {steps.map(({ title, when, text }, index) => (
        <li key={title} className="relative grid gap-x-gut gap-y-1 pb-9 pl-10 md:grid-cols-[2fr_3fr_7fr]">
          <Balloon number={index + 1} className="absolute top-0.5 left-0 bg-paper" />
          <span className="font-note text-note leading-6 text-ink-2">{when}</span>
          <h3 className="text-h3 font-semibold">{title}</h3>
          <p className="text-[1.0625rem]">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
