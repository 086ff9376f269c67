import { crew, stander } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { dialTicks } from "@/components/art/pen/measures";
import { points, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, line, path, rect, rects } from "@/components/art/pen/shapes";
import { type Carton, conveyor, cuts, earth, finish, ground, keyLine, lamps, monitor, street, table, wheels } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR } from "../structure";

/** Levels of the hall: the gutters of the saw-tooth, the belt of the conveyor, and the yard at the dock. Of one storey, it has no frame of two. */
const [GUTTER, BELT, YARD] = [132, 300, 371];
const TOOTH = 170;
const RISE = TOOTH * TAN_LATITUDE;
/** The outer wall, clear of the line that comes down at left. */
const WALL = 32;
/** Level run of a ramp between the edge of a bay (y = 330) and the belt, at the latitude. */
const RAMP = (330 - BELT) / TAN_LATITUDE;

/** Lit hall from the outer wall on, roof slopes at the latitude, north lights and lower chords of the trusses; each tooth rises to the right. */
function sawtooth(lefts: readonly number[], wall = 0): string {
  const peak = GUTTER - RISE;
  const inside = (x: number) => Math.max(x, wall);
  const eaves = (x: number) => Math.max(x, wall - 6);
  const slope = (left: number, x: number) => GUTTER - (x - left) * TAN_LATITUDE;
  const lights = lefts.map((x) => x + TOOTH);
  return (
    path(lefts.map((x) => `M${inside(x)} ${FLOOR}V${slope(x, inside(x))}L${x + TOOTH} ${peak}V${FLOOR}Z`).join(""), "rm") +
    path(
      lefts
        .map((x) => `M${eaves(x)} ${slope(x, eaves(x)) - 8}L${x + TOOTH} ${peak - 8}v8L${eaves(x)} ${slope(x, eaves(x))}Z`)
        .join(""),
      "po",
    ) +
    path(
      lights
        .map((x) => `M${x - 7} ${peak + 6}V${GUTTER}M${x - 1} ${peak}V${GUTTER}M${x - 7} ${peak + 32}h6M${x - 7} ${peak + 58}h6`)
        .join(""),
    ) +
    path(
      lefts
        .map(
          (x) =>
            `M${inside(x)} ${GUTTER}H${x + TOOTH - 7}M${x + 42} ${GUTTER}v${-42 * TAN_LATITUDE}l43 ${42 * TAN_LATITUDE}v${-85 * TAN_LATITUDE}l43 ${85 * TAN_LATITUDE}v${-128 * TAN_LATITUDE}l34 ${128 * TAN_LATITUDE}`,
        )
        .join(""),
      "l1 m",
    )
  );
}

/** The conveyor's way through a bay: up to the belt at the latitude and down again. */
const way = (up: number, down: number) =>
  keyLine(`0,330 ${up},330 ${up + RAMP},${BELT} ${down - RAMP},${BELT} ${down},330 340,330`, 5);

/** The bracket in elevation: foot, back and web; its corner stands at (x, y). */
const bracketData = (x: number, y: number) => `M${x} ${y}v-28h6v8l20 14.5h4v5.5z`;
const holes = (x: number, y: number) => circles([[x + 11, y - 9]], 2.6, "l1 fp");

/** The coil on its stand, and the crane that brought it. */
function coil(): string {
  return (
    path("M42 148H340M42 156H340", "l1") +
    path("M68 144h24v16h-24z", "fi") +
    path("M80 160V214M80 214q8 0 8 8q0 8 -8 8q-6 0 -6 -5", "l2") +
    path("M56 340l20 -40h8l20 40z", "l2 ft") +
    circle(80, 300, 30, "l2 fp") +
    circle(80, 300, 25.5) +
    circle(80, 300, 21) +
    circle(80, 300, 16.5) +
    circle(80, 300, 12, "l2 ft") +
    path("M80 288v24M68 300h24", "l1")
  );
}

/** The straightener and the press: crown with flywheel, ram, die, bed. */
function press(): string {
  return (
    path("M146 340V282h34V340M146 313h34M146 288h34", "l2 fp") +
    circles("152,305.5 163,305.5 174,305.5 157,294.5 169,294.5", 5, "l1 fp") +
    path("M190 340V176q0 -6 6 -6h74q6 0 6 6V340h-14V214h-58v126z", "l2 ft") +
    path("M204 308h58v32h-58z", "l2 fp") +
    path("M212 214v34h42v-34M216 220v22M250 220v22", "l2 fp") +
    path("M218 248h30v38h-30z", "l2 fp") +
    path("M210 286h46v8h-46zM210 302h46v6h-46z", "fi") +
    circle(233, 192, 16, "l2 fp") +
    circle(233, 192, 3, "fi") +
    path("M233 176v32M217 192h32")
  );
}

