import { crew, sitter, stander } from "@/components/art/figures/figure";
import { balloon, label } from "@/components/art/pen/labels";
import { group, place } from "@/components/art/pen/markup";
import { type Point, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, path, rect, rects } from "@/components/art/pen/shapes";
import { chair, cuts, finish, ground, keyLine, plant, rooms, street } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, paper, repeat } from "../structure";

/** One height for everybody here, nearly twice as large as in the other scenes, so that faces and tools can be read. */
const HEIGHT = 132;
/** What the parts of the other scenes are enlarged by. */
const LARGE = HEIGHT / 70;
/** Underside of the ceiling, the row of names, the tops of desks and of benches. */
const [CEILING, NAMES, DESK, BENCH] = [112, 142, 284, 266];

/**
 * The number of a role at the head of the column that says what the role answers for, with a leader to whoever holds it; on phones, where the
 * drawing is a strip and the words stand far below, its name too.
 */
function role(number: number, name: string, x: number, head: Point): string {
  return balloon(number, [x, NAMES], head, 11) + group(label(name, [x + 17, NAMES + 5], { style: "tn" }), "callouts");
}

/** The roof slab with the cut ends of its joists. */
function roof(from: number, to: number): string {
  const joists = repeat(10, (index) => {
    const x = 12 + index * 34;
    return x > from && x + 9 < to ? `M${x} ${CEILING}h9v9h-9z` : "";
  });
  return cuts([from, CEILING - 12, to - from, 12]) + path(joists, "po");
}

/** Half of the lantern over the middle of the room: glass on bars at the latitude, rising to the edge of the bay on the side of `ridge`. */
function lantern(ridge: 0 | 340): string {
  const width = 66;
  const foot = Math.abs(ridge - width);
  const deep = CEILING - 12;
  const top = deep - width * TAN_LATITUDE;
  const bars = [0.33, 0.67].map((share) => {
    const x = foot + (ridge - foot) * share;
    return `M${x} ${deep}V${deep - width * share * TAN_LATITUDE}`;
  });
  return (
    path(`M${foot} ${deep}L${ridge} ${top}V${deep}z`, "rm") +
    path(bars.join("")) +
    path(`M${foot} ${deep}L${ridge} ${top}v-7L${foot + (ridge === 340 ? -14 : 14)} ${deep}z`, "po")
  );
}

/** A window in the back wall, with a cusped head and the great sundial on its hill outside. */
function windowAt(x: number, { width = 66, far = "" }: { width?: number; far?: string } = {}): string {
  const [left, right, middle] = [x, x + width, x + width / 2];
  return (
    path(`M${left} 244V182Q${left} 162 ${middle} 158Q${right} 162 ${right} 182V244Z`, "ft") +
    path(far, "cl-s") +
    path(
      `M${left} 244V182Q${left} 162 ${middle} 158Q${right} 162 ${right} 182V244ZM${middle} 158V244M${left} 200H${right}M${left - 5} 247H${right + 5}`,
      "l1 m",
    )
  );
}

/** The observatory's gnomon far off, with its foot at x. */
const gnomon = (x: number, y = 244) => `M${x} ${y}L${x + 46} ${y - 46 * TAN_LATITUDE}V${y}Z`;

/** A lamp that hangs from the ceiling. */
const lamp = (x: number, drop: number) =>
  path(`M${x} ${CEILING}v${drop}`) + path(`M${x - 13} ${CEILING + drop + 11}q2 -11 13 -11t13 11z`, "fi");

/** A desk between x and x: top, one panel leg at the side of the drawers, one frame. */
const deskAt = (from: number, to: number, drawers: number) =>
  path(`M${from + 6} ${DESK + 5}V${FLOOR}M${to - 6} ${DESK + 5}V${FLOOR}`, "l2") +
  path(`M${drawers} ${DESK + 5}h28v34h-28z`, "l1 fp") +
  path(
    `M${drawers} ${DESK + 16}h28M${drawers} ${DESK + 27}h28M${drawers + 10} ${DESK + 10.5}h8M${drawers + 10} ${DESK + 21.5}h8`,
  ) +
  rect(from, DESK, to - from, 5, "fi");

/** The lead's plan: twelve weeks in columns, a bar for each part, today as a thread with a weight. */
const PLAN_BARS = [
  [4, 22],
  [18, 30],
  [40, 20],
  [52, 30],
  [70, 22],
] as const;

