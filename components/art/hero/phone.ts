import { northSky } from "../night-sky";
import {
  LATITUDE,
  label,
  line,
  lines,
  outline,
  type Point,
  path,
  polygon,
  type Rect,
  rects,
  roundedData,
  segment,
  TAN_LATITUDE,
} from "../pen";
import { CONVEYOR, ROOM_CONTENTS, type RoomSlug } from "./rooms";
import {
  beacon,
  beaconOf,
  branchData,
  branches,
  buildRoom,
  type Chhatri,
  type Composition,
  chhatri,
  DESCRIPTION,
  earthBelow,
  earthBeside,
  flight,
  mainLine,
  type RoomNames,
  type RoomPlan,
  SIDEREAL_HOURS,
  TITLE,
  tapOf,
  topOf,
} from "./works";

/**
 * The sundial for a narrow screen: the gnomon stands small and whole on the ground and six of its eight rooms lie under it, two to a
 * floor. The line falls from the button through the lamp, down the tower wall, and ends on the release conveyor.
 */
const RIGHT = 342;
const RISE = RIGHT * TAN_LATITUDE;
const [LEFT, END] = [-8, 382];
const [MODULE, SLAB, WALL, FLOORS] = [84, 7, 8, 3];
const THICKNESS = 11;
const SCALE = 0.8;
const LABEL_SIZE = 15.5;
const PAVILION: Chhatri = { at: [RIGHT - 36, -RISE - 2], width: 70, height: 34 };
const BOTTOM = FLOORS * MODULE + SLAB + 2;

/** How far the line reaches up behind the button that it comes from. */
const OVERLAP = 30;

interface Place {
  number: number;
  slug: RoomSlug;
  /** Floors below the ground; 0 is the gnomon itself. */
  floor: number;
  from: number;
  to: number;
  labelAt?: Point;
  leaderTo?: Point;
}

const [INNER_LEFT, INNER_RIGHT] = [2 * WALL, RIGHT - WALL];

const PLACES: readonly Place[] = [
  { number: 1, slug: "web-development", floor: 1, from: INNER_LEFT, to: 192 },
  { number: 2, slug: "mobile-apps", floor: 1, from: 197, to: INNER_RIGHT },
  { number: 3, slug: "ai-ml", floor: 3, from: INNER_LEFT, to: 178 },
  { number: 4, slug: "uiux", floor: 2, from: INNER_LEFT, to: 166 },
  { number: 5, slug: "devops", floor: 3, from: 183, to: INNER_RIGHT },
  { number: 6, slug: "software-development", floor: 2, from: 171, to: INNER_RIGHT },
  { number: 7, slug: "Animation", floor: 0, from: 46, to: 210, labelAt: [30, -104], leaderTo: [134, -44] },
  { number: 8, slug: "marketing", floor: 0, from: 215, to: INNER_RIGHT, labelAt: [232, -84] },
];

function planOf({ number, slug, floor, from, to, labelAt, leaderTo }: Place): RoomPlan {
  const ceiling = floor === 0 ? -RISE : (floor - 1) * MODULE + SLAB;
  return {
    number,
    space: { x: from, y: ceiling, width: to - from, height: floor * MODULE - ceiling },
    labelAt: labelAt ?? [from + 15, ceiling + 16],
    leaderTo,
    contents: ROOM_CONTENTS[slug]({ width: (to - from) / SCALE }),
    scale: SCALE,
  };
}

function cuts(): Rect[] {
  const slabs = [1, 2].map(
    (floor): Rect => ({ x: INNER_LEFT, y: floor * MODULE, width: INNER_RIGHT - INNER_LEFT, height: SLAB }),
  );
  const partitions = [
    { at: 192, floor: 1 },
    { at: 166, floor: 2 },
    { at: 178, floor: 3 },
  ].map(
    ({ at, floor }): Rect => ({
      x: at,
      y: (floor - 1) * MODULE + SLAB,
      width: 5,
      height: MODULE - SLAB,
    }),
  );
  return [
    ...slabs,
    ...partitions,
    { x: 0, y: 0, width: RIGHT, height: SLAB },
    { x: 210, y: THICKNESS - 210 * TAN_LATITUDE, width: 5, height: 210 * TAN_LATITUDE - THICKNESS },
    { x: WALL, y: SLAB, width: WALL, height: BOTTOM - SLAB },
    { x: INNER_LEFT, y: BOTTOM - SLAB - 2, width: INNER_RIGHT - INNER_LEFT, height: SLAB + 2 },
    { x: INNER_RIGHT, y: -RISE, width: WALL, height: RISE + BOTTOM },
  ];
}

