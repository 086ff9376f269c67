/** @jest-environment jsdom */
import { brandDrawings } from "@/components/test-support/brand";
import { pointsOutside, shapesOf } from "@/components/test-support/markup";
import { HERO_VARIANTS } from "./building";
import { fullMarkupOf, heroComposition, ROOM_NAMES } from "./compositions";

describe.each(HERO_VARIANTS)("hero %s", (variant) => {
  const composition = heroComposition(variant, brandDrawings);
  const [x, y, width, height] = composition.viewBox;

  it("has eight rooms, one for each service, in order", () => {
    expect(composition.rooms.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(composition.rooms.map(({ slug }) => slug).sort()).toEqual(Object.keys(ROOM_NAMES).sort());
    expect(new Set(composition.rooms.map(({ corners }) => String(corners))).size).toBe(8);
  });

  it("draws its line in paths of length 1, from the stated start", () => {
    const drawn = shapesOf(composition.line).filter(({ element }) => element.getAttribute("class")?.includes("d-line"));
    expect(drawn).toHaveLength(2);
    expect(drawn.map(({ element }) => element.getAttribute("pathLength"))).toEqual(["1", "1"]);
    const [from] = drawn[0]?.points ?? [];
    expect(from?.[0]).toBeCloseTo(composition.start[0], 0);
    expect(from?.[1]).toBeCloseTo(composition.start[1], 0);
  });

  it("keeps its building within its frame and leaves the dome air above", () => {
    const rooms = composition.rooms.map(({ markup }) => markup).join("");
    expect(pointsOutside(rooms, composition.viewBox, 24)).toEqual([]);
    expect(pointsOutside(fullMarkupOf(composition), [x - 1600, y - 40, width + 3200, height + 40], 24)).toEqual([]);
    for (const [px, py] of composition.rooms.flatMap(({ corners }) => corners)) {
      expect(px).toBeGreaterThan(x);
      expect(px).toBeLessThan(x + width);
      expect(py).toBeGreaterThan(y);
      expect(py).toBeLessThan(y + height);
    }
  });

  it("escapes the names that content gives it", () => {
    const { rooms } = heroComposition(variant, brandDrawings, { ...ROOM_NAMES, uiux: "<b>&" });
    expect(rooms.find(({ slug }) => slug === "uiux")?.label).toContain("&lt;b&gt;&amp;");
  });
});
