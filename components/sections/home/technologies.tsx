import { TechnologyLogo } from "@/components/art/technology-logo";
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
        <div className="tabs-row flex gap-x-[clamp(0.875rem,2.3cqi,2.5rem)] overflow-x-auto px-mar max-md:gap-x-4.5 md:flex-wrap">
          {tabs.map(({ name, tiles }, index) => (
            <label
              key={name}
              className="tab relative flex h-12 flex-none cursor-pointer items-center text-[1.0625rem] font-medium tracking-[-0.02em] md:text-body lg:text-[1.125rem]"
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
            <ul className="tile-grid grid border-t-[1.5px] border-l border-t-ink border-l-line">
              {tiles.map((tile) => (
                <Tile key={tile.name} tile={tile} />
              ))}
              <ActionTile label={copy.action} />
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
    <li className="tile">
      <TechnologyLogo name={logo} />
      <span>
        <b>{name}</b>
        <span>{category}</span>
      </span>
    </li>
  );
}

/** The cell that fills the last row: it asks. */
function ActionTile({ label }: { label: string }) {
  return (
    <li className="tile-action bg-p-f text-on-p">
      <Link
        href="/contact"
        className="group/action flex h-full items-center justify-between gap-4 px-3 py-2.5 text-[1.0625rem] leading-none max-md:min-h-13 font-semibold tracking-[-0.03em] focus-visible:-outline-offset-6 focus-visible:outline-on-p md:items-end md:px-5.5 md:py-4.5 md:text-d3"
      >
        {label}
        <Icon name="arrow-right" className="transition-transform motion-safe:group-hover/action:translate-x-2" />
      </Link>
    </li>
  );
}