function earth(): string {
  return (
    lines(
      [
        ...earthBeside(WALL, 12, BOTTOM, "left"),
        ...earthBeside(RIGHT, 12, BOTTOM, "right"),
        ...earthBelow(RIGHT + 16, END + 10, 3),
        ...earthBelow(WALL, RIGHT, BOTTOM),
      ],
      "l1 m",
    ) + lines([segment(LEFT - 4, 0, WALL, 0), segment(RIGHT, 0, END + 4, 0)], "l3")
  );
}

function building(): string {
  const body: readonly Point[] = [
    [0, 0],
    [RIGHT, -RISE],
    [RIGHT, BOTTOM],
    [WALL, BOTTOM],
    [WALL, 0],
  ];
  return (
    earth() +
    polygon(body, "rm") +
    rects(cuts(), "po") +
    path(flight({ rise: RISE, steps: 32, thickness: THICKNESS }), "po") +
    path(
      outline([
        [0, 0],
        [0, -14],
        [RIGHT, -RISE - 14],
      ]),
    ) +
    chhatri(PAVILION)
  );
}

/** The trunk in the tower wall, and its branches in the slabs. */
function lineOfWork(plans: readonly RoomPlan[], start: Point): string {
  const trunk = RIGHT - WALL / 2;
  const inSlab = (floor: number) => floor * MODULE + SLAB / 2;
  const conveyor = BOTTOM - SLAB - 2 - CONVEYOR * SCALE;
  const rail = plans.filter((room) => room.number === 6).flatMap(tapOf)[0]?.[1] ?? 0;
  const main: readonly Point[] = [
    start,
    [start[0], -RISE + 1],
    [trunk, -RISE + 1],
    [trunk, conveyor],
    [183 + 30 * SCALE, conveyor],
  ];
  return (
    mainLine(roundedData(main, 6)) +
    branches([
      branchData(plans, 7, { x: trunk, y: inSlab(0) }),
      branchData(plans, 8, { x: trunk, y: inSlab(0) }),
      branchData(plans, 1, { x: trunk, y: inSlab(1) }),
      branchData(plans, 2, { x: trunk, y: inSlab(1) }),
      branchData(plans, 3, { x: trunk, y: inSlab(2) }),
      branchData(plans, 4, { x: trunk, y: inSlab(2) }),
      branchData(plans, 6, { x: trunk, y: rail }),
    ])
  );
}

/** Composes the sundial for a phone held upright. */
export function phoneComposition(names: RoomNames): Composition {
  const plans = PLACES.map(planOf);
  const lamp = beaconOf(PAVILION);
  const top = topOf(PAVILION)[1] - 8;
  const start: Point = [lamp[0], top - OVERLAP];
  const pole: Point = [END - 12, -RISE - 14 - (END - 12 - RIGHT) * TAN_LATITUDE];
  const sight = line([RIGHT - 4, -RISE - 12], [END, -RISE - 14 - (END - RIGHT) * TAN_LATITUDE], "l1 chain");
  const sky = northSky({ pole, scale: 6, siderealHours: SIDEREAL_HOURS, frame: { x: LEFT, y: top, width: 255, height: RISE } });
  const angle = label("26.92°", [140, -140 * TAN_LATITUDE - 24], { size: LABEL_SIZE, rotate: -LATITUDE });
  return {
    viewBox: [LEFT, top, END - LEFT, BOTTOM + 10 - top],
    labelSize: LABEL_SIZE,
    start,
    building: sky + sight + building() + angle,
    rooms: plans.map((plan) => buildRoom(plan, { names, size: LABEL_SIZE, thickness: THICKNESS })),
    line: lineOfWork(plans, start) + beacon(lamp),
    title: TITLE,
    description: DESCRIPTION,
  };
}
