import { silhouette, silhouettes } from "@/components/art/figures/silhouettes";
import { dial } from "@/components/art/instrument/dial";
import { arc, roundedPolyline } from "@/components/art/pen/curves";
import { hatchRect } from "@/components/art/pen/hatching";
import { type Artwork, place } from "@/components/art/pen/markup";
import { dialTicks, dimensionTick } from "@/components/art/pen/measures";
import { LATITUDE, type Point, points, polar, type Segment, segment, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, line, lines, path, polygon, polyline, rect, rects, roundRect } from "@/components/art/pen/shapes";
import { box, face, type Point3, plate, project } from "@/components/art/pen/solids";
import type { IconName } from "@/content/types";
import { waySigns } from "./way-signs";

/** Signs of 48 units, read at 40 to 56 px: outline l2, detail l1, one part in colour. */
const glyph = (title: string, markup: () => string): Artwork => ({ viewBox: [0, 0, 48, 48], markup, title });

const grid = (columns: readonly number[], rows: readonly number[], size: number) =>
  rows.flatMap((y) => columns.map((x) => ({ x, y, width: size, height: size })));

/** The packing tape over a box: on its top face and down its left one. */
function tape(halfWidth: number, reach: number, top: number, drop: number): string {
  const across: readonly Point3[] = [
    [-halfWidth, -reach, top],
    [halfWidth, -reach, top],
    [halfWidth, reach, top],
  ];
  const down: readonly Point3[] = [
    [halfWidth, reach, drop],
    [-halfWidth, reach, drop],
  ];
  return face([...across, ...down, [-halfWidth, reach, top]], "fs");
}

function web(): string {
  return (
    rect(4, 7, 40, 34, "l2") +
    line([4, 14], [44, 14]) +
    rects(
      [
        { x: 9, y: 19, width: 16, height: 4 },
        { x: 9, y: 26, width: 11, height: 3 },
      ],
      "fi",
    ) +
    rect(9, 33, 10, 4, "fk") +
    hatchRect({ x: 29, y: 19, width: 11, height: 18 }, { gap: 3.4, style: "l1" }) +
    rect(29, 19, 11, 18)
  );
}

function mobile(): string {
  return (
    roundRect({ x: 14, y: 3, width: 22, height: 42, radius: 4 }, "l2") +
    roundRect({ x: 21, y: 6, width: 8, height: 2, radius: 1 }, "fi") +
    path("M18 15H32M18 20H32M18 25H28M8 6V42M6 6H10M6 42H10") +
    roundRect({ x: 18, y: 33, width: 14, height: 6, radius: 1 }, "fk")
  );
}

function ai(): string {
  const inputs = points("8,12 8,24 8,36");
  const hidden = points("24,8 24,24 24,40");
  const links = [
    ...inputs.flatMap((from) => hidden.map((to): Segment => [from, to])),
    ...hidden.map((from): Segment => [from, [40, 24]]),
  ];
  return (
    lines(links) +
    circles("8,12 8,24 24,8 24,40", 3.4, "l2 fp") +
    path("M8 36L24 24H40", "l3 k") +
    circles("8,36 24,24", 3.4, "fi") +
    circle(40, 24, 4.4, "fk")
  );
}

function uiux(): string {
  const sheet = (y: number, style: string) => place(24, y, plate(-12, -12, 24, 24, { style }));
  return sheet(36, "l2") + sheet(25, "l2 fp") + sheet(13, "fk");
}

function devops(): string {
  return (
    roundedPolyline("3,12 38,12 38,24 10,24 10,36 45,36", 5, "l3 k") +
    circle(10, 12, 3.6, "l2 fp") +
    circle(24, 12, 3.6, "fi") +
    rects(
      [
        { x: 20, y: 20, width: 8, height: 8 },
        { x: 18, y: 31, width: 10, height: 10 },
      ],
      "l2 fp",
    ) +
    path("M20.5 36L22.5 38.4L26 33.6")
  );
}

