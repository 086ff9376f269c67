import { clsx } from "clsx";
import { ArtUse } from "@/components/art/drawing";
import { SheetHead } from "@/components/sections/sheet-head";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Sheet } from "@/components/ui/sheet";
import type { Home } from "@/content/home";
import type { TechnologyTab, TechnologyTile } from "@/content/technologies";

interface TechnologiesProps {
  copy: Home["technologies"];
  tabs: TechnologyTab[];
  note: string;
}

/** Seven tabs of technology tiles. Native radio buttons and CSS choose the panel; every tile is in the HTML. */
export function Technologies({ copy, tabs, note }: TechnologiesProps) {
  return (
    <Sheet id="technologies" name="Technologies" note={note} className="home-sheet">
      <SheetHead heading={copy.heading} lead={copy.lead} />
      <fieldset className="tabs min-w-0">
        <legend className="sr-only">Technology groups</legend>
        <div className="tabs-row flex gap-x-[clamp(1.125rem,2.3cqi,2.5rem)] overflow-x-auto px-mar md:flex-wrap">
          {tabs.map(({ name, tiles }, index) => (
            <label
              key={name}
              className="tab relative flex h-12 flex-none cursor-pointer items-center text-[1.0625rem] font-medium lg:text-[1.125rem] tracking-[-0.02em]"
            >
              <input
                type="radio"
                name="technology"
                value={index}
                defaultChecked={index === 0}
                className="absolute inset-0 appearance-none"
              />
              {name}
              <span aria-hidden="true" className="mb-3 ml-1 font-note text-note">
                {tiles.length}
              </span>
            </label>
          ))}
        </div>
        {tabs.map(({ name, tiles }) => (
          <div key={name} className="tab-panel px-mar">
            <h3 className="sr-only">{name}</h3>
            <ul
              className={clsx(
                "grid grid-cols-2 border-t-[1.5px] border-l border-t-ink border-l-line min-[380px]:grid-cols-3 md:grid-cols-4",
                tiles.length > 6 && "lg:grid-cols-6",
              )}
            >
              {tiles.map((tile) => (
                <Tile key={tile.name} tile={tile} />
              ))}
              <ActionTile
                label={copy.action}
                className={tiles.length > 6 ? "min-[380px]:col-span-3" : "col-span-2 min-[380px]:max-md:col-span-3"}
              />
            </ul>
          </div>
        ))}
      </fieldset>
      <p className="px-mar pt-3 md:pt-4 font-note text-note text-ink-2">{copy.trademarks}</p>
    </Sheet>
  );
}

function Tile({ tile: { name, category, logo } }: { tile: TechnologyTile }) {
  return (
    <li className="group/tile flex items-center gap-2 sm:gap-3 border-r border-b border-line px-1.5 py-2 transition-colors hover:bg-ink hover:text-paper max-md:min-h-13 sm:px-3 md:min-h-[8.875rem] md:flex-col md:items-start md:p-4.5 xl:min-h-44">
      <ArtUse
        sheet="logos"
        name={logo}
        className="size-5 flex-none fill-current sm:size-6.5 transition-transform motion-safe:group-hover/tile:-translate-y-[3px] md:mb-auto md:size-7.5 xl:size-9.5"
      />
      <span className="min-w-0">
        <span className="block text-[0.8125rem] leading-[1.15] font-semibold tracking-[-0.02em] sm:text-[0.96875rem] md:text-[1.0625rem] xl:text-[1.25rem]">
          {name}
        </span>
        <span className="block font-note text-[0.71875rem] leading-tight text-ink-2 group-hover/tile:text-paper sm:text-note">
          {category}
        </span>
      </span>
    </li>
  );
}

/** The cell that fills the last row: it asks. */
function ActionTile({ label, className }: { label: string; className: string }) {
  return (
    <li className={clsx("bg-p-f text-on-p", className)}>
      <Link
        href="/contact"
        className="group/action flex h-full items-center justify-between gap-4 px-3 py-2.5 text-[1.0625rem] leading-none max-md:min-h-13 font-semibold tracking-[-0.035em] focus-visible:-outline-offset-6 focus-visible:outline-on-p md:items-end md:px-5.5 md:py-4.5 md:text-d3"
      >
        {label}
        <Icon name="arrow-right" className="transition-transform motion-safe:group-hover/action:translate-x-2" />
      </Link>
    </li>
  );
}