function plan(x: number, y: number): string {
  return (
    rect(x, y, 100, 74, "l2 fo") +
    path(repeat(12, (index) => `M${x + 4 + index * 7.6} ${y + 4}v5`)) +
    path(`M${x + 4} ${y + 13}h92`, "l1 m") +
    rects(
      PLAN_BARS.map(([from, width], index) => ({ x: x + from, y: y + 19 + index * 10, width, height: 5 })),
      "cl-i",
    ) +
    path(`M${x + 62} ${y + 10}v58`) +
    path(`M${x + 59} ${y + 67}h6l-3 7z`, "fi")
  );
}

/** Project lead at the plan; the analyst and the client at a table, over examples on cards. */
function bay1(): string {
  return finish(
    street(0, 26),
    ground(26),
    rooms([40, CEILING, 300, FLOOR - CEILING]),
    windowAt(262, { width: 58, far: `${gnomon(266)}` }),
    lamp(172, 26),
    plan(96, 172),
    cuts([26, 84, 14, 128]),
    path("M30 212v128M36 212v128"),
    keyLine("0,330 340,330"),
    place(191, FLOOR, chair(0, 0), LARGE),
    place(315, FLOOR, chair(0, 0, { facing: -1 }), LARGE),
    crew(
      stander({ at: [78, FLOOR], height: HEIGHT, who: 4, hands: "119,228 98,274" }),
      sitter({
        at: [190, FLOOR],
        height: HEIGHT,
        who: 3,
        look: { top: "shirt", topStyle: "cl-i", legStyle: "cl-k" },
        hands: "226,262 222,280",
      }),
      sitter({ at: [316, FLOOR], height: HEIGHT, facing: -1, who: 6, hands: "286,268 272,282" }),
    ),
    paper(92, 258, 20, 27, { rows: [0.8, 0.5, 0.8, 0.6], style: "l2 fo" }),
    path(`M254 ${DESK + 5}V${FLOOR}M238 ${FLOOR}h32`, "l2"),
    rect(218, DESK, 70, 5, "fi"),
    // the example that both have in hand, and two that are agreed
    path(`M262 ${DESK}l4 -22l22 4l-4 18z`, "l2 fo"),
    path("M270 267l13 2.4M269 272l10 1.8"),
    path(`M228 ${DESK - 3}h26v3h-26zM230 ${DESK - 6}h24v3h-24z`, "l1 fo"),
    path(`M238 ${DESK - 6}v-9h10v9zM248 ${DESK - 13}q5 0 5 3t-5 3`, "l1 fo"),
    roof(26, 340),
    role(1, "Project lead", 54, [72, 209]),
    role(2, "Analyst", 210, [200, 226]),
    label("Client", [294, NAMES + 5]),
  );
}

/** The technical lead's board on its easel: the system in five boxes. */
function easel(x: number): string {
  return (
    path(`M${x + 16} 276L${x + 6} ${FLOOR}M${x + 88} 276L${x + 98} ${FLOOR}M${x + 52} 276V${FLOOR}`, "l2") +
    rect(x, 178, 104, 98, "l2 fo") +
    path(
      `M${x + 40} 188h24v15h-24zM${x + 10} 220h24v15h-24zM${x + 40} 220h24v15h-24zM${x + 70} 220h24v15h-24zM${x + 40} 252h24v15h-24zM${x + 52} 203v17M${x + 52} 235v17M${x + 22} 220v-9h60v9`,
    ) +
    path(`M${x + 70} 220h24v15h-24z`, "l1 cl-b") +
    path(`M${x + 82} 235v24h-18`, "l1 dash") +
    rect(x - 3, 275, 110, 4, "fi")
  );
}

/** The drawing board at the latitude's complement, on its stand, with a lamp. */
function drawingBoard(): string {
  return (
    path(`M268 ${FLOOR}L296 264M322 ${FLOOR}L296 264M262 ${FLOOR}h14M315 ${FLOOR}h14`, "l2") +
    path("M262 292L316 206l7 4L269 296z", "fi") +
    path("M266 286L312 213", "l1 on") +
    path("M320 208Q318 176 292 180L282 190", "l2") +
    path("M275 194l-3 -12l16 -5l4 11z", "fi")
  );
}

