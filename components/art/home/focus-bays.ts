import { silhouette } from "@/components/art/figures/silhouettes";
import { hatchRect } from "../pen/hatching";
import { type Artwork, place } from "../pen/markup";
import { dimension } from "../pen/measures";
import { type Point, polar, type Segment, segment } from "../pen/points";
import { circle, circles, line, lines, path, polygon, polyline, rect, rects } from "../pen/shapes";
import { box, face } from "../pen/solids";
import { gearOutline } from "../sprites/glyphs";

/** Height of the line that runs through all bays; every machine stands on it. Four fifths of a bay's height. */
const THROUGH_LINE = 120;

/** One machine: a belt on rollers through all bays, a rail above them, and a post between each and the next. */
function machine(): string {
  const [from, to] = [-1, 231];
  const rollers = Array.from({ length: 10 }, (_, index): Point => [11.5 + index * 23, THROUGH_LINE + 8]);
  return (
    lines([segment(from, THROUGH_LINE + 14, to, THROUGH_LINE + 14), segment(from, 8, to, 8), segment(from, 13, to, 13)]) +
    circles(rollers, 4, "l1") +
    lines([segment(0, 13, 0, THROUGH_LINE), segment(3, 13, 3, THROUGH_LINE)])
  );
}

/** The object that passes all stations: a sheet of six cells, one of them filled at each station that it has passed. */
function passing(filled: number): string {
  const cells = Array.from({ length: 6 }, (_, index) => ({
    x: 9 + (index % 2) * 8,
    y: 96 + Math.floor(index / 2) * 7.5,
    width: 6,
    height: 5.5,
  }));
  return (
    rect(6, 93, 20, 26, "l2 fp") + rects(cells.slice(filled), "l1") + (filled > 0 ? rects(cells.slice(0, filled), "fi") : "")
  );
}

/** A bay of 230 by 150 units: a station on the through-line, which leaves the bay on both sides, and what comes to it. */
const bay = (title: string, number: number, station: () => string, from = -1, to = 231): Artwork => ({
  viewBox: [0, 0, 230, 150],
  markup: () => machine() + line([from, THROUGH_LINE], [to, THROUGH_LINE], "thru") + station() + passing(number),
  title,
});

/** Enterprise applications: a cabinet of linked ledgers, one drawer open. */
function enterprise(): string {
  const drawers = [32, 76, 98];
  return (
    rect(58, 26, 96, 94, "l2 fp") +
    rects(drawers.map((y) => ({ x: 64, y, width: 84, height: 17 }))) +
    rects([...drawers.map((y) => ({ x: 100, y: y + 7, width: 12, height: 3 })), { x: 64, y: 54, width: 84, height: 17 }], "fi") +
    rect(148, 54, 36, 17, "l2 fp") +
    rect(162, 60, 10, 4, "fi") +
    line([166, 120], [166, 71], "l1 dash") +
    circle(166, 120, 4, "l2 fp") +
    silhouette({ at: [36, 120], height: 42, reach: [0.3, -0.1] })
  );
}

/** Artificial intelligence: a neuron with three inputs, its activation curve and one checked answer. */
function intelligence(): string {
  const [x, y] = [122, 74];
  return (
    lines([segment(46, 30, x, y), segment(46, 90, x, y)]) +
    line([46, 60], [x, y], "l3") +
    circles("46,30 46,90", 6, "l2 fp") +
    circle(46, 60, 6, "fi") +
    circle(x, y, 27, "l2 fp") +
    path(`M${x - 17} ${y + 11}C${x - 2} ${y + 11} ${x - 4} ${y - 11} ${x + 17} ${y - 11}`, "l3") +
    line([x - 19, y + 14], [x + 19, y + 14]) +
    line([x, y - 18], [x, y + 18], "l1 dash") +
    line([149, y], [184, y], "l3") +
    rect(184, 62, 24, 24, "l2 fp") +
    path("M190 74l4 5l8 -10", "l2") +
    line([x, 101], [x, 120], "l1 dash") +
    circle(x, 120, 4, "l2 fp")
  );
}