function bay1(): string {
  return finish(
    street(0, WALL),
    ground(WALL),
    sawtooth([0, TOOTH], WALL),
    group(coil() + press(), "works"),
    keyLine(`0,330 88,330 ${88 + RAMP},${BELT} ${340 - RAMP},${BELT} 340,330`, 5),
    crew(stander({ as: "operator", at: [316, FLOOR], hands: "300,284" })),
    path("M276 262h18v10M286 272h14v20h-14z", "l2 fo"),
    path("M289 277h8M289 282h5M289 287h8"),
    cuts([WALL, 110, 10, 106], [WALL, 262, 10, 78]),
    path("M35.5 216v46M38.5 216v46"),
    label("Coil", [104, 266]),
    label("Press", [284, 234]),
  );
}

/** The robot: pedestal, two arms, wrist and torch over the fixture, with the sparks of the weld. */
function robot(x: number): string {
  return (
    path(`M${x - 20} 340v-8h40v8zM${x - 13} 332l3 -22h20l3 22z`, "l2 ft") +
    path(`M${x - 7} 302L${x + 3} 236l12 3L${x + 7} 304z`, "l2 ft") +
    path(`M${x + 4} 230l66 8l-1 11l-62 6z`, "l2 ft") +
    path(`M${x + 66} 244l8 24M${x + 74} 268l-6 22`, "l3") +
    circles(`${x},304 ${x + 10},242`, 12, "l2 fp") +
    circles(`${x},304 ${x + 10},242 ${x + 68},243`, 4, "fi") +
    dialTicks({ center: [x + 67, 291], radius: 5, from: 8, to: 172, divisions: 8, length: 6 })
  );
}

/** Fence panels of mesh between posts. */
function fence(from: number, to: number): string {
  const posts = [0, 0.25, 0.75, 1]
    .map((share) => from + (to - from) * share)
    .map((x) => `M${x} 340v-82`)
    .join("");
  const wires = Array.from({ length: Math.floor((to - from) / 12) }, (_, index) => `M${from + (index + 1) * 12} 336v-74`).join(
    "",
  );
  return (
    path(`M${from} 262h${to - from}M${from} 286h${to - from}M${from} 310h${to - from}M${from} 336h${to - from}${wires}`, "l1 m") +
    path(posts, "l2")
  );
}

function bay2(): string {
  const parts =
    path(bracketData(100, 298), "l2 fp") +
    holes(100, 298) +
    path(`${bracketData(186, 298)}M180 300v-3h44v3`, "l2 fp") +
    holes(186, 298);
  return finish(
    ground(),
    sawtooth([0, TOOTH]),
    group(
      path("M0 148H26v8H0M26 132v28") +
        lamps([96, 300], 132, 42) +
        path("M204 132V178M214 132V178M184 198l18 -20h14l18 20z", "l2 fp") +
        fence(44, 262) +
        conveyor(84, 252, BELT, { legs: 72 }) +
        robot(136) +
        parts,
      "works",
    ),
    way(22, 318),
    group(
      path("M304 340v-74h28v74zM308 272h20v14h-20zM304 294h28M313 300v10M323 300v10", "l2 fp") +
        path("M318 266v-24M314 242h8v-14h-8zM314 233h8M314 237h8", "l2"),
      "works",
    ),
    crew(stander({ as: "operator", at: [284, FLOOR], hands: "303,282" })),
    label("Welding cell", [42, 250]),
  );
}

/** The planner's glazed office on its posts: the board with its cards. */
function office(): string {
  const cards = points("214,154 214,166 214,178 236,154 236,166 258,154 258,178 280,166");
  return (
    rect(160, 140, 172, 92, "rm") +
    path("M208 146h92v46h-92zM231 146v46M254 146v46M277 146v46", "l2 fp") +
    rects(
      cards.map(([x, y]) => ({ x, y, width: 13, height: 8 })),
      "l1 ft",
    ) +
    table(268, 232, 56, 30) +
    monitor(306, 202, { width: 26, height: 18, rows: [0.8, 0.5] }) +
    crew(stander({ as: "foreman", at: [192, 232], hands: "222,184" })) +
    path("M160 140V232M332 140V232M203 140v92M160 140H332", "l2")
  );
}

