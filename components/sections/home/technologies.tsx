import { SpriteImage } from "@/components/art/sprite-image";
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
      <fieldset className="tabs">
        <legend className="sr-only">Technology groups</legend>
        <div className="tabs-row">
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
          <li className="tile-action">
            <Link href="/contact">
              {copy.action}
              <Icon name="arrow-right" />
            </Link>
          </li>
        </ul>
      </fieldset>
      <p className="note px-mar pt-3">{copy.trademarks}</p>
    </Sheet>
  );
}

/** A tile shows in the tabs it names (app/styles/home/tabs.css). */
function Tile({ tile: { name, category, logo }, tabs }: { tile: TechnologyTile; tabs: number[] }) {
  return (
    <li className="tile" data-tabs={tabs.join(" ")}>
      <SpriteImage sprite="logos" name={logo} />
      <b>{name}</b>
      {` ${category}`}
    </li>
  );
}
