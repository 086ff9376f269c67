import { turningSky } from "@/components/art/instrument/night-sky";
import type { SundialBrand } from "../brand-drawings";
import { roundedData } from "../pen/curves";
import { label } from "../pen/labels";
import { LATITUDE, type Point, segment, TAN_LATITUDE } from "../pen/points";
import { line, lines, outline, path, polygon, type Rect, rects } from "../pen/shapes";
import {
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
  type RoomNames,
  type RoomPlan,
  SIDEREAL_HOURS,
  SLAB,
  TITLE,
  tapOf,
  topOf,
  WALL,
} from "./building";
import { CONVEYOR, ROOM_CONTENTS, type RoomSlug } from "./rooms";

/**
 * The sundial for a narrow screen: the gnomon stands small and whole on the ground and six of its eight rooms lie under it, two to a
 * floor. The line falls from the button down the left edge, through the rooms on the left to the release conveyor, and up the tower wall to the lamp.
 * Where it turns to the conveyor, a branch goes on to the page below (app/styles/home/home-line.css).
 */
const RIGHT = 342;
const RISE = RIGHT * TAN_LATITUDE;
const [LEFT, END] = [-8, 382];
const [MODULE, FLOORS] = [84, 3];
const THICKNESS = 11;
const SCALE = 0.8;
const LABEL_SIZE = 15.5;
const PAVILION: Chhatri = { at: [RIGHT - 36, -RISE - 2], width: 70, height: 34 };
const BOTTOM = FLOORS * MODULE + SLAB + 2;

/** How far above the drawing, and how far in, the line starts: behind the button, at its waist. */
const [OVERLAP, START] = [29, 24];
/** Where it falls, in the page's left margin. */
const EDGE = -2;

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
/** Where the partitions of the three floors below the ground stand; they are 5 wide. */
const PARTITIONS = [152, 184, 172] as const;

const PLACES: readonly Place[] = [
  { number: 1, slug: "uiux", floor: 1, from: INNER_LEFT, to: PARTITIONS[0] },
  { number: 2, slug: "ai-ml", floor: 2, from: INNER_LEFT, to: PARTITIONS[1] },
  { number: 3, slug: "devops", floor: 3, from: INNER_LEFT, to: PARTITIONS[2] },
  { number: 4, slug: "software-development", floor: 3, from: PARTITIONS[2] + 5, to: INNER_RIGHT },
  { number: 5, slug: "mobile-apps", floor: 2, from: PARTITIONS[1] + 5, to: INNER_RIGHT },
  { number: 6, slug: "web-development", floor: 1, from: PARTITIONS[0] + 5, to: INNER_RIGHT },
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
  const partitions = PARTITIONS.map((x, index): Rect => ({ x, y: index * MODULE + SLAB, width: 5, height: MODULE - SLAB }));
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
  const floors = [0, 1, 2, 3].map((floor): Rect => {
    const ceiling = floor === 0 ? -RISE : (floor - 1) * MODULE;
    return { x: floor === 0 ? 0 : WALL, y: ceiling, width: RIGHT - WALL, height: floor * MODULE - ceiling };
  });
  return (
    earth() +
    polygon(`0,0 ${RIGHT},${-RISE} ${RIGHT},${BOTTOM} ${WALL},${BOTTOM} ${WALL},0`, "rm") +
    floors.map((floor) => light(floor, THICKNESS)).join("") +
    rects(cuts(), "po") +
    path(flight({ rise: RISE, steps: 32, thickness: THICKNESS }), "po") +
    path(outline(`0,0 0,-14 ${RIGHT},${-RISE - 14}`)) +
    chhatri(PAVILION)
  );
}

/** Down the left wall, along the release conveyor, up the tower wall to the lamp, and its branches in the slabs. */
function lineOfWork(plans: readonly RoomPlan[], start: Point): string {
  const [wall, trunk] = [1.5 * WALL, RIGHT - WALL / 2];
  const inSlab = (floor: number) => floor * MODULE + SLAB / 2;
  const conveyor = BOTTOM - SLAB - 2 - CONVEYOR * SCALE;
  const rail = plans.filter((room) => room.number === 4).flatMap(tapOf)[0]?.[1] ?? 0;
  const [lamp, lampY] = beaconOf(PAVILION);
  const main: readonly Point[] = [
    start,
    [EDGE, start[1]],
    [EDGE, inSlab(0)],
    [wall, inSlab(0)],
    [wall, conveyor],
    [PARTITIONS[2] + 2.5, conveyor],
    [PARTITIONS[2] + 2.5, BOTTOM - 4],
    [trunk, BOTTOM - 4],
    [trunk, -RISE + 1],
    [lamp, -RISE + 1],
    [lamp, lampY + 5],
  ];
  return (
    mainLine(roundedData(main, 6)) +
    branches([
      roundedData(`${wall},${conveyor} ${wall},${BOTTOM - 4} ${EDGE},${BOTTOM - 4} ${EDGE},${BOTTOM + 10}`, 6),
      branchData(plans, 1, { x: wall, y: inSlab(1) }),
      branchData(plans, 2, { x: wall, y: inSlab(1) }),
      branchData(plans, 4, { x: trunk, y: rail }),
      branchData(plans, 5, { x: trunk, y: inSlab(2) }),
      branchData(plans, 6, { x: trunk, y: inSlab(1) }),
      branchData(plans, 7, { x: trunk, y: inSlab(0) }),
      branchData(plans, 8, { x: trunk, y: inSlab(0) }),
    ])
  );
}

/** Composes the sundial for a phone held upright. */
export function phoneComposition({ inscriptions, latitude }: SundialBrand, names: RoomNames): Composition {
  const plans = PLACES.map(planOf);
  const lamp = beaconOf(PAVILION);
  const top = topOf(PAVILION)[1] - 8;
  const start: Point = [START, top - OVERLAP];
  const pole: Point = [END - 12, -RISE - 14 - (END - 12 - RIGHT) * TAN_LATITUDE];
  const sight = line([RIGHT - 4, -RISE - 12], [END, -RISE - 14 - (END - RIGHT) * TAN_LATITUDE], "l1 chain");
  // no figure has room beside the tower: the Pole Star stands alone
  const sky = turningSky({ pole, scale: 6, siderealHours: SIDEREAL_HOURS, latitude, free: END - pole[0] });
  const angle = label(inscriptions.slopeShort, [140, -140 * TAN_LATITUDE - 24], { size: LABEL_SIZE, rotate: -LATITUDE });
  return {
    viewBox: [LEFT, top, END - LEFT, BOTTOM + 10 - top],
    labelSize: LABEL_SIZE,
    start,
    building: sky + sight + building() + angle,
    rooms: plans.map((plan) => buildRoom(plan, { names, size: LABEL_SIZE, thickness: THICKNESS })),
    line: lineOfWork(plans, start) + beacon(lamp),
    title: TITLE,
    description: describeWorks(inscriptions),
  };
}