function software(): string {
  const block = (z: number) => box({ x: -11, y: -11, z, width: 22, depth: 22, height: 6 }, "l2 fp");
  const tenon = box({ x: -4.4, y: -4.4, z: -13, width: 8.8, depth: 8.8, height: 13 }, "fk");
  return place(24, 37, block(-2)) + place(24, 20, tenon + block(0));
}

function animation(): string {
  return (
    rect(6, 8, 36, 26) +
    path("M6 34C14 34 13 8 42 8", "l3 k") +
    circles("8,42 17,42 28,42 36,42", 3, "l1 fp") +
    circle(41, 42, 3, "fi")
  );
}

function marketing(): string {
  return (
    path("M5 5C9 20 20 18 20 43M43 5C39 20 28 18 28 43", "l2") +
    path("M9.5 5C13 18 23 18 23 43M38.5 5C35 18 25 18 25 43") +
    line([24, 5], [24, 40], "l3 k") +
    path("M20.4 38L24 45L27.6 38Z", "fk")
  );
}

/** A cabinet of linked ledgers, one drawer open. */
function enterprise(): string {
  return (
    rect(6, 4, 26, 40, "l2 fp") +
    rects([
      { x: 9, y: 7, width: 20, height: 7 },
      { x: 9, y: 26, width: 20, height: 7 },
      { x: 9, y: 35, width: 20, height: 6 },
    ]) +
    rects(
      [
        { x: 9, y: 16, width: 20, height: 8 },
        { x: 17, y: 10, width: 4, height: 1.5 },
        { x: 17, y: 29, width: 4, height: 1.5 },
        { x: 17, y: 37.5, width: 4, height: 1.5 },
      ],
      "fi",
    ) +
    rect(32, 16, 12, 8, "l2 fs") +
    line([38, 24], [38, 44], "l1 dash") +
    line([3, 44], [45, 44], "l2")
  );
}

/** A neuron: three inputs, a sum with its activation curve, one answer. */
function intelligence(): string {
  return (
    path("M6 9L26 24M6 39L26 24M6 24H26") +
    circles("6,9 6,39", 3.4, "l2 fp") +
    circle(6, 24, 3.4, "fi") +
    circle(26, 24, 11.5, "l2 fp") +
    path("M19 29.5C26 29.5 26 18.5 33 18.5", "l3 s") +
    line([17.6, 31.5], [34.4, 31.5]) +
    line([37.5, 24], [45, 24], "l2") +
    circle(44, 24, 2.6, "fi")
  );
}

/** A parcel and its price tag. */
function commerce(): string {
  return (
    place(
      22.5,
      32,
      box({ x: -12, y: -12, z: -5, width: 24, depth: 24, height: 17 }, "l2 fp") +
        polygon(
          [
            project([-3.4, -12, 12]),
            project([3.4, -12, 12]),
            project([3.4, 12, 12]),
            project([3.4, 12, 5]),
            project([-3.4, 12, 5]),
            project([-3.4, 12, 12]),
          ],
          "fi",
        ),
    ) +
    path("M29 10L34.5 3.5H45V16.5H34.5Z", "l2 fs") +
    circle(34, 10, 1.6, "l1 fp") +
    path("M34 10Q27 9 24.5 18")
  );
}

/** Two pipes of different bore, joined by a bolted flange. */
function integration(): string {
  return (
    rects(
      [
        { x: 3, y: 13, width: 18, height: 22 },
        { x: 27, y: 17, width: 18, height: 14 },
      ],
      "l2 fp",
    ) +
    path("M3 17H20M3 31H20M28 20H45M28 28H45") +
    rect(20, 6, 4, 36, "l2 fp") +
    rect(24, 6, 4, 36, "l2 fs") +
    rects(
      [
        { x: 16, y: 9, width: 16, height: 3 },
        { x: 16, y: 36, width: 16, height: 3 },
      ],
      "fi",
    ) +
    line([1, 24], [47, 24], "l1 chain")
  );
}