/** The table where the bracket is measured, with the calliper held to it. */
function inspection(): string {
  return (
    table(66, FLOOR, 104, 38) +
    path("M78 340v-28h26v28M78 321h26M78 331h26") +
    monitor(82, 302, { width: 24, height: 18, rows: [0.7, 0.4] })
  );
}

function bay3(): string {
  return finish(
    ground(),
    sawtooth([0, TOOTH]),
    group(
      path("M340 148H332v8h8") +
        lamps([40, 116], 132, 42) +
        office() +
        inspection() +
        conveyor(188, 266, BELT, { legs: 58 }) +
        path("M274 340v-62h52v62zM274 294h52M274 309h52M274 324h52M300 278v62", "l1 fp") +
        path(bracketData(210, 298), "l2 fp") +
        holes(210, 298),
      "works",
    ),
    cuts([156, 232, 180, 7], [176, 239, 5, 101], [327, 239, 5, 101]),
    way(6, 330),
    path(bracketData(100, 299), "l2 fs"),
    holes(100, 299),
    crew(stander({ as: "technician", at: [162, FLOOR], hands: "146,273" })),
    path("M132 300v-4h16v4zM138 296v-46h4v46M103 269h43v5h-43z", "l2 fo"),
    path("M138 256h2M138 261h2M138 266h2M138 279h2M138 284h2M138 289h2"),
    label("Gauge", [94, 250]),
    label("Planner", [212, 208]),
  );
}

/** Crates of laths at the packing bench and in the lorry. */
function crates(y: number, ...list: readonly Carton[]): string {
  return path(
    list
      .map(([x, width, height, lift = 0]) => {
        const top = y - lift - height;
        return `M${x} ${top}h${width}v${height}h${-width}zM${x} ${top + height / 3}h${width}M${x} ${top + (height * 2) / 3}h${width}M${x + 5} ${top}v${height}M${x + width - 5} ${top}v${height}`;
      })
      .join(""),
    "l1 fp",
  );
}

function lorry(): string {
  return (
    path("M220 226H340V338H220z", "fp") +
    path("M340 226H220V338H340M228 234H340M228 330H340", "l2") +
    path("M216 338H340v7H216z", "fi") +
    crates(338, [236, 40, 36], [236, 40, 32, 36], [280, 40, 44]) +
    wheels("292,356", 15)
  );
}

function bay4(): string {
  return finish(
    ground(0, 206),
    path("M206 340h8v31h-8z", "po"),
    cuts([214, YARD, 126, 3]),
    earth(214, 340, YARD + 2),
    sawtooth([0]),
    rect(TOOTH, GUTTER, 26, FLOOR - GUTTER, "rm"),
    group(
      path("M0 148H196M0 156H196") +
        path("M104 144h22v16h-22z", "fi") +
        path("M115 160v44M115 204l-16 20M115 204l16 20", "l2") +
        crates(FLOOR, [142, 44, 34, 5], [142, 44, 34, 39]) +
        path("M140 340v-5h48v5M150 340v-5M178 340v-5", "l2") +
        table(62, FLOOR, 72, 38),
      "works",
    ),
    lorry(),
    way(6, 214),
    path(bracketData(99, 298), "l1 fp"),
    crates(302, [88, 40, 18]),
    crew(stander({ as: "loader", at: [50, FLOOR], hands: "70,286" })),
    cuts([TOOTH, GUTTER - 8, 36, 8], [196, GUTTER, 10, 84], [208, 216, 8, 12]),
    path("M206 200l40 20v5l-40 -17z", "po"),
    path("M208 226h10v112h-10z", "fi"),
    line([200, 216], [200, 340], "l1 dash"),
    label("Packing", [34, 236]),
    label("Dock", [252, 212]),
  );
}

/** A factory: one bracket from steel coil to packed crate. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 345, second: 340, third: 680 },
  sky: 11,
  places: {
    "press screen": { at: [320, 250], target: [296.5, 274.5] },
    "signal light": { at: [624, 213.3], target: [658, 230.6] },
    gauge: { at: [820, 216], target: [820, 253] },
    robot: { at: [446, 216], target: [482, 234.3] },
    "planning board": { at: [996, 157], target: [965, 157] },
    lorry: { at: [1327, 258], target: [1289, 277.3] },
  },
};