/** The technical lead explains the system on a board; the designer draws at hers. */
function bay2(): string {
  return finish(
    ground(),
    rooms([0, CEILING, 340, FLOOR - CEILING]),
    group(lantern(340), "lantern"),
    windowAt(10, { width: 54, far: "M10 244v-12q14 -9 26 -3t28 -6v21z" }),
    windowAt(196, { width: 54, far: "M196 244v-16q12 6 26 -2t28 4v14z" }),
    group(easel(104), "works"),
    place(214, FLOOR, path("M-2 0L4 -36M22 0L16 -36M1 -16h18"), 1),
    keyLine("0,330 340,330"),
    crew(
      stander({
        at: [74, FLOOR],
        height: HEIGHT,
        who: 5,
        look: { glasses: true, top: "jacket", topStyle: "cl-k", legStyle: "cl-s", beard: true },
        hands: "117,231 52,266",
      }),
      stander({ at: [232, FLOOR], height: HEIGHT, who: 13, hands: "287,246 270,272" }),
    ),
    path("M117 231l9 -5", "l3"),
    group(drawingBoard(), "works"),
    path("M288 245l7 -10l3 2l-7 10z", "fa"),
    paper(40, 262, 18, 24, { rows: [0.8, 0.6, 0.8] }),
    lamp(304, 26),
    roof(0, 340),
    role(3, "Technical lead", 32, [67, 209]),
    role(4, "Designer", 195.5, [225, 209]),
  );
}

/** Two screens on the engineer's desk: code on the one, its test beside it. */
function screens(): string {
  return (
    path(`M118 ${DESK}v-10M112 ${DESK}h14M158 ${DESK}v-10M152 ${DESK}h14`, "l2") +
    rect(98, 232, 42, 42, "l2 fo") +
    rect(144, 232, 30, 42, "l2 fo") +
    path("M104 240h14M108 246h22M108 252h16M112 258h18M104 264h10M150 240h12M150 247h18M150 254h9M150 261h15") +
    path("M164 264l3 3l5 -7", "l2")
  );
}

/** The gauge on the bench: post, arm and dial, its foot on the tested block. */
function testGauge(x: number): string {
  return (
    rect(x - 46, BENCH - 7, 100, 7, "l2 ft") +
    path(`M${x + 38} ${BENCH - 7}V162h8V${BENCH - 7}M${x + 38} 170h-42v7h42M${x - 1} 177v8M${x - 1} 225v8`, "l2 fp") +
    circle(x - 1, 205, 20, "l2 fo") +
    path(
      `M${x - 1} 205l9 -11M${x - 1} 189v3M${x + 15} 205h-3M${x - 17} 205h3M${x - 12} 194l2 2M${x + 10} 216l-2 -2M${x - 12} 216l2 -2`,
      "l2",
    )
  );
}

/** The engineer codes; the tester holds what came of it to the gauge, on a bench of her own. */
function bay3(): string {
  return finish(
    ground(),
    rooms([0, CEILING, 340, FLOOR - CEILING]),
    group(lantern(0), "lantern"),
    windowAt(16, { width: 54, far: gnomon(20) }),
    windowAt(112, { width: 54, far: "M112 244v-10q20 -8 30 0t24 -4v14z" }),
    place(49, FLOOR, chair(0, 0), LARGE),
    deskAt(82, 184, 150),
    group(screens(), "works"),
    crew(
      sitter({
        at: [48, FLOOR],
        height: HEIGHT,
        as: "editor",
        who: 0,
        look: { topStyle: "cl-y", legStyle: "cl-k" },
        hands: "92,279 86,281",
      }),
    ),
    path(`M84 ${DESK}v-3h22v3z`, "fi"),
    crew(
      stander({
        at: [214, FLOOR],
        height: HEIGHT,
        who: 11,
        look: { topStyle: "cl-k", legStyle: "l1 sm cl-w" },
        facing: 1,
        hands: "250,240 196,268",
      }),
    ),
    paper(184, 258, 20, 27, { rows: [0.8, 0.5, 0.8, 0.4], style: "l2 fo" }),
    path(
      `M240 ${BENCH + 6}V${FLOOR}M250 ${BENCH + 6}V${FLOOR}M318 ${BENCH + 6}V${FLOOR}M328 ${BENCH + 6}V${FLOOR}M250 318h68`,
      "l2",
    ),
    rect(232, BENCH, 104, 6, "fi"),
    group(testGauge(286), "works"),
    path(`M262 ${BENCH - 7}v-26h46v26z`, "l2 fs"),
    path(`M262 ${BENCH - 23}h14v7h18v-7h14`),
    keyLine(`0,330 224,330 224,${BENCH - 2} 338,${BENCH - 2} 338,330 340,330`, 3),
    roof(0, 340),
    role(5, "Engineer", 19, [44, 226]),
    role(6, "Tester", 181, [208, 209]),
  );
}

