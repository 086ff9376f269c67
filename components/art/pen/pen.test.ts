import { pathsOf, pointsOf } from "@/components/test-support/markup";
import { pathPoints } from "@/components/test-support/path-points";
import { roundedData } from "./curves";
import { balloon, balloons, label } from "./labels";
import { group } from "./markup";
import { ticks } from "./measures";
import { points, segment } from "./points";
import { lines, path, polyline, rect } from "./shapes";
import { box } from "./solids";

describe("balloon", () => {
  it("leads from its rim to its target", () => {
    const [leader = ""] = pathsOf(balloon(3, [300, 44], [200, 44], 9));
    expect(pathPoints(leader)).toEqual(points("291,44 200,44"));
  });

  it("has no leader without a target", () => {
    expect(balloon(1, [10, 10])).not.toContain("d-fi");
  });

  it("draws nothing where there are none", () => {
    expect(balloons([])).toBe("");
  });
});

describe("points", () => {
  it("are read from SVG's own text, and a list stays as it is", () => {
    expect(points("0,330 -8.5,0.25")).toEqual([
      [0, 330],
      [-8.5, 0.25],
    ]);
    expect(polyline("0,0 4,0 4,9")).toBe('<path class="d-l1" d="M0 0h4v9"/>');
    expect(points([[1, 2]])).toEqual([[1, 2]]);
  });

  it.each(["1,2 3", "1,2,3", "1,2  3,4", "1,x", "1,"] as const)("refuse %p", (text) => {
    expect(() => points(text)).toThrow(text);
  });
});

describe("label", () => {
  it("escapes its text and states its size", () => {
    expect(label('R&D <script> "a"', [1.25, 2])).toBe(
      '<text class="d-t" x="1.25" y="2" font-size="14">R&amp;D &lt;script&gt; &quot;a&quot;</text>',
    );
  });
});

describe("shapes", () => {
  it("prefix their classes and round to two decimals", () => {
    expect(rect(1.23456, 2, 3, 4, "l2 fp")).toBe('<path class="d-l2 d-fp" d="M1.23 2h3v4h-3z"/>');
    expect(group("", "night")).toBe('<g class="d-night"></g>');
  });

  it("merge rows of lines and ticks into one path", () => {
    expect(lines([segment(0, 0, 0, 5), segment(9, 0, 9, 5)])).toBe('<path class="d-l1" d="M0 0v5m9-5v5"/>');
    const scale = ticks({ from: [0, 20], to: [100, 20], divisions: 10, length: (index) => (index % 5 === 0 ? 8 : 4) });
    expect(scale.match(/<path/g)).toHaveLength(1);
    expect(pointsOf(scale)).toHaveLength(22);
    expect(pointsOf(scale)).toContainEqual([50, 12]);
  });

  it("draw a box of one style as one path", () => {
    const solid = { x: -5, y: -5, width: 10, depth: 10, height: 6 };
    expect(box(solid).match(/<path/g)).toHaveLength(1);
    expect(box(solid, "l2 fk", { right: "l2 fkd" }).match(/<path/g)).toHaveLength(3);
  });

  it("round corners no further than the lines reach", () => {
    const points = pathPoints(roundedData("0,0 4,0 4,40", 10));
    expect(points).toContainEqual([2, 0]);
    expect(points).toContainEqual([4, 2]);
  });

  it("refuse numbers that are none", () => {
    expect(() => path(`M0 0L${Number.NaN} 1`)).toThrow();
    expect(() => label("a", [Number.NaN, 1])).toThrow("NaN");
  });
});