/** Outline of a gear wheel; `rim` and `tip` are the radii at the foot and the top of its teeth. */
export function gearOutline(center: Point, teeth: number, rim: number, tip: number): Point[] {
  const pitch = 360 / teeth;
  return Array.from({ length: teeth }, (_, index) => index * pitch).flatMap((degrees): Point[] => [
    polar(center, rim, degrees - pitch * 0.3),
    polar(center, tip, degrees - pitch * 0.18),
    polar(center, tip, degrees + pitch * 0.18),
    polar(center, rim, degrees + pitch * 0.3),
  ]);
}

/** A rack and pinion. */
function automation(): string {
  const hub: Point = [24, 20];
  const spokes = [30, 150, 270].map((degrees): Segment => [polar(hub, 4, degrees), polar(hub, 9, degrees)]);
  return (
    polygon(gearOutline(hub, 12, 13, 17), "l2 fp") +
    circle(24, 20, 9) +
    lines(spokes, "l2") +
    circle(24, 20, 4, "fs") +
    path(`M2 43${"h3l1.4 -5h3.2l1.4 5".repeat(4)}h8`, "l2")
  );
}

/** A counted histogram with its trend. */
function analytics(): string {
  const heights = [8, 13, 11, 19, 26];
  const tops = heights.map((height, index): Point => [8 + index * 8, 36 - height]);
  return (
    rects(
      heights.slice(0, 4).map((height, index) => ({ x: 5 + index * 8, y: 43 - height, width: 6, height })),
      "l2 fp",
    ) +
    rect(37, 17, 6, 26, "fs") +
    polyline(tops, "l2") +
    circles(
      tops.map(([x, y]) => [x, y]),
      1.9,
      "l1 fp",
    ) +
    line([2, 43], [46, 43], "l2")
  );
}

function healthcare(): string {
  return rect(4, 10, 40, 28, "l2") + path("M4 25H14L17 19L21 33L25 15L28 25H36", "l2") + circle(38, 25, 2.6, "fs");
}

function education(): string {
  return (
    path("M24 14C18 9 10 9 4 11V37C10 35 18 35 24 40C30 35 38 35 44 37V11C38 9 30 9 24 14Z", "l2") +
    path("M24 14V40M9 18C13 17.2 16 18 19 19.8M9 24C13 23.2 16 24 19 25.8") +
    path("M32 10.4L38 10V25L35 22.4L32 25.4Z", "fs")
  );
}

function finance(): string {
  const spokes = [0, 60, 120, 180, 240, 300].map(
    (degrees): Segment => [polar([24, 24], 5, degrees + LATITUDE), polar([24, 24], 11, degrees + LATITUDE)],
  );
  return (
    rect(6, 6, 36, 36, "l2") + circle(24, 24, 11, "l2") + lines(spokes) + circle(24, 24, 4, "fs") + path("M6 14H3M6 34H3", "l2")
  );
}

function retail(): string {
  return (
    path("M8 20V42H40V20M10 6H38L44 18H4Z", "l2") +
    path("M17 6L14 18M24 6V18M31 6L34 18M4 18a5 4.4 0 0 0 10 0a5 4.4 0 0 0 10 0a5 4.4 0 0 0 10 0a5 4.4 0 0 0 10 0") +
    rect(27, 28, 8, 14, "fs") +
    rect(13, 28, 9, 8)
  );
}

function manufacturing(): string {
  return (
    path("M4 42V24L16 17.9V24L28 17.9V24L40 17.9V24H44V42Z", "l2") +
    rect(34, 6, 6, 11.9) +
    rects(grid([9, 18, 27], [30], 5)) +
    rect(35, 31, 6, 11, "fs")
  );
}

function travel(): string {
  return (
    path(
      "M24 4C26.4 6 26.8 10 26.8 15L43 25V29L26.8 24.6V36L31.4 40V43L24 41L16.6 43V40L21.2 36V24.6L5 29V25L21.2 15C21.2 10 21.6 6 24 4Z",
      "l2",
    ) + circle(24, 13, 2.4, "fs")
  );
}

function logistics(): string {
  return place(24, 26.5, box({ x: -15, y: -15, z: -8, width: 30, depth: 30, height: 20 }, "l2") + tape(4, 15, 12, 3), 0.78);
}

