import type { TechnologyTab, TechnologyTile } from "@/content/technologies";

/** A technology with the numbers of the tabs that show it, from 1. */
export interface SharedTile {
  tile: TechnologyTile;
  tabs: number[];
}

/** Each technology once. The first tab's are in its order; the others follow all that stand before them in their own tab. */
export function oneOfEach(tabs: readonly TechnologyTab[]): SharedTile[] {
  const tiles: SharedTile[] = [];
  for (const [index, tab] of tabs.entries()) {
    let last = -1;
    for (const tile of tab.tiles) {
      const known = tiles.findIndex((shared) => shared.tile.name === tile.name);
      if (known === -1) tiles.splice(last + 1, 0, { tile, tabs: [index + 1] });
      else tiles[known]?.tabs.push(index + 1);
      last = Math.max(last, known === -1 ? last + 1 : known);
    }
  }
  return tiles;
}
