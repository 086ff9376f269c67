import { Icon } from "@/components/ui/icon";
import { NumberedBalloon } from "@/components/ui/numbered-balloon";
import { RichText } from "@/components/ui/text/rich-text";
import type { Block } from "@/content/collections/schema";
import { RuledTable } from "./lists/ruled-table";

type Documents = Extract<Block, { kind: "items" }>["items"];

/** Documents of one sample project, each to open; the first one stands open. */
export function SampleDocuments({ documents }: { documents: Documents }) {
  return (
    <div className="mx-mar border-t-[1.5px] border-ink">
      {documents.map(({ title, text, sample }, index) => (
        <details key={title} className="answer" open={index === 0}>
          <summary>
            <NumberedBalloon number={index + 1} />
            <h3 className="md:flex-none! md:basis-1/4">{title}</h3>
            <span className="hidden grow text-body font-normal tracking-normal text-ink-2 md:block">{text}</span>
            {sample && <Icon name="chevron-down" className="mt-1" />}
          </summary>
          <p className="md:hidden">
            <RichText text={text} />
          </p>
          {sample && (
            <figure className="mb-7 border-[1.5px] border-ink bg-sheet [--bg:var(--color-sheet)]">
              <figcaption className="flex justify-between gap-4 border-b-[1.5px] border-ink px-3.5 py-2.5 font-semibold md:px-6">
                {`${title} `}
                <span className="font-note text-note leading-[inherit] font-medium">Sample</span>
              </figcaption>
              <div className="px-3.5 pt-1 pb-2 md:px-6 md:pt-4 md:pb-3">
                <RuledTable
                  look="dense"
                  caption={title}
                  columns={sample.columns}
                  rows={sample.rows.map((cells) => ({ cells }))}
                />
              </div>
            </figure>
          )}
        </details>
      ))}
    </div>
  );
}
