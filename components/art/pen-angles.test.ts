/** @jest-environment node */
import { pointsOf } from "@/components/test-support/markup";
import {
  COS_LATITUDE,
  dimension,
  dimensionTick,
  hatchPolygon,
  hatchRect,
  hatchSegments,
  LATITUDE,
  type Point,
  points,
  polar,
  project,
  SIN_LATITUDE,
  TAN_LATITUDE,
} from "./pen";

const degreesOf = ([from, to]: readonly [Point, Point]) =>
  (Math.atan2(Math.abs(from[1] - to[1]), Math.abs(to[0] - from[0])) * 180) / Math.PI;

describe("angles", () => {
  it("is the angle of the style", () => {
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
  const corners = points("10,20 90,20 70,80 10,60");

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
