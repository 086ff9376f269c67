import { pointsOf } from "@/components/test-support/markup";
import { hatchPolygon, hatchRect } from "./hatching";
import { dimension, dimensionTick } from "./measures";
import { COS_LATITUDE, LATITUDE, type Point, points, polar, SIN_LATITUDE } from "./points";
import { project } from "./solids";

const degreesOf = ([from, to]: readonly [Point, Point]) =>
  (Math.atan2(Math.abs(from[1] - to[1]), Math.abs(to[0] - from[0])) * 180) / Math.PI;

const NOWHERE: Point = [Number.NaN, Number.NaN];

describe("angles", () => {
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
  const corners = points("10,20 90,20 70,80 10,60");

  it("runs at the latitude, rising or falling, with the asked gap", () => {
    // A long line from the middle of the figure: its ends are written to a tenth of a unit.
    const [from = NOWHERE, to = NOWHERE, next = NOWHERE] = pointsOf(hatchPolygon(corners, { gap: 5 })).slice(10);
    expect(degreesOf([from, to])).toBeCloseTo(LATITUDE, 0);
    expect(from[1]).toBeGreaterThan(to[1]);
    const upright = ([x, y]: Point) => x * SIN_LATITUDE + y * COS_LATITUDE;
    expect(upright(next) - upright(from)).toBeCloseTo(5, 0);
    const [start = NOWHERE, end = NOWHERE] = pointsOf(hatchPolygon(corners, { gap: 5, falling: true })).slice(10);
    expect(start[1]).toBeLessThan(end[1]);
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