/** The release frame: two levers at rest on their quadrant, the third one in hand; over it the three servers that it moves. */
function leverFrame(): string {
  return (
    path("M96 340v-34q36 -22 72 0v34z", "l2 fp") +
    path("M102 312q30 -16 60 0") +
    path("M134 300L140 232M148 301L158 238", "l3") +
    path("M118 303L108 246", "l3") +
    path("M136 234l8 .6l1.4 -16l-8 -.6zM154 239l8 1l2.4 -16l-8 -1z", "fi") +
    path("M104 250l8 -1.4l-3 -16l-8 1.4z", "fi")
  );
}

const servers = (x: number) =>
  rects(
    [0, 1, 2].map((index) => ({ x, y: 160 + index * 19, width: 58, height: 15 })),
    "l2 fo",
  ) +
  path(repeat(3, (index) => `M${x + 7} ${167.5 + index * 19}h18`)) +
  rects(
    [0, 1, 2].map((index) => ({ x: x + 44, y: 165 + index * 19, width: 6, height: 5 })),
    "cl-i",
  );

/** The release engineer at the lever; support at night, with a telephone on the line. */
function bay4(): string {
  return finish(
    ground(0, 318),
    street(314, 340),
    rooms([0, CEILING, 304, FLOOR - CEILING]),
    servers(104),
    windowAt(232, { width: 50 }),
    path("M266 176a9 9 0 1 0 8 13a10 10 0 0 1 -8 -13z", "fa"),
    circle(203, 174, 17, "l2 fo"),
    path("M203 174V163M203 174L197 181", "l2"),
    group(leverFrame(), "works"),
    place(193, FLOOR, chair(0, 0), LARGE),
    deskAt(222, 298, 266),
    group(
      path(`M274 ${DESK}v-9M266 ${DESK}h16`, "l2") +
        rect(254, 234, 42, 41, "l2 fo") +
        path("M260 243h14M260 267h30") +
        path("M260 259h7l4 -9l5 13l3 -4h11", "l2"),
      "works",
    ),
    keyLine("0,330 340,330"),
    keyLine(`216,330 216,${DESK - 3} 236,${DESK - 3}`, 4),
    path(`M230 ${DESK}q0 -9 7 -9h8q7 0 7 9z`, "l2 fo"),
    path("M227 273q14 -9 28 0v4h-7v-3h-14v3h-7z", "fi"),
    circle(236, DESK - 3, 3.6, "fs"),
    crew(
      stander({
        at: [62, FLOOR],
        height: HEIGHT,
        who: 8,
        look: { topStyle: "l1 sm cl-w", hatStyle: "cl-y", worn: ["lanyard"] },
        hands: "104,241 42,262",
      }),
      sitter({
        at: [192, FLOOR],
        height: HEIGHT,
        as: "agent",
        who: 7,
        look: { hair: "bob", top: "kurta", topStyle: "cl-k", legStyle: "cl-s" },
        hands: "240,271 236,282",
      }),
    ),
    place(46, 274, path("M-6 -12h11v22h-11zM-3.5 -8h6M-3.5 6h6", "l2 fo"), 1),
    place(20, FLOOR, plant(0, 0, 44), 1.3),
    lamp(118, 26),
    roof(0, 314),
    cuts([300, 84, 14, 62]),
    path("M304 146v194M310 146v194"),
    path(`M314 136l20 ${20 * TAN_LATITUDE}v4L314 142z`, "po"),
    role(7, "Release", 14, [55, 207]),
    role(8, "Support", 167, [188, 226]),
  );
}

/** One room, eight roles: a part goes from the plan to the telephone, and the tester holds it to the gauge. */
export const scene: Scene = { bays: [bay1, bay2, bay3, bay4], phone: { width: 343, second: 340, third: 678 }, sky: 48 };