function sports(): string {
  return (
    rect(4, 8, 40, 32, "l2") +
    circle(24, 24, 6) +
    path("M24 8V40M4 16H12V32H4M44 16H36V32H44M12 20A5 5 0 0 1 12 28M36 20A5 5 0 0 0 36 28") +
    circle(24, 24, 2.4, "fs")
  );
}

function marketplace(): string {
  return (
    rects(
      [
        { x: 5, y: 5, width: 15, height: 15 },
        { x: 28, y: 5, width: 15, height: 15 },
        { x: 5, y: 28, width: 15, height: 15 },
      ],
      "l2",
    ) +
    rect(28, 28, 15, 15, "fs") +
    path("M20 12.5H28M12.5 20V28M35.5 20V28M20 35.5H28M20 20L28 28")
  );
}

function construction(): string {
  const braces = [14, 22, 30, 38].map((y) => `M14 ${y}L22 ${y + 4}M22 ${y}L14 ${y + 4}`).join("");
  return (
    path("M14 43V10L18 5L22 10V43M4 13H44M18 5L42 13M18 5L6 13M8 43H30", "l2") +
    path(`${braces}M37 13V24`) +
    rect(4, 13, 6, 5, "fi") +
    rect(32, 24, 10, 7, "fs")
  );
}

function mediaOtt(): string {
  return (
    rect(4, 9, 40, 26, "l2") + path("M20 14.6V27.4L32.5 21Z", "fs") + path("M16 41H32M24 35V41", "l2") + line([4, 31], [44, 31])
  );
}

function socialMedia(): string {
  const people = points("8,12 40,10 10,38 41,36");
  return (
    lines(people.map((to) => [[24, 24], to])) +
    path("M8 12L10 38M40 10L41 36", "l1 dash") +
    circles(people, 4.4, "l2 fp") +
    circle(24, 24, 6.4, "fs")
  );
}

function beautyLifestyle(): string {
  return (
    path("M14 42V24C14 19 19 19 19 14H29C29 19 34 19 34 24V42ZM20 5H28V14H20Z", "l2") +
    rect(17, 28, 14, 14, "fs") +
    line([14, 28], [34, 28])
  );
}

function insurance(): string {
  return (
    path("M4 23A20 18 0 0 1 44 23ZM24 3V5M24 23V38A4 4 0 0 0 32 38", "l2") +
    path("M24 5C16 8 14 16 14 23M24 5C32 8 34 16 34 23M24 5V23") +
    path("M9 42V35L14.5 32L20 35V42Z", "fs")
  );
}

function legal(): string {
  return (
    path("M24 6V40M15 42H33M8 15.5L40 9.5M32.6 23.3H45.4A6.4 5.4 0 0 1 32.6 23.3Z", "l2") +
    circle(24, 12.4, 2.2, "fi") +
    path("M3.6 29L9 15.4L14.4 29M33.6 23.3L39 9.7L44.4 23.3") +
    path("M2.6 29H15.4A6.4 5.4 0 0 1 2.6 29Z", "fs")
  );
}

function itTelecom(): string {
  const waves = [8, 14].map((radius) =>
    [-40, 140].map((from) => arc({ center: [24, 12], radius, from, to: from + 80 })).join(""),
  );
  return (
    path("M24 15L14 43M24 15L34 43", "l2") +
    path("M20.4 25H27.6M17.6 33H30.4M20.4 25L30.4 33M27.6 25L17.6 33") +
    waves.join("") +
    circle(24, 12, 3, "fs")
  );
}

function onDemand(): string {
  return (
    circle(24, 27, 16, "l2") +
    path("M24 27V11A16 16 0 0 1 38.4 20Z", "fs") +
    path("M24 11V27L38.4 20M21 4H27V9H21Z", "l2") +
    path("M36 11L39.5 14") +
    dialTicks({ center: [24, 27], radius: 16, from: 90, to: 270, divisions: 2, length: -3 })
  );
}

