import { placed } from "@/components/test-support/markup";
import { aboutScenes, focusScenes, industryScenes } from "./registry";
import { BAY_WIDTH } from "./scene";

/** The narrowest phone, and the smallest letters on it, in pixels. */
const [NARROW, LETTERS] = [320, 11];

const scenes = Object.entries({ ...aboutScenes, ...focusScenes, ...industryScenes });

describe.each(scenes)("on a phone, the windows of %s", (_slug, { bays, phone }) => {
  const { width, second, third } = phone ?? { width: BAY_WIDTH, second: BAY_WIDTH, third: 2 * BAY_WIDTH };
  const last = bays.length * BAY_WIDTH - width;

  it("leave nothing of the drawing out", () => {
    expect(second).toBeLessThanOrEqual(width);
    expect(third).toBeLessThanOrEqual(second + width);
    expect(last).toBeLessThanOrEqual(third + width);
  });

  it("have letters that can be read", () => {
    const sizes = bays.flatMap((bay) => placed(bay()).map(({ element }) => Number(element.getAttribute("font-size") ?? 99)));
    expect((Math.min(...sizes) * NARROW) / width).toBeGreaterThanOrEqual(LETTERS);
  });
});
