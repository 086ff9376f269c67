import { pathPoints } from "@/components/art/path-data";
import { heroMarkup, SETTINGS } from "@/components/test-support/drawings";
import { placed, strays } from "@/components/test-support/markup";
import { heroComposition, ROOM_NAMES } from "./compositions";

describe.each(SETTINGS)("hero %s", (setting) => {
  const composition = heroComposition(setting);
  const [x, y, width, height] = composition.viewBox;

  it("has eight rooms, one for each service, in order", () => {
    expect(composition.rooms.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(composition.rooms.map(({ slug }) => slug).sort()).toEqual(Object.keys(ROOM_NAMES).sort());
    expect(new Set(composition.rooms.map(({ hit }) => hit)).size).toBe(8);
  });

  it("keeps every label at 11 px or more at the low end of its range", () => {
    const sizes = placed(heroMarkup(setting))
      .filter(({ element }) => element.tagName === "text")
      .map(({ element, scale }) => Number(element.getAttribute("font-size")) * scale * (composition.widths.from / width));
    expect(sizes.length).toBeGreaterThan(16);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });

  it("draws its line in paths of length 1, from the stated start to the lamp or the release", () => {
    const lengths = [...composition.line.matchAll(/class="[^"]*d-line[^"]*"[^>]*>/g)].map(([tag]) =>
      tag.includes('pathLength="1"'),
    );
    expect(lengths.length).toBeGreaterThan(5);
    expect(lengths.every(Boolean)).toBe(true);
    const [first] = placed(composition.line).filter(({ element }) => element.getAttribute("class")?.includes("d-line"));
    const [from] = first?.points ?? [];
    expect(from?.[0]).toBeCloseTo(composition.start[0], 0);
    expect(from?.[1]).toBeCloseTo(composition.start[1], 0);
  });

  it("stays within its frame and leaves the dome air above", () => {
    expect(strays(heroMarkup(setting), composition.viewBox, 24)).toEqual([]);
    for (const { hit } of composition.rooms) {
      for (const [px, py] of pathPoints(hit)) {
        expect(px).toBeGreaterThan(x);
        expect(px).toBeLessThan(x + width);
        expect(py).toBeGreaterThan(y);
        expect(py).toBeLessThan(y + height);
      }
    }
  });

  it("covers its range of widths without a gap to the next", () => {
    const ranges = SETTINGS.map((each) => heroComposition(each).widths);
    expect(composition.widths.from).toBeLessThan(composition.widths.to);
    expect(ranges[0]?.from).toBe((ranges[1]?.to ?? 0) + 1);
    expect(ranges[1]?.from).toBe((ranges[2]?.to ?? 0) + 1);
  });

  it("escapes the names that content gives it", () => {
    const { rooms } = heroComposition(setting, { ...ROOM_NAMES, uiux: "<b>&" });
    expect(rooms[3]?.label).toContain("&lt;b&gt;&amp;");
  });
});
