import { pathPoints, shortenPath } from "./path-data";
import {
  balloon,
  box,
  COS_LATITUDE,
  dimension,
  dimensionTick,
  group,
  hatchPolygon,
  hatchRect,
  hatchSegments,
  LATITUDE,
  label,
  lines,
  type Point,
  path,
  person,
  polar,
  project,
  rect,
  roundedData,
  SIN_LATITUDE,
  TAN_LATITUDE,
  ticks,
} from "./pen";

const degreesOf = ([from, to]: readonly [Point, Point]) =>
  (Math.atan2(Math.abs(from[1] - to[1]), Math.abs(to[0] - from[0])) * 180) / Math.PI;
const pathsOf = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, data = ""]) => data);
const pointsOf = (markup: string) => pathsOf(markup).flatMap((data) => pathPoints(data));

describe("shortenPath", () => {
  it("chooses relative commands, drops repeated letters and needless separators", () => {
    expect(shortenPath("M100.5 100.5L110.5 100.5L110.5 120.5L100 110")).toBe("m100.5 100.5h10v20l-10.5-10.5");
    expect(shortenPath("M100.25 100.25L110.5 113.75L0 0")).toBe("m100.25 100.25 10.25 13.5L0 0");
    expect(shortenPath("M0 0L0.5 0.5L1 0")).toBe("m0 0 .5.5.5-.5");
    expect(shortenPath("M10 10L20 15L30 10L40 15")).toBe("m10 10 10 5 10-5 10 5");
  });

  it("rounds absolute positions, so that errors do not add up", () => {
    const steps = Array.from({ length: 100 }, () => "l0.333 0.333").join("");
    const [x, y] = pathPoints(shortenPath(`M0 0${steps}`, 1)).at(-1) ?? [0, 0];
    expect(Math.abs(x - 33.3)).toBeLessThan(0.06);
    expect(Math.abs(y - 33.3)).toBeLessThan(0.06);
  });

  it("keeps radii and flags of arcs and returns to the start after a close", () => {
    expect(shortenPath("M0 10A5 5 0 0 1 10 10Z M0 10L5 10")).toBe("m0 10a5 5 0 0 1 10 0zm0 0h5");
  });

  it("refuses what is not path data", () => {
    expect(() => shortenPath("M0 NaN")).toThrow("path");
    expect(() => shortenPath("M0 0L1")).toThrow("takes 2");
    expect(() => shortenPath("M0 0X1 1")).toThrow("unknown command");
  });
});

describe("angles", () => {
  it("holds the latitude of Jaipur", () => {
    expect(LATITUDE).toBe(26.92);
    expect(TAN_LATITUDE).toBeCloseTo(0.5077, 3);
    expect(SIN_LATITUDE ** 2 + COS_LATITUDE ** 2).toBeCloseTo(1);
  });

  it("projects both ground axes at the latitude and height upright", () => {
    expect(degreesOf([project([0, 0, 0]), project([10, 0, 0])])).toBeCloseTo(LATITUDE);
    expect(degreesOf([project([0, 0, 0]), project([0, 10, 0])])).toBeCloseTo(LATITUDE);
    expect(project([0, 0, 10])).toEqual([0, -10]);
  });

  it("measures polar degrees anticlockwise from east", () => {
    const [x, y] = polar([10, 10], 5, 90);
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo(5);
  });
});

describe("hatching", () => {
  const corners: readonly Point[] = [
    [10, 20],
    [90, 20],
    [70, 80],
    [10, 60],
  ];

  it("runs at the latitude, rising or falling, with the asked gap", () => {
    const [first, second] = hatchSegments(corners, 5);
    if (!first || !second) throw new Error("no hatch");
    expect(degreesOf(first)).toBeCloseTo(LATITUDE, 5);
    expect(first[0][1]).toBeGreaterThan(first[1][1]);
    const upright = (point: Point) => point[0] * SIN_LATITUDE + point[1] * COS_LATITUDE;
    expect(upright(second[0]) - upright(first[0])).toBeCloseTo(5);
    const [falling] = hatchSegments(corners, 5, true);
    expect(falling && falling[0][1] < falling[1][1]).toBe(true);
  });

  it("stays inside the figure and is one path", () => {
    const markup = hatchRect({ x: 30, y: 40, width: 50, height: 20 }, { gap: 3 });
    expect(markup.match(/<path/g)).toHaveLength(1);
    const points = pointsOf(markup);
    expect(points.length).toBeGreaterThan(10);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(29.94);
      expect(x).toBeLessThanOrEqual(80.06);
      expect(y).toBeGreaterThanOrEqual(39.94);
      expect(y).toBeLessThanOrEqual(60.06);
    }
    for (const [x, y] of pointsOf(hatchPolygon(corners))) expect(y - 20).toBeLessThanOrEqual((90 - x) * 3 + 0.5);
  });
});

describe("dimension", () => {
  it("ends in ticks 26.92 degrees off the vertical, centred on its ends", () => {
    const [from, to] = dimensionTick([40, 50]);
    expect(90 - degreesOf([from, to])).toBeCloseTo(LATITUDE);
    expect((from[0] + to[0]) / 2).toBeCloseTo(40);
    expect((from[1] + to[1]) / 2).toBeCloseTo(50);
  });

  it("breaks its line for the text and turns the text of an upright one", () => {
    const level = dimension([0, 10], [200, 10], { text: "480 ms" });
    const runs = pointsOf(level.slice(0, level.indexOf('class="d-l2"')));
    expect(runs.some(([x]) => x > 60 && x < 100)).toBe(true);
    expect(runs.some(([x]) => x > 90 && x < 110)).toBe(false);
    expect(level).not.toContain("rotate");
    expect(dimension([10, 0], [10, 200], { text: "27 m" })).toContain("rotate(-90)");
  });
});

describe("balloon", () => {
  it("leads from its rim to its target", () => {
    const [leader = ""] = pathsOf(balloon(3, [300, 44], [200, 44], 9));
    expect(pathPoints(leader)).toEqual([
      [291, 44],
      [200, 44],
    ]);
  });

  it("has no leader without a target", () => {
    expect(balloon(1, [10, 10])).not.toContain("d-fi");
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
    expect(rect(1.23456, 2, 3, 4, "l2 fp")).toBe('<path class="d-l2 d-fp" d="m1.23 2h3v4h-3z"/>');
    expect(group("", "night")).toBe('<g class="d-night"></g>');
  });

  it("merge rows of lines and ticks into one path", () => {
    expect(
      lines([
        [
          [0, 0],
          [0, 5],
        ],
        [
          [9, 0],
          [9, 5],
        ],
      ]),
    ).toBe('<path class="d-l1" d="m0 0v5m9-5v5"/>');
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
    const points = pathPoints(
      roundedData(
        [
          [0, 0],
          [4, 0],
          [4, 40],
        ],
        10,
      ),
    );
    expect(points).toContainEqual([2, 0]);
    expect(points).toContainEqual([4, 2]);
  });

  it("draw a person as tall as asked", () => {
    const heights = pointsOf(person({ at: [50, 100], height: 48, reach: [0.3, -0.1] })).map(([, y]) => y);
    expect(Math.max(...heights)).toBe(100);
    expect(Math.min(...heights)).toBeGreaterThan(52);
  });

  it("refuse numbers that are none", () => {
    expect(() => path(`M0 0L${Number.NaN} 1`)).toThrow();
    expect(() => label("a", [Number.NaN, 1])).toThrow("NaN");
  });
});
