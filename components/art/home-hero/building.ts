import type { Inscriptions } from "@/content/schemas/brand";
import { roundedData } from "../pen/curves";
import { hatchPolygon } from "../pen/hatching";
import { baselineFor, label } from "../pen/labels";
import { place, type ViewBox } from "../pen/markup";
import { type Point, points, polar, type Segment, segment, TAN_LATITUDE } from "../pen/points";
import { circle, line, lines, path, polygon, type Rect, rect, rects } from "../pen/shapes";
import { ROOM_SLUGS, type RoomContents, type RoomSlug } from "./rooms";

/**
 * The parts of the works: a gnomon in section, built of stone and open to the side. The origin is the foot of the ramp at ground
 * level; x runs to the tower, y down.
 */

/** Local sidereal time of the sky over the works: ten in the evening in late February, when Cassiopeia sets beside the tower. */
export const SIDEREAL_HOURS = 7.8;

/** Thickness of slabs and of walls that are cut, in units. */
export const [SLAB, WALL] = [7, 8];

/** The three layouts of the hero drawing: two for the home page, wide and for phones, and one for its share image. */
export const HERO_VARIANTS = ["wide", "phone", "card"] as const;
export type HeroVariant = (typeof HERO_VARIANTS)[number];

/** The name on each room's label, by the slug of its service. */
export type RoomNames = Readonly<Record<RoomSlug, string>>;

/** One room. On the page its link and its label are HTML over the drawing; elsewhere the label is drawn. */
interface Room {
  number: number;
  slug: RoomSlug;
  name: string;
  /** The room's clear outline: the area of its link. */
  corners: readonly Point[];
  /** Centre of its balloon; the name follows to the right. */
  labelAt: Point;
  /** What stands in the room. */
  markup: string;
  /** The leader from its label, where that has no place inside. */
  leader: string;
  /** Its numbered balloon and name, drawn. */
  label: string;
}

/** The sundial in one variant, in layers from back to front. The svg that holds them needs the class d-works. */
export interface Composition {
  viewBox: ViewBox;
  /** Size of the smallest label, in units. */
  labelSize: number;
  /** Where the line enters, in units: the page ends its connector from the button here. */
  start: Point;
  /** Sky, earth and the building. */
  building: string;
  /** The eight rooms in the order of their numbers. */
  rooms: readonly Room[];
  /** The line of work, in paths of length 1, and over it the lift and the lamp. Takes no clicks. */
  line: string;
  /** What the drawing shows, for those who cannot see it. */
  title: string;
  description: string;
}

export const TITLE = "Section through the works: eight rooms under a stone sundial";
export const describeWorks = ({ stair }: Pick<Inscriptions, "stair">): string =>
  `A staircase rises ${stair} to a pavilion with a lamp. Under it lie eight rooms, one for each service, with people at work in them. A single line runs from your enquiry through all eight rooms and ends at the lamp.`;

/** Underside of the roof above x, for a ramp `thickness` deep measured upright. */
export function undersideAt(x: number, thickness: number): number {
  return thickness - x * TAN_LATITUDE;
}

/** Earth below a horizontal edge: a row of short strokes at the latitude. */
export function earthBelow(from: number, to: number, y: number): Segment[] {
  const [reach, pitch] = [15, 9];
  return Array.from({ length: Math.max(0, Math.floor((to - from) / pitch)) }, (_, index): Segment => {
    const x = from + index * pitch;
    return segment(x, y + reach * TAN_LATITUDE, x + reach, y);
  });
}

/** Earth beside an upright edge: strokes that end on it (`side` "left") or start from it ("right"). */
export function earthBeside(x: number, from: number, to: number, side: "left" | "right"): Segment[] {
  const [reach, pitch] = [12, 9];
  const [outer, inner] = side === "left" ? [x - reach, x] : [x, x + reach];
  return Array.from({ length: Math.floor((to - from) / pitch) }, (_, index): Segment => {
    const y = from + index * pitch;
    return segment(outer, y + reach * TAN_LATITUDE, inner, y);
  });
}

/** The ramp as a flight of real steps, cut: `rise` is its height, `steps` their number, `thickness` its depth measured upright. */
export function flight({ rise, steps, thickness }: { rise: number; steps: number; thickness: number }): string {
  const run = rise / TAN_LATITUDE;
  const treads = Array.from(
    { length: steps },
    (_, index) => `V${(-rise * (index + 1)) / steps}H${(run * (index + 1)) / steps}`,
  ).join("");
  return `M0 0${treads}V${thickness - rise}L${thickness / TAN_LATITUDE} 0Z`;
}

/** Masonry under the ramp: the triangle left of x above a floor, in stone, hatched and outlined. */
export function masonry(corners: readonly Point[]): string {
  return polygon(corners, "st") + hatchPolygon(corners, { gap: 5, falling: true }) + polygon(corners, "l2");
}

export interface Chhatri {
  /** Middle of its floor. */
  at: Point;
  width: number;
  /** Height of the columns. */
  height: number;
}

/** Where the line of work ends: the lamp between the columns. */
export function beaconOf({ at: [x, y], height }: Chhatri): Point {
  return [x, y - height * 0.44];
}

/** The top of the finial. */
export function topOf({ at: [x, y], width, height }: Chhatri): Point {
  return [x, y - height - 3 - (width / 2 - 5) - 15];
}