/** Five of one team; the vermilion one is the person you talk to. */
function team(): string {
  const [left, right]: readonly [Point, Point] = segment(5, 8, 43, 8);
  return (
    line(left, right, "l1 m") +
    lines([dimensionTick(left), dimensionTick(right)], "l2") +
    silhouettes([6, 15, 33, 42].map((x, index) => ({ at: [x, 43], height: [25, 27, 25, 27][index] }))) +
    silhouette({ at: [24, 43], height: 27, reach: [0.2, -0.16] }, "fs") +
    line([2, 43.75], [46, 43.75], "l2")
  );
}

/** The method as a flight of steps at the latitude, one line over them to the end. */
function method(): string {
  const [tread, steps] = [8, 5];
  const riser = tread * TAN_LATITUDE;
  const flight = Array.from({ length: steps }, (_, index) => `V${43 - (index + 1) * riser}H${4 + (index + 1) * tread}`).join("");
  const rise = (x: number) => 43 - (x - 4) * TAN_LATITUDE;
  return (
    path(`M4 43${flight}V43Z`, "fi") +
    line([4, rise(4) - 9], [40, rise(40) - 9], "l3 s") +
    circle(40, rise(40) - 9, 3.4, "fs") +
    line([2, 43], [46, 43], "l2")
  );
}

/** An open door and the person it is open for. */
function careers(): string {
  const leaf = 13;
  const drop = leaf * TAN_LATITUDE;
  return (
    rect(7, 3, 21, 35, "l2 fp") +
    silhouette({ at: [16.5, 38], height: 25, reach: [0.26, 0.06] }) +
    polygon(`28,3 ${28 + leaf},${3 + drop} ${28 + leaf},${38 + drop} 28,38`, "l2 fs") +
    circle(37.6, 27, 1.5, "fi") +
    line([2, 38], [28, 38], "l2")
  );
}

/** An envelope whose flap falls at the latitude, sealed. */
function contact(): string {
  const fold = 12 + 20 * TAN_LATITUDE;
  return (
    rect(4, 11, 40, 28, "l2 fp") +
    path("M4 39L18 24M44 39L30 24") +
    polyline(`4,11 24,${fold - 1} 44,11`, "l2") +
    circle(24, fold - 1, 4.2, "fs")
  );
}

const icons = {
  web: glyph("A web page", web),
  mobile: glyph("A phone, dimensioned", mobile),
  ai: glyph("A path through a network", ai),
  uiux: glyph("A button in three layers", uiux),
  devops: glyph("A pipeline as one line", devops),
  software: glyph("Two blocks joined by a tenon", software),
  animation: glyph("An easing curve and its steps", animation),
  marketing: glyph("A nozzle in section", marketing),
  enterprise: glyph("A cabinet of ledgers, one drawer open", enterprise),
  intelligence: glyph("A neuron", intelligence),
  commerce: glyph("A parcel with its price tag", commerce),
  integration: glyph("Two pipes joined by a flange", integration),
  automation: glyph("A rack and pinion", automation),
  analytics: glyph("A histogram with its trend", analytics),
  healthcare: glyph("A heart trace", healthcare),
  education: glyph("An open book", education),
  finance: glyph("A safe door", finance),
  retail: glyph("A shop", retail),
  manufacturing: glyph("A factory", manufacturing),
  travel: glyph("An aeroplane", travel),
  logistics: glyph("A parcel", logistics),
  sports: glyph("A pitch in plan", sports),
  marketplace: glyph("Four stalls, joined", marketplace),
  construction: glyph("A tower crane", construction),
  "media-ott": glyph("A screen", mediaOtt),
  "social-media": glyph("Five people, joined", socialMedia),
  "beauty-lifestyle": glyph("A bottle", beautyLifestyle),
  insurance: glyph("A house under an umbrella", insurance),
  legal: glyph("Scales", legal),
  "it-telecom": glyph("A transmitter", itTelecom),
  "on-demand": glyph("A stopwatch", onDemand),
  team: glyph("Five of one team", team),
  method: glyph("A flight of steps under one line", method),
  careers: glyph("An open door", careers),
  contact: glyph("A sealed envelope", contact),
} satisfies Record<IconName, Artwork>;

/** The small signs of menus, forms and lists, one for every icon name a content file may use, those of connections, and a clock's face. */
export const glyphs = {
  ...icons,
  ...waySigns,
  dial,
};
