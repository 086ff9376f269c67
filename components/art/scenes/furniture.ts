import { arcData, roundedPolyline } from "../pen/curves";
import { label } from "../pen/labels";
import type { Style } from "../pen/markup";
import { type Point, type Points, points, type Segment, segment, TAN_LATITUDE, towards } from "../pen/points";
import { circle, circles, line, lines, path, polygon, type Rect, rect, rects, roundRect } from "../pen/shapes";
import { shortenPath } from "../sprites/shorten-path";
import { BAY_WIDTH, FLOOR_Y } from "./scene";

/**
 * Furniture of the scenes. Everything is drawn at the scale at which a person is 70 units (components/art/figures): 41 units are a metre. Unless said
 * otherwise (x, y) is the left end of the part's foot on the floor, and `facing` is 1 to the right and -1 to the left. For another
 * scale wrap a part in pen's place(). Most parts are two or three paths.
 */

type Facing = 1 | -1;
type Facable = { facing?: Facing };

const PATH = /<path class="([^"]*)" d="([^"]*)"\/>/g;

const HALF_CIRCLE = /(\d*\.?\d+) \1 0 1 ([01]) ?(-?\d*\.?\d+) 0/g;

/** A half circle whose radius, once rounded, exceeds half its chord would bulge: radius 1 is always scaled up to fit. */
function fitHalfCircles(data: string): string {
  return data.replace(HALF_CIRCLE, (arc, radius, sweep, chord) =>
    Math.abs(Math.abs(Number(chord)) - 2 * Number(radius)) < 0.1 ? `1 1 0 1 ${sweep} ${chord} 0` : arc,
  );
}

/** Joins the parts of a bay: coordinates to a tenth of a unit, and neighbouring paths of one stroke become one path. */
export function finish(...parts: readonly string[]): string {
  const absolute = parts
    .join("")
    .replace(PATH, (_, style, data) => `<path class="${style}" d="${startAbsolute(fitHalfCircles(data))}"/>`);
  return mergeStrokes(absolute).replace(PATH, (_, style, data) => `<path class="${style}" d="${shortenPath(data, 1)}"/>`);
}

const START = /^m(-?(?:\d+\.?\d*|\.\d+)) ?(-?(?:\d+\.?\d*|\.\d+))(?= ?([-\d.]?))/;

/** The data of a path that starts with a capital M, so that it can follow another. */
function startAbsolute(data: string): string {
  return data.replace(START, (_, x, y, next) => `M${x} ${y}${next === "" ? "" : "l"}`);
}

function mergeStrokes(markup: string): string {
  const merged = markup.replace(/(<path class="(d-l\d(?: d-(?:m|mm|dash|chain))*)" d="[^"]*)"\/><path class="\2" d="/g, "$1");
  return merged === markup ? markup : mergeStrokes(merged);
}

// Building

/** Ground floor and earth of a bay from x to x: the cut slab under the floor and short strokes of earth at the latitude. */
export function ground(from = 0, to = BAY_WIDTH, { slab = 9, y = FLOOR_Y }: { slab?: number; y?: number } = {}): string {
  return rect(from, y, to - from, slab, "po") + earth(from, to, y + slab);
}

/** Open ground without a slab: street, yard, apron. The strokes keep their pitch from bay to bay. */
export function street(from = 0, to = BAY_WIDTH, y = FLOOR_Y): string {
  return line([from, y], [to, y], "l3") + earth(from, to, y + 1);
}

const [EARTH_PITCH, EARTH_REACH] = [10, 16];

/** Strokes of earth below y, clipped to the edges so that they run on from bay to bay. */
export function earth(from: number, to: number, y: number): string {
  const first = Math.floor((from - EARTH_REACH) / EARTH_PITCH) + 1;
  const count = Math.ceil(to / EARTH_PITCH) - first;
  const strokes = Array.from({ length: count }, (_, index): Segment => {
    const left = (first + index) * EARTH_PITCH;
    const at = (x: number): Point => [x, y + 2 + (left + EARTH_REACH - x) * TAN_LATITUDE];
    return [at(Math.max(left, from)), at(Math.min(left + EARTH_REACH, to))];
  });
  return lines(strokes, "l1 m");
}

/** Cut walls and slabs as one solid path. */
export function cuts(...list: readonly (readonly [x: number, y: number, width: number, height: number])[]): string {
  return rects(
    list.map(([x, y, width, height]) => ({ x, y, width, height })),
    "po",
  );
}

/** Lit rooms as one path, to lie under everything in them. Wrap what stands in a room in pen's group(..., "works"). */
export function rooms(...list: readonly (readonly [x: number, y: number, width: number, height: number])[]): string {
  return rects(
    list.map(([x, y, width, height]) => ({ x, y, width, height })),
    "rm",
  );
}

/** The line of the process, with rounded corners. */
export function keyLine(list: Points, radius = 6): string {
  return roundedPolyline(list, radius, "l3 s");
}

/** A row of windows in elevation with one mullion each: frames and mullions are one path each. */
export function windowRow(
  x: number,
  y: number,
  {
    count,
    width = 34,
    height = 46,
    gap = 18,
    style = "l1 fp",
  }: { count: number; width?: number; height?: number; gap?: number; style?: Style },
): string {
  const lefts = Array.from({ length: count }, (_, index) => x + index * (width + gap));
  return (
    rects(
      lefts.map((left) => ({ x: left, y, width, height })),
      style,
    ) +
    lines(
      lefts.flatMap((left): Segment[] => [
        segment(left + width / 2, y, left + width / 2, y + height),
        segment(left, y + height * 0.34, left + width, y + height * 0.34),
      ]),
    )
  );
}

/** A row of ceiling lamps with equal drops as two paths. */
export function lamps(xs: readonly number[], y: number, drop = 14): string {
  return (
    lines(xs.map((x) => segment(x, y, x, y + drop))) + path(xs.map((x) => `M${x - 3} ${y + drop}h6l6 8h-18z`).join(""), "fi")
  );
}

// Office

/** A table in elevation: top at `height`, two legs. */
export function table(x: number, y: number, width: number, height = 30): string {
  return (
    rect(x, y - height, width, 3, "fi") + path(`M${x + 4} ${y - height + 3}V${y}M${x + width - 4} ${y - height + 3}V${y}`, "l2")
  );
}

/** A screen in elevation on a foot that stands at (x, y), x its middle. `rows` are lines of text, as shares of its width. */
export function monitor(
  x: number,
  y: number,
  { width = 30, height = 20, rows = [0.7, 0.45, 0.6] }: { width?: number; height?: number; rows?: readonly number[] } = {},
): string {
  const [left, top] = [x - width / 2, y - height - 6];
  return (
    path(`M${x} ${y}V${top + height}M${x - 6} ${y}h12`, "l2") +
    rect(left, top, width, height, "l2 fo") +
    lines(
      rows.map((share, index): Segment => {
        const row = top + ((index + 1) * height) / (rows.length + 1);
        return segment(left + 4, row, left + 4 + (width - 8) * share, row);
      }),
    )
  );
}

/** A screen in profile with keyboard on a desk top at y, facing the sitter on the side `facing`. */
export function screenProfile(x: number, y: number, { facing = -1 }: Facable = {}): string {
  return (
    polygon(`${x},${y - 24} ${x - facing * 2.4},${y - 24} ${x - facing * 2.4},${y - 5} ${x},${y - 5}`, "fi") +
    path(
      `M${x - facing * 2.4} ${y - 14}L${x - facing * 6} ${y}M${x - facing * 10} ${y}H${x}M${x + facing * 8} ${y - 1.5}H${x + facing * 19}`,
      "l2",
    )
  );
}

/** A chair in profile; the sitter's hips are over (x, y). */
export function chair(x: number, y: number, { facing = 1, back = 34 }: Facable & { back?: number } = {}): string {
  const at = (dx: number) => x + facing * dx;
  return path(
    `M${at(-9)} ${y - back}L${at(-7)} ${y - 17.5}H${at(9)}M${at(-6.5)} ${y - 17.5}L${at(-8)} ${y}M${at(8)} ${y - 17.5}L${at(9)} ${y}`,
    "l2",
  );
}

/** A workplace in profile: table, screen and chair, without the person, who sits at x + 14 (facing 1) over the floor. */
export function desk(x: number, y: number, { facing = 1, width = 52 }: Facable & { width?: number } = {}): string {
  const near = facing === 1 ? x + 24 : x;
  return (
    table(near, y, width) +
    screenProfile(facing === 1 ? near + width - 14 : near + 14, y - 30, { facing: facing === 1 ? -1 : 1 }) +
    chair(facing === 1 ? x + 14 : x + width + 10, y, { facing })
  );
}

/** A mobile phone in elevation, x and y its middle. About twice its true size at 8 by 16. */
export function phone(x: number, y: number, { width = 8, height = 16 }: { width?: number; height?: number } = {}): string {
  return (
    roundRect({ x: x - width / 2, y: y - height / 2, width, height, radius: width / 5 }, "l2 fo") +
    line([x - width / 4, y - height / 2 + 3], [x + width / 4, y - height / 2 + 3])
  );
}

/** A rack of servers in elevation: units with two lamps each. */
export function serverRack(
  x: number,
  y: number,
  { width = 25, height = 82, units = 9 }: { width?: number; height?: number; units?: number } = {},
): string {
  const pitch = (height - 8) / units;
  const tops = Array.from({ length: units }, (_, index) => y - height + 4 + index * pitch);
  return (
    rect(x, y - height, width, height, "l2 fp") +
    rects(tops.map((top) => ({ x: x + 3, y: top, width: width - 6, height: pitch - 2 }))) +
    rects(
      tops.map((top) => ({ x: x + width - 9, y: top + pitch / 2 - 2, width: 3, height: 2 })),
      "fi",
    )
  );
}

/** An open shelf with upright goods (books, files, folders) of uneven width; `seed` varies them. */
export function shelf(
  x: number,
  y: number,
  { width, height, boards = 4, seed = 1 }: { width: number; height: number; boards?: number; seed?: number },
): string {
  const pitch = height / boards;
  const spines: Segment[] = [];
  const solid: Rect[] = [];
  for (let board = 0; board < boards; board++) {
    const foot = y - board * pitch - 2;
    let left = x + 3;
    for (let index = 0; left < x + width - 7; index++) {
      const turn = (index * 7 + board * 5 + seed * 3) % 11;
      const [thick, tall] = [2.5 + (turn % 3), pitch * (0.56 + (turn % 4) * 0.07)];
      if (turn % 5 === 2) solid.push({ x: left, y: foot - tall, width: thick, height: tall });
      else spines.push(segment(left, foot, left, foot - tall));
      left += thick + (turn === 9 ? 8 : 1.6);
    }
  }
  const shelves = Array.from({ length: boards }, (_, board) =>
    segment(x, y - board * pitch - 1, x + width, y - board * pitch - 1),
  );
  return rect(x, y - height, width, height, "l2 fp") + lines([...shelves, ...spines]) + rects(solid, "fi");
}

/** A potted plant, 26 wide. */
export function plant(x: number, y: number, height = 44): string {
  const top = y - height;
  return (
    path(
      `M${x} ${y - 14}V${top + 6}M${x} ${y - 16}Q${x - 12} ${y - 24} ${x - 13} ${top + 12}Q${x - 3} ${top + 18} ${x} ${y - 18}Q${x + 3} ${top + 18} ${x + 13} ${top + 10}Q${x + 12} ${y - 24} ${x} ${y - 16}M${x} ${top + 20}Q${x - 8} ${top + 10} ${x - 4} ${top}Q${x + 5} ${top + 8} ${x} ${top + 20}`,
    ) + path(`M${x - 8} ${y - 14}h16l-2 14h-12z`, "fi")
  );
}

// Shop and store

/** A counter in elevation: top board, front with a recessed foot. */
export function counter(x: number, y: number, width: number, height = 42): string {
  return (
    rect(x + 3, y - height + 4, width - 6, height - 8, "l2 fp") +
    rects(
      [
        { x, y: y - height, width, height: 4 },
        { x: x + 7, y: y - 4, width: width - 14, height: 4 },
      ],
      "fi",
    )
  );
}

/** A till in profile on a counter top at y: drawer, keys and a display on a stalk. */
export function till(x: number, y: number, { facing = 1 }: Facable = {}): string {
  const at = (dx: number) => x + facing * dx;
  return (
    path(`M${at(-11)} ${y}V${y - 7}H${at(11)}V${y}ZM${at(-8)} ${y - 7}L${at(-3)} ${y - 15}H${at(9)}V${y - 7}`, "l2 fp") +
    path(`M${at(6)} ${y - 15}V${y - 21}M${at(-1)} ${y - 27}L${at(10)} ${y - 25}L${at(9)} ${y - 18}L${at(-2)} ${y - 20}Z`, "l2")
  );
}

export type Carton = readonly [x: number, width: number, height: number, lift?: number];

/** Closed cartons in elevation standing on y (or `lift` above it). */
export const cartons = (y: number, ...list: readonly Carton[]): string => styledCartons("l1 fp", y, ...list);

/** Cartons of a style, as two paths: boxes, and their tape. */
export function styledCartons(style: Style, y: number, ...list: readonly Carton[]): string {
  const boxes = list.map(([x, width, height, lift = 0]): Rect => ({ x, y: y - lift - height, width, height }));
  return (
    rects(boxes, style) +
    lines(
      boxes.flatMap((carton): Segment[] => {
        const [middle, right, foot] = [carton.x + carton.width / 2, carton.x + carton.width, carton.y + carton.height];
        return [
          segment(middle, carton.y, middle, carton.y + carton.height * 0.34),
          segment(right - 7, foot - 4, right - 3, foot - 4),
        ];
      }),
    )
  );
}

/** A pallet on y, 49 wide (1.2 m). */
export function pallet(x: number, y: number, width = 49): string {
  return path(
    `M${x} ${y - 6}h${width}v2h${-width}zM${x} ${y - 1}h${width}v1h${-width}zM${x} ${y - 4}h5v3h-5zM${x + width / 2 - 2.5} ${y - 4}h5v3h-5zM${x + width - 5} ${y - 4}h5v3h-5z`,
    "fi",
  );
}

/** A pallet rack in elevation: uprights, beams every `pitch` units, and a brace frame at the left. Goods go on the beams. */
export function palletRack(
  x: number,
  y: number,
  { bays, bay = 60, levels, pitch = 46 }: { bays: number; bay?: number; levels: number; pitch?: number },
): string {
  const [width, height] = [bays * bay, levels * pitch + 6];
  const posts = Array.from(
    { length: bays + 1 },
    (_, index): Rect => ({ x: x + index * bay - 1.5, y: y - height, width: 3, height }),
  );
  const beams = Array.from({ length: levels }, (_, index): Rect => ({ x, y: y - (index + 1) * pitch, width, height: 3.5 }));
  return rects([...posts], "fi") + rects(beams, "l1 fp");
}

/** A bed in profile with a raised head end; the head is at the left for facing 1. 82 long, and its mattress 24 high. */
export function bed(x: number, y: number, { facing = 1 }: Facable = {}): string {
  const at = (dx: number) => x + (facing === 1 ? dx : 82 - dx);
  const top = y - 20;
  return (
    path(
      `M${at(6)} ${y - 12}H${at(78)}M${at(14)} ${y - 12}V${y - 4}M${at(70)} ${y - 12}V${y - 4}M${at(24)} ${y - 12}L${at(60)} ${y - 4}M${at(60)} ${y - 12}L${at(24)} ${y - 4}M${at(10)} ${y - 4}H${at(74)}`,
      "l1",
    ) +
    path(`M${at(2)} ${y - 34}L${at(28)} ${top}H${at(80)}V${top + 7}H${at(26)}L${at(0)} ${y - 27}Z`, "l2 fp") +
    path(`M${at(0)} ${y - 42}V${y - 12}M${at(82)} ${y - 30}V${y - 12}`, "l3") +
    circles(`${at(14)},${y - 2} ${at(70)},${y - 2}`, 2, "fi")
  );
}

// Machines

/** A belt conveyor between x and x with its belt at y and legs down to `floor`; rollers every 14 units. */
export function conveyor(
  from: number,
  to: number,
  y: number,
  { floor = FLOOR_Y, legs = 70 }: { floor?: number; legs?: number } = {},
): string {
  const rollers = Array.from(
    { length: Math.floor((to - from - 8) / 14) + 1 },
    (_, index): Point => [from + 6 + index * 14, y + 6],
  );
  const feet = Array.from({ length: Math.floor((to - from - 20) / legs) + 1 }, (_, index) => from + 12 + index * legs);
  return (
    path(`M${from} ${y + 1.5}H${to}M${from} ${y + 10.5}H${to}`) +
    circles(rollers, 2.6) +
    path(feet.map((x) => `M${x} ${y + 10.5}V${floor}M${x - 4} ${floor}h8`).join(""), "l2")
  );
}

/** A round gauge with its needle at `degrees` (anticlockwise from east). */
export function gauge(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const tip: Point = [x + radius * 0.72 * Math.cos(angle), y - radius * 0.72 * Math.sin(angle)];
  return (
    circle(x, y, radius, "l2 fo") +
    path(arcData({ center: [x, y], radius: radius * 0.76, from: 205, to: -25 })) +
    line([x, y], tip, "l2") +
    circle(x, y, Math.max(1.2, radius * 0.14), "fi")
  );
}

/** A wheel in elevation: tyre, rim, hub. */
export function wheels(centers: Points, radius: number): string {
  return circles(centers, radius, "fi") + circles(centers, radius * 0.52, "fp") + circles(centers, radius * 0.16, "fi");
}

/** A delivery van in elevation, 222 long (5.4 m), 96 high; nose to the right for facing 1. */
export function van(x: number, y: number, { facing = 1 }: Facable = {}): string {
  const at = (dx: number) => x + (facing === 1 ? dx : 222 - dx);
  return (
    path(
      `M${at(0)} ${y - 16}V${y - 90}Q${at(0)} ${y - 98} ${at(9)} ${y - 98}H${at(150)}Q${at(160)} ${y - 98} ${at(166)} ${y - 90}L${at(188)} ${y - 58}L${at(214)} ${y - 48}Q${at(222)} ${y - 44} ${at(222)} ${y - 36}V${y - 16}Z`,
      "l2 fp",
    ) +
    path(
      `M${at(142)} ${y - 88}H${at(158)}L${at(178)} ${y - 58}H${at(142)}ZM${at(136)} ${y - 16}V${y - 92}M${at(8)} ${y - 52}H${at(128)}M${at(214)} ${y - 40}H${at(222)}M${at(146)} ${y - 50}h${facing * 9}`,
    ) +
    wheels(`${at(44)},${y - 14} ${at(184)},${y - 14}`, 14)
  );
}

/** A car in elevation, 172 long (4.2 m), 60 high; nose to the right for facing 1. */
export function car(x: number, y: number, { facing = 1 }: Facable = {}): string {
  const at = (dx: number) => x + (facing === 1 ? dx : 172 - dx);
  return (
    path(
      `M${at(2)} ${y - 12}Q${at(0)} ${y - 34} ${at(10)} ${y - 38}L${at(32)} ${y - 41}L${at(50)} ${y - 58}Q${at(54)} ${y - 61} ${at(60)} ${y - 61}H${at(96)}Q${at(104)} ${y - 61} ${at(109)} ${y - 56}L${at(126)} ${y - 40}L${at(160)} ${y - 35}Q${at(170)} ${y - 32} ${at(170)} ${y - 24}V${y - 12}Z`,
      "l2 fp",
    ) +
    path(
      `M${at(42)} ${y - 40}L${at(56)} ${y - 55}H${at(78)}V${y - 40}ZM${at(82)} ${y - 40}V${y - 55}H${at(97)}Q${at(102)} ${y - 55} ${at(105)} ${y - 52}L${at(117)} ${y - 40}ZM${at(80)} ${y - 38}V${y - 14}M${at(160)} ${y - 26}H${at(170)}`,
    ) +
    wheels(`${at(36)},${y - 12} ${at(136)},${y - 12}`, 12)
  );
}

/** A bicycle in elevation; x is the middle of its rear wheel, its front wheel 40 to the right. */
export function bicycle(x: number, y: number): string {
  return (
    circles(`${x},${y - 13} ${x + 40},${y - 13}`, 13) +
    path(
      `M${x} ${y - 13}l11 -20h20l-13 20zM${x + 11} ${y - 33}l-2 -5M${x + 5} ${y - 38}h8M${x + 18} ${y - 13}l-7 -20M${x + 40} ${y - 13}l-11 -26h6`,
      "l2",
    )
  );
}

// Outdoors

/** A tree with a crown of five lobes; (x, y) is the foot of its trunk. */
export function tree(x: number, y: number, height = 120): string {
  const u = height / 120;
  const at = (dx: number, dy: number) => `${x + dx * u} ${y - dy * u}`;
  const lobe = (dx: number, dy: number) => `A${19 * u} ${19 * u} 0 0 1 ${at(dx, dy)}`;
  const crown = points("-32,84 -12,112 20,110 34,80 18,54 -18,54");
  return (
    path(`M${at(-18, 54)}${crown.map(([dx, dy]) => lobe(dx, dy)).join("")}Z`, "l1 ft") +
    path(`M${x} ${y}V${y - 92 * u}M${at(0, 62)}L${at(14, 76)}M${at(0, 72)}L${at(-13, 86)}`, "l2")
  );
}

/** A street lamp with an arm to the side it faces, 205 high (5 m). */
export function streetLamp(x: number, y: number, { facing = 1, height = 205 }: Facable & { height?: number } = {}): string {
  return (
    path(
      `M${x} ${y}V${y - height + 12}Q${x} ${y - height} ${x + facing * 12} ${y - height}H${x + facing * 26}M${x - 4} ${y}h8`,
      "l2",
    ) + rect(facing === 1 ? x + 24 : x - 42, y - height - 2, 18, 5, "fi")
  );
}

/** A flag on a pole that stands at (x, y). */
export function flag(x: number, y: number, height = 60): string {
  return line([x, y], [x, y - height], "l2") + path(`M${x} ${y - height}q8 -4 15 0t15 0v17q-8 4 -15 0t-15 0z`, "l1 ft");
}

// Drafting

/** A detail drawn larger: a circle of the radius with a leader to a small circle round the real thing. Content is drawn about (x, y). */
export function lens(
  [x, y]: Point,
  radius: number,
  target: Point,
  content: string,
  { ring = 6 }: { ring?: number } = {},
): string {
  const from = towards(target, [x, y], ring);
  return line(from, towards([x, y], target, radius)) + circle(...target, ring, "l1") + circle(x, y, radius, "l2 fo") + content;
}

/** A label with a short level leader that ends in a dot on the thing: text at the left of its leader for facing 1. */
export function note(text: string, at: Point, to: Point, anchor: "start" | "middle" | "end" = "start"): string {
  return label(text, at, { anchor }) + line([to[0], at[1] + 4], to) + circle(...to, 1.8, "fi");
}
