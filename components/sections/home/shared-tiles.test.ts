import { technologyTabs } from "@/content/technologies";
import { sharedTiles } from "./shared-tiles";

const tiles = sharedTiles(technologyTabs);

it("holds every technology once, with every tab that shows it", () => {
  const names = tiles.map(({ tile }) => tile.name);
  expect(new Set(names).size).toBe(names.length);
  for (const [index, tab] of technologyTabs.entries()) {
    const shown = tiles.filter(({ tabs }) => tabs.includes(index + 1)).map(({ tile }) => tile.name);
    expect(shown).toEqual(tab.tiles.map(({ name }) => name));
  }
});

it("puts what is new behind all that precede it in its own tab, and refuses tabs whose orders contradict each other", () => {
  const named = (name: string, ...of: string[]) => ({ name, tiles: of.map((tile) => ({ name: tile, category: "", logo: "" })) });
  const sorted = sharedTiles([named("all", "b", "a", "c"), named("one", "b", "x", "a", "y")]);
  expect(sorted.map(({ tile, tabs }) => [tile.name, tabs])).toEqual([
    ["b", [1, 2]],
    ["x", [2]],
    ["a", [1, 2]],
    ["y", [2]],
    ["c", [1]],
  ]);
  expect(() => sharedTiles([named("all", "b", "a"), named("one", "a", "b")])).toThrow(/the tab "one" .* another order/);
});
