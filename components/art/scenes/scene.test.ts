/** @jest-environment jsdom */
import { shapesOf } from "@/components/test-support/markup";
import { aboutScenes, focusScenes, industryScenes } from "./registry";
import { BAY_WIDTH, windowsOf } from "./scene";

/** The narrowest phone, and the smallest letters on it, in pixels. */
const [NARROW, LETTERS] = [320, 11];

const scenes = Object.entries({ ...aboutScenes, ...focusScenes, ...industryScenes });

describe.each(scenes)("on a phone, the windows of %s", (_slug, scene) => {
  const { bays } = scene;
  const { width, second, third, without } = windowsOf(scene);
  const starts = [0, second, third, bays.length * BAY_WIDTH - width].slice(without);

  it("leave nothing of the drawing out, from the first bay that is shown", () => {
    expect(starts[0]).toBeGreaterThanOrEqual(without * BAY_WIDTH);
    expect(starts[0]).toBeLessThanOrEqual(without * BAY_WIDTH + 1);
    for (const [index, start] of starts.slice(1).entries()) expect(start).toBeLessThanOrEqual((starts[index] ?? 0) + width);
  });

  it("have letters that can be read", () => {
    const sizes = bays.flatMap((bay) => shapesOf(bay()).map(({ element }) => Number(element.getAttribute("font-size") ?? 99)));
    expect((Math.min(...sizes) * NARROW) / width).toBeGreaterThanOrEqual(LETTERS);
  });
});

/** How far a number's ring reaches from its centre, with a little air, in units. */
const REACH = 12;

const numbered = scenes.flatMap(([slug, scene]) =>
  Object.entries(scene.places ?? {}).map(([name, place]) => ({ slug, scene, name, place })),
);

it.each(numbered)(
  "the number of the $name on the drawing of $slug stands with what it points at, whole, in one bay and on phones",
  ({ scene, place }) => {
    const [x, y] = place.at;
    const bay = Math.floor(x / BAY_WIDTH);
    expect(Math.floor(place.target[0] / BAY_WIDTH)).toBe(bay);
    expect(x - bay * BAY_WIDTH).toBeGreaterThan(REACH);
    expect((bay + 1) * BAY_WIDTH - x).toBeGreaterThan(REACH);
    expect(y - REACH).toBeGreaterThan(scene.sky ?? 0);
    const { width, second, third, without } = windowsOf(scene);
    const windows = [0, second, third, scene.bays.length * BAY_WIDTH - width].slice(without);
    const isWhole = (from: number) =>
      x - REACH >= from && x + REACH <= from + width && place.target[0] > from && place.target[0] < from + width;
    expect(windows.some(isWhole)).toBe(true);
  },
);