/** The pavilion on the tower: piers on the stair, a floor, four columns, deep eaves, a ribbed dome and its finial. */
export function chhatri({ at: [x, y], width, height }: Chhatri): string {
  const half = width / 2;
  const column = (share: number) => ({ x: x + share * (half - 5) - 2, y: y - height, width: 4, height });
  // down to the stair, which rises to the right end of the floor
  const pier = (share: number) => ({ x: x + share * half, y, width: 5, height: 4 + half * (1 - share) * TAN_LATITUDE });
  const radius = half - 5;
  const spring = y - height - 3;
  const at = (across: number, up: number): Point => [x + across * radius, spring - up * radius];
  const dome =
    `M${at(-1, 0).join(" ")}C${x - radius - 3} ${spring - radius * 0.62} ${at(-0.45, 0.86).join(" ")} ${at(0, 1).join(" ")}` +
    `C${at(0.45, 0.86).join(" ")} ${x + radius + 3} ${spring - radius * 0.62} ${at(1, 0).join(" ")}Z`;
  const ribs = [-0.55, 0, 0.55].map(
    (share) => `M${at(share, 0).join(" ")}Q${at(share * 1.05, 0.6).join(" ")} ${at(0, 1).join(" ")}`,
  );
  const [left, right] = [x - half, x + half];
  return (
    path(dome, "l2 fp") +
    path(ribs.join("")) +
    rect(x - half, y - height, width, height, "rm") +
    rects([column(-0.42), column(0.42)], "l1 fp") +
    rects([column(-1), column(1), { x: x - half - 4, y: y - 3, width: width + 8, height: 6 }, pier(-0.96), pier(-0.3)], "po") +
    polygon(`${left - 9},${y - height + 5} ${left + 3},${spring} ${right - 3},${spring} ${right + 9},${y - height + 5}`, "po") +
    line([x, spring - radius], [x, spring - radius - 15], "l2") +
    circle(x, spring - radius - 8, 2.6, "po")
  );
}

/** The lamp itself, with rays after dark. */
export function beacon(at: Point): string {
  const rays = Array.from({ length: 12 }, (_, index): Segment => [polar(at, 9, index * 30), polar(at, 13, index * 30)]);
  return lines(rays, "l2 s night") + circle(...at, 5.5, "fs");
}

/** Cuts a convex figure along the underside of the roof and keeps what is below it. */
function clipUnderRoof(corners: readonly Point[], thickness: number): Point[] {
  const clearance = ([x, y]: Point) => y - undersideAt(x, thickness);
  return corners.flatMap((corner, index): Point[] => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [clearance(corner), clearance(next)];
    const kept: Point[] = here >= 0 ? [corner] : [];
    if (here < 0 === there < 0) return kept;
    const share = here / (here - there);
    return [...kept, [corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share]];
  });
}

const cornersOf = ({ x, y, width, height }: Rect): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** The light on a floor under the roof, from its foot up as far as the page says (art.css). Walls and stones are drawn over it. */
export const light = (floor: Rect, thickness: number): string => polygon(clipUnderRoof(cornersOf(floor), thickness), "lit");

export interface RoomPlan {
  number: number;
  /** Clear space of the room. */
  space: Rect;
  /** Centre of its balloon; the name follows to the right. */
  labelAt: Point;
  /** For a label that has no place inside its room: where its leader ends. */
  leaderTo?: Point;
  contents: RoomContents;
  /** Units to one unit of the contents. */
  scale: number;
}

/** Radius of a room's balloon, by the size of its number. */
export function balloonRadius(size: number): number {
  return size * 0.66;
}

/** A numbered balloon with a name beside it. */
function roomLabel(number: number, name: string, [x, y]: Point, size: number): string {
  return (
    circle(x, y, balloonRadius(size), "l1 bal") +
    label(String(number), [x, baselineFor(y, size)], { size, style: "bal-n", anchor: "middle" }) +
    label(name, [x + size, baselineFor(y, size)], { size, style: "tn" })
  );
}

/** Builds a room from its plan. `thickness` is the roof's, measured upright. */
export function buildRoom(
  plan: RoomPlan,
  { names, size, thickness }: { names: RoomNames; size: number; thickness: number },
): Room {
  const { number, space, labelAt, leaderTo, contents, scale } = plan;
  const { x, y, height } = space;
  const slug = ROOM_SLUGS[number - 1];
  if (slug === undefined) throw new Error(`there is no service with the room number ${number}`);
  return {
    number,
    slug,
    name: names[slug],
    corners: clipUnderRoof(cornersOf(space), thickness).map(([px, py]): Point => [Math.round(px), Math.round(py)]),
    labelAt,
    markup: place(x, y + height, contents.markup, scale),
    leader: leaderTo ? line(labelAt, leaderTo) + circle(...leaderTo, 1.8, "fi") : "",
    label: roomLabel(number, names[slug], labelAt, size),
  };
}

/** The line's way from a slab into a room, in the drawing's units. */
export function tapOf({ space, contents, scale }: RoomPlan): Point[] {
  return points(contents.tap).map(([x, y]): Point => [space.x + x * scale, space.y + space.height + y * scale]);
}

/**
 * Path data of the line's branch into a room: at height y from x (or straight from the foot of the room's tap) to that foot, then along
 * the tap.
 */
export function branchData(rooms: readonly RoomPlan[], number: number, from: { x?: number; y: number }): string {
  const [foot, ...rest] = rooms.filter((room) => room.number === number).flatMap(tapOf);
  if (!foot) throw new Error(`the plan has no room ${number}`);
  const start: Point[] = from.x === undefined ? [] : [[from.x, from.y]];
  const turn: Point[] = rest[0]?.[1] === from.y ? [] : [[foot[0], from.y]];
  return roundedData([...start, ...turn, ...rest], 5);
}

/** The main line: it draws itself from its start to its end. */
export function mainLine(data: string): string {
  return path(data, "l3 s line", { pathLength: 1 });
}

/** Its branches, which draw themselves after it. */
export function branches(list: readonly string[]): string {
  return path(list.join(""), "l3 s line tap", { pathLength: 1 });
}