/** Digital commerce: a parcel with its price tag. */
function commerce(): string {
  const parcel =
    box({ x: -26, y: -26, z: -16, width: 52, depth: 52, height: 40 }, "l2 fp") +
    face(
      [
        [-7, -26, 24],
        [7, -26, 24],
        [7, 26, 24],
        [7, 26, 8],
        [-7, 26, 8],
        [-7, 26, 24],
      ],
      "fi",
    );
  return (
    place(120, 81, parcel) +
    path("M150 34L172 21H204V47H172Z", "l2 fp") +
    circle(170, 34, 3) +
    line([182, 31], [198, 31], "l2") +
    line([182, 38], [193, 38]) +
    path("M170 34Q152 31 140 51") +
    silhouette({ at: [48, 120], height: 42, reach: [0.3, 0.02] })
  );
}

/** Technology integration: two pipes of different bore, joined by a bolted flange. */
function integration(): string {
  const walls = [
    { x: 32, y: 50, width: 72, height: 8 },
    { x: 32, y: 110, width: 72, height: 8 },
    { x: 116, y: 64, width: 90, height: 7 },
    { x: 116, y: 97, width: 90, height: 7 },
  ];
  const bolts = [42, 107].flatMap((y) => [
    { x: 98, y, width: 26, height: 5 },
    { x: 92, y: y - 3, width: 6, height: 11 },
    { x: 124, y: y - 3, width: 6, height: 11 },
  ]);
  return (
    rects(
      [
        { x: 32, y: 50, width: 72, height: 68 },
        { x: 116, y: 64, width: 90, height: 40 },
      ],
      "l2 fp",
    ) +
    walls.map((wall) => hatchRect(wall, { gap: 4, style: "l1" })).join("") +
    path("M32 58H104M32 110H104M116 71H206M116 97H206") +
    rects(
      [
        { x: 103, y: 36, width: 8, height: 84 },
        { x: 111, y: 36, width: 8, height: 84 },
      ],
      "l2 fp",
    ) +
    rects(bolts, "fi") +
    line([10, 84], [218, 84], "l1 chain") +
    silhouette({ at: [176, 64], height: 40, reach: [-0.32, 0.1] })
  );
}

/** Business automation: a rack and pinion, driven by the line. */
function automation(): string {
  const hub: Point = [112, 78];
  const spokes = [30, 150, 270].map((degrees): Segment => [polar(hub, 6, degrees), polar(hub, 22, degrees)]);
  return (
    polygon(gearOutline(hub, 18, 32, 40), "l2 fp") +
    circle(112, 78, 22) +
    lines(spokes, "l2") +
    circle(112, 78, 6, "fi") +
    path("M60 78H164M112 28V124", "l1 chain") +
    path(`M34 120${"h4.8l2.4 -7h4.4l2.4 7".repeat(12)}h10`, "l2")
  );
}

/** BI and analytics: a counted histogram with its trend. */
function analytics(): string {
  const heights = [18, 30, 26, 44, 52, 70];
  const bars = heights.map((height, index) => ({ x: 40 + index * 24, y: 120 - height, width: 16, height }));
  const trend = heights.map((height, index): Point => [48 + index * 24, 106 - height]);
  return (
    rects(bars.slice(0, -1), "l2 fp") +
    rects(bars.slice(-1), "fi") +
    polyline(trend, "l2") +
    circles(trend, 3, "l1 fp") +
    dimension([196, 120], [196, 50])
  );
}

/** The bays of the six focus areas by slug, in the order of the band: the first and last carry the line to the page's edges. */
export const focusBays = {
  "enterprise-applications": bay("A cabinet of linked ledgers, one drawer open", 0, enterprise, -200),
  "artificial-intelligence": bay("A neuron: inputs, weighted sum, activation curve, checked output", 1, intelligence),
  "digital-commerce": bay("A parcel with its price tag on the line", 2, commerce),
  "technology-integration": bay("Two pipes of different bore joined by a bolted flange", 3, integration),
  "business-automation": bay("A rack and pinion driven by the line", 4, automation),
  "bi-analytics": bay("A counted histogram with its trend", 5, analytics, -1, 500),
} satisfies Record<string, Artwork>;
