import { SpriteImage } from "@/components/art/sprite-image";
import { TwoColumns } from "@/components/sections/shared/two-columns";
import { NoWrap } from "@/components/ui/text/no-wrap";
import type { TechnologyTile } from "@/content/technologies";

interface OwnershipProps {
  heading: string;
  items: string[];
  /** The technologies used along the way, as tiles with their logos: two, four or all in a row. */
  tools: TechnologyTile[];
  /** What their choice depends on. */
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
      <div className="px-mar pt-12">
        <h3 className="caption">Usual tools</h3>
        {toolsNote !== undefined && <p className="max-w-[34em] pt-3">{toolsNote}</p>}
        <ul className="tools">
          {tools.map(({ name, category, logo }) => (
            <li key={name}>
              <SpriteImage sprite="logos" name={logo} />
              <b data-text="line">{name}</b>
              {` ${category}`}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
