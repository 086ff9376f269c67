/** @jest-environment jsdom */
import { pointsOf, pointsOutside } from "@/components/test-support/markup";
import { crew, FIGURE, sitter, stander, walker } from "./figure";
import { bentAt } from "./limbs";
import { silhouette } from "./silhouettes";
import { lookOf, type Trade } from "./trades";

const poses = { stander, sitter, walker };
const trades: Trade[] = ["doctor", "driver", "teacher", "mason", "chef", "advocate", "porter", "agent"];

describe.each(Object.entries(poses))("%s", (_name, pose) => {
  it("is as tall as its scale says, hat and knot of hair included", () => {
    for (let who = 0; who < 14; who++) {
      const markup = crew(pose({ at: [100, 100], who }));
      expect(pointsOutside(markup, [60, 100 - FIGURE * 1.06, 80, FIGURE * 1.06 + 1], 0)).toEqual([]);
    }
  });

  it("reaches with its hand where it is asked to", () => {
    const hands = pose({ at: [100, 100], hands: "120,60" }).filter(({ layer, data }) => layer === "skin" && data.includes("a"));
    expect(hands).toHaveLength(2);
    expect(hands.some(({ data }) => /^M1(1[6-9]|2[0-2])\S* (59|60|61)/.test(data))).toBe(true);
  });

  it("wears the dress of its trade in every theme: planes of cloth, never the line's colour", () => {
    const drawn = trades.map((as) => crew(pose({ at: [100, 100], as, who: 1 })));
    expect(new Set(drawn).size).toBe(trades.length);
    for (const markup of drawn) expect(markup).not.toMatch(/d-fs|d-fk|d-s\b/);
  });
});

describe("silhouette", () => {
  it("is as tall as asked", () => {
    const heights = pointsOf(silhouette({ at: [50, 100], height: 48, reach: [0.3, -0.1] })).map(([, y]) => y);
    expect(Math.max(...heights)).toBe(100);
    expect(Math.min(...heights)).toBeGreaterThan(52);
  });
});

describe("crew", () => {
  it("draws many figures with few paths", () => {
    const one = crew(stander({ at: [20, 80], who: 0 }));
    const three = crew(...[20, 60, 100].map((x) => stander({ at: [x, 80], who: 0, facing: 1 })));
    expect(three.match(/<path/g)?.length).toBe(one.match(/<path/g)?.length);
  });
});

describe("lookOf", () => {
  it("gives neighbours different people and a trade its dress, whoever wears it", () => {
    expect(new Set(Array.from({ length: 14 }, (_, who) => JSON.stringify(lookOf(undefined, who)))).size).toBe(14);
    for (let who = -3; who < 14; who++) expect(lookOf("mason", who)).toMatchObject({ top: "vest", hat: "helmet" });
  });
});

describe("bentAt", () => {
  it("keeps both bones at their length, and stretches where the hand is too far", () => {
    const [x, y] = bentAt([0, 0], [8, 0], [5, 5], 1);
    expect(Math.hypot(x, y)).toBeCloseTo(5);
    expect(Math.hypot(8 - x, y)).toBeCloseTo(5);
    expect(bentAt([0, 0], [20, 0], [5, 5], 1)).toEqual([10, 0]);
  });
});
