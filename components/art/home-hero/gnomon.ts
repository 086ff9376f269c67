import { turningSky } from "@/components/art/instrument/night-sky";
import type { SundialBrand } from "../brand-drawings";
import { roundedData } from "../pen/curves";
import { label } from "../pen/labels";
import { LATITUDE, type Point, points, segment, TAN_LATITUDE } from "../pen/points";
import { line, lines, outline, path, polygon, type Rect, rect, rects } from "../pen/shapes";
import {
  balloonRadius,
  beacon,
  beaconOf,
  branchData,
  branches,
  buildRoom,
  type Chhatri,
  type Composition,
  chhatri,
  describeWorks,
  earthBelow,
  earthBeside,
  flight,
  light,
  mainLine,
  masonry,
  type RoomNames,
  type RoomPlan,
  SIDEREAL_HOURS,
  SLAB,
  TITLE,
  tapOf,
  topOf,
  undersideAt,
  WALL,
} from "./building";
import { CONVEYOR, ROOM_CONTENTS, type RoomSlug } from "./rooms";

/** The whole gnomon in section, as for wide and middling screens. */
interface GnomonSetting {
  /** Height of a floor with its slab, in units. */
  module: number;
  labelSize: number;
  /** Units to one unit of the rooms' contents, chosen so that they stay below the labels. */
  contentScale: number;
  /** Where the viewBox lies about the ramp's foot. */
  left: number;
  width: number;
  /** Free sky above the finial. */
  air: number;
  steps: number;
  /** Way of the line before it reaches the building, along the ground. */
  approach: readonly Point[];
  /** Where the inscription over the ramp begins, measured along the ground; without it there is none. */
  inscription?: number;
  /** How far the ground goes on beyond the frame, on both sides. */
  beyond?: number;
}

/** The building's length in modules; every other place below is in modules from the ramp's foot. */
const BASE = 9;
const SHAFT = 8.35;
const LEVELS = 3;
/** Where the line leaves the ground slab for the basement. */
const DROP = 4.55;
const BASEMENT_LEFT = 1.2;

/** Which room is where: level of its floor, clear width, place of its label. */
const GNOMON_ROOMS: readonly {
  slug: RoomSlug;
  number: number;
  level: number;
  from: number;
  to: number;
  labelX: number;
}[] = [
  { number: 1, slug: "uiux", level: 0, from: 2.2, to: 4.67, labelX: 2.38 },
  { number: 2, slug: "ai-ml", level: -1, from: BASEMENT_LEFT, to: 4.42, labelX: 1.38 },
  { number: 3, slug: "devops", level: -1, from: 4.48, to: SHAFT, labelX: 4.72 },
  { number: 4, slug: "software-development", level: 0, from: 4.73, to: SHAFT, labelX: 4.92 },
  { number: 5, slug: "mobile-apps", level: 1, from: 6.58, to: SHAFT, labelX: 6.76 },
  { number: 6, slug: "web-development", level: 1, from: 2.98, to: 6.525, labelX: 4.06 },
  { number: 7, slug: "Animation", level: 2, from: 4.95, to: SHAFT, labelX: 6.04 },
  { number: 8, slug: "marketing", level: 3, from: 6.95, to: 8.9, labelX: 7.8 },
];

/** Partitions between rooms, at these places on these levels. */
const PARTITIONS = [
  { at: 4.7, level: 0 },
  { at: 6.55, level: 1 },
  { at: 4.45, level: -1 },
] as const;

/** Everything about the gnomon that several layers need, in units. */
function gnomonFrame({ module }: GnomonSetting) {
  const right = BASE * module;
  const rise = right * TAN_LATITUDE;
  const pavilion: Chhatri = { at: [right - module * 0.43 - 1, -rise - 2], width: module * 0.86, height: module * 0.42 };
  return {
    module,
    right,
    rise,
    pavilion,
    thickness: 12,
    /** y of the top of a level's floor slab. */
    floor: (level: number) => -level * module,
    /** x of a place given in modules. */
    at: (modules: number) => modules * module,
    shaft: [SHAFT * module + 4, right - WALL] as const,
  };
}

type GnomonFrame = ReturnType<typeof gnomonFrame>;

