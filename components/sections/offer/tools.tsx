import { TechnologyLogo } from "@/components/art/technology-logo";
import type { TechnologyTile } from "@/content/technologies";

interface ToolsProps {
  tools: TechnologyTile[];
  note?: string | undefined;
}

/** The tools of a service as tiles with their logos: two, four or all in a row. The note says what the choice depends on. */
export function Tools({ tools, note }: ToolsProps) {
  return (
    <div className="px-mar pt-9 md:pt-12">
      <h3 className="pb-3 font-note text-note font-medium">Usual tools</h3>
      {note !== undefined && <p className="max-w-[38em] pb-4">{note}</p>}
      <ul className="grid grid-cols-2 border-t-[1.5px] border-l border-t-ink border-l-line md:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {tools.map(({ name, category, logo }) => (
          <li key={name} className="tool">
            <TechnologyLogo name={logo} />
            <b>{name}</b> <span>{category}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
