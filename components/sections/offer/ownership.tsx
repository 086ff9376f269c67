import { Balloon } from "@/components/ui/balloon";
import { Heading } from "@/components/ui/text/heading";
import { NoWrap } from "@/components/ui/text/no-wrap";
import type { TechnologyTile } from "@/content/technologies";
import { Tools } from "./tools";

interface OwnershipProps {
  heading: string;
  items: string[];
  /** The technologies used along the way. */
  tools: TechnologyTile[];
}

/** What belongs to the client at the end, counted, and the tools it was made with. */
export function Ownership({ heading, items, tools }: OwnershipProps) {
  return (
    <>
      <div className="grid-12 gap-y-7 pt-[clamp(1rem,3.4cqi,3.5rem)]">
        <Heading level={2} size="d2" text={heading} className="settle md:col-span-5 md:pr-6" />
        <ol className="border-t-[1.5px] border-ink md:col-span-7">
          {items.map((item, index) => (
            <li
              key={item}
              className="flex items-center gap-4 border-b border-line py-3 text-[clamp(1.0625rem,1.45cqi,1.5rem)] leading-tight tracking-[-0.015em] md:py-3.5"
            >
              <Balloon number={index + 1} />
              <span>
                <NoWrap text={item} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <Tools tools={tools} />
    </>
  );
}
