import { TwoColumns } from "@/components/sections/shared/two-columns";
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
      <TwoColumns heading={heading}>
        <ol className="counted owned text-lead">
          {items.map((item) => (
            <li key={item}>
              <NoWrap text={item} />
            </li>
          ))}
        </ol>
      </TwoColumns>
      <Tools tools={tools} note={toolsNote} />
    </>
  );
}
