import { NumberedBalloon } from "@/components/ui/numbered-balloon";
import { Heading } from "@/components/ui/text/heading";
import { NoWrap } from "@/components/ui/text/no-wrap";
import type { TechnologyTile } from "@/content/technologies";
import { Tools } from "./tools";

interface OwnershipProps {
  heading: string;
  items: string[];
  /** The technologies used along the way. */
  tools: TechnologyTile[];
  toolsNote?: string | undefined;
}

/** What belongs to the client at the end, counted, and the tools it was made with. */
export function Ownership({ heading, items, tools, toolsNote }: OwnershipProps) {
  return (
    <>
      <div className="grid-12 gap-y-7 pt-[clamp(1rem,3.4cqi,3.5rem)]">
        <Heading level={2} size="d2" text={heading} className="settle md:col-span-5 md:pr-6" />
        <ol className="numbered owned border-t-[1.5px] border-ink md:col-span-7">
          {items.map((item, index) => (
            <li key={item}>
              <NumberedBalloon number={index + 1} />
              <NoWrap text={item} />
            </li>
          ))}
        </ol>
      </div>
      <Tools tools={tools} note={toolsNote} />
    </>
  );
}
