import { technologyTabs } from "@/content/technologies";
import { oneOfEach } from "./one-of-each";

const tiles = oneOfEach(technologyTabs);

it("holds every technology once, with every tab that shows it", () => {
  const names = tiles.map(({ tile }) => tile.name);
  expect(new Set(names).size).toBe(names.length);
  for (const [index, tab] of technologyTabs.entries()) {
    const shown = tiles.filter(({ tabs }) => tabs.includes(index + 1)).map(({ tile }) => tile.name);
    expect(shown.sort()).toEqual(tab.tiles.map(({ name }) => name).sort());
  }
});

it("keeps the order of the first tab, and puts what is new behind all that precede it in its own", () => {
  const [first] = technologyTabs;
  expect(tiles.filter(({ tabs }) => tabs.includes(1)).map(({ tile }) => tile.name)).toEqual(first?.tiles.map(({ name }) => name));
  const named = (name: string, ...of: string[]) => ({ name, tiles: of.map((tile) => ({ name: tile, category: "", logo: "" })) });
  const sorted = oneOfEach([named("all", "b", "a", "c"), named("one", "a", "x", "b", "y")]);
  expect(sorted.map(({ tile, tabs }) => [tile.name, tabs])).toEqual([
    ["b", [1, 2]],
    ["a", [1, 2]],
    ["x", [2]],
    ["y", [2]],
    ["c", [1]],
  ]);
});
