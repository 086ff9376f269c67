import type { TechnologyTab, TechnologyTile } from "@/content/technologies";

/** A technology with the numbers of the tabs that show it, from 1. */
export interface SharedTile {
  tile: TechnologyTile;
  tabs: number[];
}

/**
 * Each technology once, in an order in which every tab finds its own. Throws, naming the tab, where two tabs put the same technologies in
 * different orders.
 */
export function sharedTiles(tabs: readonly TechnologyTab[]): SharedTile[] {
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
  for (const [index, { name, tiles: own }] of tabs.entries()) {
    const shown = tiles.filter(({ tabs: of }) => of.includes(index + 1)).map(({ tile }) => tile.name);
    if (shown.join() === own.map((tile) => tile.name).join()) continue;
    throw new Error(
      `content/technologies.ts: the tab "${name}" has its technologies in another order than a tab before it; reorder one`,
    );
  }
  return tiles;
}
