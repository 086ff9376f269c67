import { SpriteImage } from "@/components/art/sprite-image";
import type { TechnologyTile } from "@/content/technologies";

interface ToolsProps {
  tools: TechnologyTile[];
  note?: string | undefined;
}

/** The tools of a service as tiles with their logos: two, four or all in a row. The note says what the choice depends on. */
export function Tools({ tools, note }: ToolsProps) {
  return (
    <div className="px-mar pt-12">
      <h3 className="caption">Usual tools</h3>
      {note !== undefined && <p className="max-w-[34em] pt-3">{note}</p>}
      <ul className="tools">
        {tools.map(({ name, category, logo }) => (
          <li key={name}>
            <SpriteImage sprite="logos" name={logo} />
            <b className="block" data-text="line">
              {name}
            </b>{" "}
            {category}
          </li>
        ))}
      </ul>
    </div>
  );
}