function gnomonRooms(frame: GnomonFrame, { labelSize, contentScale }: GnomonSetting): RoomPlan[] {
  const { at, floor, thickness } = frame;
  const radius = balloonRadius(labelSize);
  return GNOMON_ROOMS.map(({ slug, number, level, from, to, labelX }) => {
    const [x, width, ceiling] = [at(from), at(to) - at(from), floor(level + 1) + SLAB];
    const roof = undersideAt(at(labelX) - radius, thickness);
    return {
      number,
      space: { x, y: ceiling, width, height: floor(level) - ceiling },
      labelAt: [at(labelX), Math.max(ceiling + 6, roof + 2) + radius],
      contents: ROOM_CONTENTS[slug]({ width: width / contentScale, note: labelSize / contentScale }),
      scale: contentScale,
    };
  });
}

/** Slabs, walls and partitions: everything that the section cuts, but for the ramp. */
function gnomonCuts({ module, right, rise, at, floor }: GnomonFrame): Rect[] {
  const basement = at(BASEMENT_LEFT);
  const slabs = Array.from({ length: LEVELS }, (_, index): Rect => {
    const [level, x] = [index + 1, floor(-(index + 1)) / TAN_LATITUDE + 6];
    return { x, y: floor(level), width: right - x - 2, height: SLAB };
  });
  const partitions = PARTITIONS.map(({ at: place, level }): Rect => {
    const ceiling = floor(level + 1) + SLAB;
    return { x: at(place) - 2.5, y: ceiling, width: 5, height: floor(level) - ceiling };
  });
  return [
    ...slabs,
    ...partitions,
    { x: 0, y: 0, width: right, height: SLAB },
    { x: basement - WALL, y: 0, width: WALL, height: module },
    { x: basement - WALL, y: module, width: right - basement + WALL, height: SLAB + 2 },
    { x: right - WALL, y: -rise, width: WALL, height: rise + module },
    { x: at(SHAFT), y: floor(LEVELS), width: 4, height: LEVELS * module + module },
  ];
}

function gnomonEarth({ module, right, at }: GnomonFrame, left: number, end: number): string {
  const basement = at(BASEMENT_LEFT) - WALL;
  const bottom = module + SLAB + 2;
  return (
    lines(
      [
        ...earthBelow(left, basement - 24, 3),
        ...earthBelow(right + 15, end, 3),
        ...earthBelow(basement, right - 6, bottom),
        ...earthBeside(basement, 18, bottom, "left"),
        ...earthBeside(right, 18, bottom, "right"),
      ],
      "l1 m",
    ) + lines([segment(left, 0, basement, 0), segment(right, 0, end, 0)], "l3")
  );
}

function gnomonBuilding(frame: GnomonFrame, setting: GnomonSetting): string {
  const { module, right, rise, at, floor, thickness, shaft } = frame;
  const { beyond = 10 } = setting;
  const lowest = floor(0.36);
  const wall = at(2.2);
  const stones = [
    points(`${-lowest / TAN_LATITUDE},${lowest} ${wall},${lowest} ${wall},${-wall * TAN_LATITUDE}`),
    ...[1, 2, 3].map((level) => {
      const foot = -floor(level) / TAN_LATITUDE;
      const end = foot + 0.92 * module;
      return points(`${foot + 14},${floor(level)} ${end},${floor(level)} ${end},${-end * TAN_LATITUDE}`);
    }),
  ];
  const left = at(BASEMENT_LEFT);
  const floors = [-1, 0, 1, 2, 3].map((level): Rect => {
    const [x, ceiling] = [level < 0 ? left : 0, level === LEVELS ? -rise : floor(level + 1)];
    return { x, y: ceiling, width: (level === LEVELS ? right : at(SHAFT)) - x, height: floor(level) - ceiling };
  });
  const guides = [shaft[0] + 8, shaft[1] - 8].map((x) => segment(x, floor(LEVELS) + SLAB, x, module));
  return (
    gnomonEarth(frame, setting.left - beyond, setting.left + setting.width + beyond) +
    polygon(`0,0 ${right},${-rise} ${right},${module} ${left},${module} ${left},0`, "rm") +
    floors.map((floor) => light(floor, thickness)).join("") +
    stones.map(masonry).join("") +
    rects(gnomonCuts(frame), "po") +
    lines(guides, "l1 m") +
    path(flight({ rise, steps: setting.steps, thickness }), "po") +
    parapet(right, rise) +
    chhatri(frame.pavilion)
  );
}

