import { TechnologyLogo } from "@/components/art/technology-logo";
import type { TechnologyTile } from "@/content/technologies";

/** The tools of a service as tiles with their logos: two, four or all in a row. */
export function Tools({ tools }: { tools: TechnologyTile[] }) {
  return (
    <div className="px-mar pt-9 md:pt-12">
      <h3 className="pb-3 font-note text-note font-medium">Made with, as a rule</h3>
      <ul className="grid grid-cols-2 border-t-[1.5px] border-l border-t-ink border-l-line md:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {tools.map(({ name, category, logo }) => (
          <li
            key={name}
            className="flex items-center gap-3 wrap-anywhere border-r border-b border-line px-3 py-2.5 md:min-h-32 md:flex-col md:items-start md:p-4 xl:min-h-40"
          >
            <TechnologyLogo name={logo} className="size-6 flex-none md:mb-auto md:size-7.5 xl:size-9.5" />
            <span className="min-w-0">
              <span className="block leading-[1.15] font-semibold tracking-[-0.02em] xl:text-[1.25rem]">{name}</span>{" "}
              <span className="block font-note text-note text-ink-2">{category}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
