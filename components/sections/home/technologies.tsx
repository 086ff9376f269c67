import { TechnologyLogo } from "@/components/art/technology-logo";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/links/link";
import { Sheet } from "@/components/ui/sheet";
import type { Home } from "@/content/single-pages/home";
import type { TechnologyTab, TechnologyTile } from "@/content/technologies";
import { sharedTiles } from "./shared-tiles";

interface TechnologiesProps {
  copy: Home["technologies"];
  tabs: TechnologyTab[];
  note: string;
}

/** Seven tabs of technology tiles. Native radio buttons and CSS choose the tiles; each is in the HTML once. */
export function Technologies({ copy, tabs, note }: TechnologiesProps) {
  return (
    <Sheet id="technologies" name="Technologies" note={note} className="home-sheet">
      <SheetHead heading={copy.heading} lead={copy.lead} />
      <fieldset className="tabs min-w-0">
        <legend className="sr-only">Technology groups</legend>
        <div className="tabs-row flex gap-x-[clamp(0.875rem,2.3cqi,2.5rem)] overflow-x-auto px-mar max-md:gap-x-4.5 md:flex-wrap">
          {tabs.map(({ name, tiles }, index) => (
            <label key={name} className="tab" data-count={tiles.length}>
              <input type="radio" name="technology" value={index} defaultChecked={index === 0} />
              {name}
            </label>
          ))}
        </div>
        <ul className="tile-grid">
          {sharedTiles(tabs).map(({ tile, tabs: shownIn }) => (
            <Tile key={tile.name} tile={tile} tabs={shownIn} />
          ))}
          <li className="tile-action bg-p-f text-on-p">
            <Link href="/contact" className="group/action">
              {copy.action}
              <Icon name="arrow-right" className="transition-transform motion-safe:group-hover/action:translate-x-2" />
            </Link>
          </li>
        </ul>
      </fieldset>
      <p className="px-mar pt-3 md:pt-4 font-note text-note text-ink-2">{copy.trademarks}</p>
    </Sheet>
  );
}

/** A tile shows in the tabs it names (app/styles/home/tabs.css). */
function Tile({ tile: { name, category, logo }, tabs }: { tile: TechnologyTile; tabs: number[] }) {
  return (
    <li className="tile" data-tabs={tabs.join(" ")}>
      <TechnologyLogo name={logo} />
      <b>{name}</b> {category}
    </li>
  );
}