/** The parapet beyond the ramp: it carries the sight line. */
function parapet(right: number, rise: number): string {
  return path(outline(`0,0 0,-18 ${right},${-rise - 18}`));
}

/** The line from the ground through the basement, up the lift and the tower wall to the lamp, and its branches into the rooms. */
function gnomonLine(frame: GnomonFrame, setting: GnomonSetting, rooms: readonly RoomPlan[]): string {
  const { module, right, rise, at, floor, pavilion, shaft } = frame;
  const inSlab = (level: number) => floor(level) + SLAB / 2;
  const middle = (shaft[0] + shaft[1]) / 2;
  const [x, lamp] = beaconOf(pavilion);
  const belt = module - CONVEYOR * setting.contentScale;
  const main: Point[] = [
    ...setting.approach,
    [at(DROP), inSlab(0)],
    [at(DROP), belt],
    [middle, belt],
    [middle, inSlab(LEVELS)],
    [right - WALL / 2, inSlab(LEVELS)],
    [right - WALL / 2, -rise + 1],
    [x, -rise + 1],
    [x, lamp + 5],
  ];
  const rail = rooms.filter((room) => room.number === 4).flatMap(tapOf)[0]?.[1] ?? 0;
  return (
    mainLine(roundedData(main, 7)) +
    branches([
      branchData(rooms, 1, { y: inSlab(0) }),
      branchData(rooms, 2, { y: inSlab(0) }),
      branchData(rooms, 4, { x: middle, y: rail }),
      branchData(rooms, 5, { y: inSlab(1) }),
      branchData(rooms, 6, { x: middle, y: inSlab(1) }),
      branchData(rooms, 7, { x: middle, y: inSlab(2) }),
      branchData(rooms, 8, { y: inSlab(LEVELS) }),
    ])
  );
}

/** The lift, which carries one parcel up the shaft. */
function liftCar({ module, floor, shaft }: GnomonFrame): string {
  const [x, y, height] = [shaft[0] + 5, floor(0.62), module * 0.46];
  const middle = (shaft[0] + shaft[1]) / 2;
  return rect(x, y, shaft[1] - shaft[0] - 10, height, "l2 fp") + rect(middle - 6, y + height - 13, 12, 12, "fs");
}

/** The words along the ramp. */
function inscription({ inscription: x, labelSize }: GnomonSetting, words: string): string {
  if (x === undefined) return "";
  return label(words, [x, -x * TAN_LATITUDE - 29], { size: labelSize, rotate: -LATITUDE });
}

/** Composes the sundial with its rooms above the ground and one floor below. */
export function gnomonComposition(
  setting: GnomonSetting,
  { inscriptions, latitude }: SundialBrand,
  names: RoomNames,
): Composition {
  const frame = gnomonFrame(setting);
  const { right, rise, pavilion, module, thickness } = frame;
  const plans = gnomonRooms(frame, setting);
  const top = topOf(pavilion)[1] - setting.air;
  const end = setting.left + setting.width;
  const eaves = right + 6;
  const poleX = (eaves + end) / 2;
  const pole: Point = [poleX, -rise - 18 - (poleX - right) * TAN_LATITUDE];
  const sight = line([right - 4, -rise - 16], [end, -rise - 18 - (end - right) * TAN_LATITUDE], "l1 chain");
  // from the pole to the tower, the headline and the page's edge; the Little Bear reaches 18.2 degrees
  const free = Math.min(poleX - eaves, pole[1] - top) - 2;
  const sky = turningSky({ pole, scale: free / 18.2, siderealHours: SIDEREAL_HOURS, latitude, free });
  return {
    viewBox: [setting.left, top, setting.width, module + SLAB + 2 + 10 - top],
    labelSize: setting.labelSize,
    start: setting.approach[0] ?? [0, 0],
    building: sky + sight + gnomonBuilding(frame, setting) + inscription(setting, inscriptions.slope),
    rooms: plans.map((plan) => buildRoom(plan, { names, size: setting.labelSize, thickness })),
    line: gnomonLine(frame, setting, plans) + liftCar(frame) + beacon(beaconOf(pavilion)),
    title: TITLE,
    description: describeWorks(inscriptions),
  };
}
