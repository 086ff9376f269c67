import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import { arcData } from "@/components/art/pen/curves";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { LATITUDE, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, path } from "@/components/art/pen/shapes";
import { chair, counter, cuts, finish, ground, keyLine, monitor, rooms, street } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, LOWER, UPPER } from "../structure";

// The departures floor (UPPER) meets the aircraft's cabin, the baggage floor lies level with the apron. The roof is an arch of its own.

/** The roof: a flat arch over three bays; x runs on from bay 1. */
const roofAt = (x: number) => 52 + 0.00027 * (x - 520) ** 2;

/** An arc of the roof from x to x as an exact quadratic curve, in the coordinates of the bay that starts at `shift`. */
function roofArc(from: number, to: number, shift: number, dy = 0): { start: string; curve: string; back: string } {
  const middle = (from + to) / 2;
  const control = `${middle - shift} ${roofAt(from) + 0.00054 * (from - 520) * (middle - from) + dy}`;
  const [a, b] = [`${from - shift} ${roofAt(from) + dy}`, `${to - shift} ${roofAt(to) + dy}`];
  return { start: a, curve: `Q${control} ${b}`, back: `L${b}Q${control} ${a}` };
}

function roof(from: number, to: number, shift: number): string {
  const [top, under] = [roofArc(from, to, shift), roofArc(from, to, shift, 9)];
  return path(`M${top.start}${top.curve}${under.back}Z`, "po");
}

/** Lit rooms under the roof, both floors. */
function lit(from: number, to: number, shift: number): string {
  const under = roofArc(from, to, shift, 9);
  return path(`M${under.start}${under.curve}V${FLOOR}H${from - shift}Z`, "rm");
}

/** A column that forks into two props; indoors the slab cuts it in two. */
function fork(x: number, shift: number, { indoors = true } = {}): string {
  const [head, left, reach] = [150, x - shift, 40];
  const prop = (dx: number) => `M${left} ${head}L${left + dx} ${roofAt(x + dx) + 9}`;
  const shaft = indoors
    ? `M${left - 3} ${UPPER}V${head}h6V${UPPER}zM${left - 3} ${FLOOR}V${LOWER}h6V${FLOOR}z`
    : `M${left - 3} ${FLOOR}V${head}h6V${FLOOR}z`;
  return path(shaft, "po") + path(prop(-reach) + prop(reach), "l3");
}

/** A suitcase standing on (x, y) in outline: shell, ribs, handle. 18 by 26. */
const caseData = (x: number, y: number, lying = false) =>
  lying
    ? `M${x} ${y - 16}h26v16h-26zM${x + 7} ${y - 16}v16M${x + 19} ${y - 16}v16M${x + 9} ${y - 16}v-3h8v3`
    : `M${x} ${y - 26}h18v26h-18zM${x + 5} ${y - 26}v26M${x + 13} ${y - 26}v26M${x + 5} ${y - 26}v-5h8v5`;

/** The taxi at the kerb from the front, its driver on the right as in India. */
function taxi(): string {
  return (
    path("M64 272v-7h18v7", "l2 fp") +
    path("M67 267h12v3h-12zM42 326h11v14h-11zM93 326h11v14h-11z", "fi") +
    path("M38 328V305q0 -7 6 -9l9 -19q2 -5 8 -5h24q6 0 8 5l9 19q6 2 6 9v23z", "l2 fp") +
    circle(63, 287, 4, "sk2") +
    path("M55 296q0 -5 5 -5h6q5 0 5 5z", "cl-i") +
    path("M53 296l6 -16q1 -2 3 -2h22q2 0 3 2l6 16zM44 296h58M60 306h26M60 311h26M38 319h70M64 319h18v6h-18z") +
    circles("48,308 98,308", 4.5)
  );
}

/** Outlines of a kiosk and of luggage trolleys pushed into one another. */
function hallFurniture(): string {
  const trolley = (x: number) => `M${x} 332h24M${x + 3} 332L${x - 3} 298h-6M${x + 22} 332v-5`;
  return (
    path("M232 340v-52h22v52zM236 293h14v12h-14zM236 310h14M236 314h9", "l2 fp") +
    path([282, 291, 300].map(trolley).join(""), "l2") +
    circles("286,336 306,336 322,336", 3.5, "fi") +
    path("M216 205v-34h124M216 182h124M240 205v-34M264 205v-34M288 205v-34M312 205v-34M336 205v-34") +
    path("M258 79v29M296 74v34M244 108h66v18h-66zM250 114h26M250 120h18M300 112v9M296 117l4 4l4 -4", "l2 fp")
  );
}

function bay1(): string {
  const mullions = [120, 150, 180, 240, 270, 300].map((y) => `M204 ${y}h8`).join("");
  return finish(
    street(0, 196),
    ground(196),
    lit(204, 340, 0),
    taxi(),
    group(hallFurniture(), "works"),
    crew(walker({ at: [236, UPPER] }), stander({ at: [272, UPPER], height: 67 }), walker({ at: [318, UPPER] })),
    keyLine("0,330 340,330"),
    roof(28, 340, 0),
    path(`M204 90V328M212 88V328${mullions}`),
    cuts([196, UPPER, 144, 9], [200, 328, 14, 12]),
    fork(138, 0, { indoors: false }),
    path(caseData(176, 339), "l2 fp"),
    path("M185 309v-11", "l2"),
    crew(walker({ at: [162, FLOOR], height: 71, hands: "184,299" })),
  );
}

/** The desk with its scale and the agent. */
function checkIn(): string {
  return (
    path(caseData(24, 329), "l2 fp") +
    crew(stander({ as: "clerk", at: [92, FLOOR], height: 68, hands: "76,292" })) +
    counter(58, FLOOR, 50, 44) +
    monitor(70, 296, { width: 18, height: 13, rows: [0.8] }) +
    path("M30 226h76v22h-76zM40 214v12M96 214v12", "l2 fp") +
    label("Check-in", [68, 242], { anchor: "middle" })
  );
}

/** The screening tunnel with its curtains, and what the officer sees. */
function screening(): string {
  const flaps = [158, 163, 168, 244, 249, 254].map((x) => `M${x} 284v15`).join("");
  return (
    path("M172 340V250q0 -4 4 -4h62q4 0 4 4V340z", "l2 ft") +
    path("M154 340v-58h18v58M242 340v-58h18v58", "l2 fp") +
    path(`${flaps}M180 254h54v20h-54zM180 318h54M180 326h54M154 304h106`) +
    circle(207, 264, 6, "l2 fp") +
    path("M207 264m-1.5 0a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0", "fi") +
    path("M290 310h48v3h-48z", "fi") +
    path("M334 313v27M294 313v27", "l2") +
    chair(284, FLOOR) +
    monitor(316, 310, { width: 40, height: 30, rows: [] }) +
    path("M304 280h24v16h-24zM312 280v-3h8v3M308 292v-8l4 4l4 -4v8M320 284h4v8h-4z")
  );
}

/** Upstairs: the arch and the belt of the security check, and tea at a high table. */
function security(): string {
  return (
    path("M44 205v-88h40v88M52 205v-80h24v80M44 125h40", "l2 fp") +
    path("M138 205v-22h46v22zM146 183v-20h30v20zM146 172h30M138 192h46", "l2 fp") +
    crew(
      walker({ at: [18, UPPER] }),
      walker({ at: [64, UPPER], height: 67 }),
      stander({ as: "guard", at: [102, UPPER], height: 71, hands: "90,166" }),
      stander({ as: "shopkeeper", at: [302, UPPER], height: 66 }),
    ) +
    path("M232 205v-36M220 169h24M226 205h12", "l2") +
    counter(264, UPPER, 68, 42) +
    path("M274 163v-14q0 -8 8 -8q8 0 8 8v14zM282 141v-5M278 136h8M290 157h5v4M316 163v-5h7v5", "l2 fp") +
    crew(stander({ at: [214, UPPER], hands: "226,160" }), stander({ at: [250, UPPER], height: 67 })) +
    path("M224 161h6v7h-6z", "l1 fp")
  );
}

function bay2(): string {
  return finish(
    ground(),
    lit(340, 680, 340),
    group(path("M10 340v-9h92v9z", "l1 fp") + security() + checkIn() + screening(), "works"),
    keyLine(`0,330 92,330 ${92 + 30 / TAN_LATITUDE},300 266,300 266,330 340,330`),
    crew(sitter({ as: "guard", at: [284, FLOOR], hands: "305,307" })),
    roof(340, 680, 340),
    cuts([0, UPPER, 340, 9]),
    fork(462, 340),
    label("Screening", [174, 238]),
    label("Tea", [266, 128]),
  );
}

/** Markup on a slope at the latitude: falling to the right (1) or rising (-1). */
const sloping = (x: number, y: number, content: string, fall: 1 | -1) =>
  `<g transform="translate(${x} ${y})rotate(${fall * LATITUDE})">${content}</g>`;

/** The baggage hall: a belt under the ceiling, its chute, the carousel, and a dolly being loaded. */
function sorting(): string {
  const slats = Array.from({ length: 8 }, (_, index) => `M${60 + index * 15} 300l-5 18`).join("");
  return (
    path("M0 238H12L120 293M0 246H10L106 295M6 214v24", "l2") +
    path("M46 340v-22l8 -18h116l8 18v22zM46 318h132", "l2 fp") +
    path(slats) +
    path(caseData(76, 299, true) + caseData(132, 299, true), "l2 fp") +
    sloping(38, 250, path(caseData(0, 0, true), "l2 fp"), 1) +
    path(caseData(238, 319, true) + caseData(266, 319, true) + caseData(250, 303, true), "l2 fp") +
    path("M232 319h66v5h-66z", "fi") +
    path("M298 322h10M234 319v-30", "l2") +
    circles("244,332 286,332", 8, "fi")
  );
}

/** Upstairs: the board over the seats of the gate. */
function gate(): string {
  const seats = [40, 74, 108, 226, 260].map((x) => `M${x - 9} 171l2 17h17v17M${x - 7} 188v17`).join("");
  const flights = [119, 127, 135]
    .map((y, index) => `M28 ${y}h16M52 ${y}h${30 + ((index * 7) % 12)}M94 ${y}h12M114 ${y}h${index === 2 ? 8 : 18}`)
    .join("");
  return (
    path("M40 72v22M118 82v12M20 94h120v48h-120z", "l2 fp") +
    path(flights, "l2") +
    label("Departures", [28, 110]) +
    path(seats, "l2") +
    path(caseData(126, UPPER), "l1 fp") +
    crew(
      sitter({ at: [40, UPPER], height: 68 }),
      sitter({ at: [108, UPPER] }),
      sitter({ at: [226, UPPER], height: 66 }),
      walker({ at: [288, UPPER], height: 71 }),
    )
  );
}

function bay3(): string {
  return finish(
    ground(0, 322),
    street(322),
    lit(680, 1002, 680),
    rooms([322, 134, 18, 71]),
    group(gate() + sorting(), "works"),
    keyLine(`0,330 10,330 ${10 + 30 / TAN_LATITUDE},300 166,300 ${166 + 30 / TAN_LATITUDE},330 340,330`),
    crew(stander({ as: "loader", at: [214, FLOOR], hands: "231,300 198,300" })),
    roof(680, 1012, 680),
    cuts([0, UPPER, 340, 9], [310, 128, 30, 6], [312, 214, 10, 22]),
    path("M312 118v16M320 121v13M317 236v104M326 134v71M334 134v71"),
    fork(868, 680),
    label("Sorting", [108, 240]),
  );
}

/** Centre and radius of the fuselage. */
const [HULL_X, HULL_Y, HULL] = [232, 184, 85];

function skin(from: number, to: number): string {
  const center = [HULL_X, HULL_Y] as const;
  return `${arcData({ center, radius: HULL, from, to })}${arcData({ center, radius: HULL - 5, from: to, to: from }).replace("M", "L")}Z`;
}

/** The far side of an open door's frame. */
const doorway = (from: number, to: number) => arcData({ center: [HULL_X, HULL_Y], radius: HULL - 2.5, from, to });

/** Cut of the aircraft: fuselage with the gaps of its cabin door and its two hold doors, cabin floor, seats, bins. */
function aircraft(): string {
  const seats = [171, 191, 211, 253, 273, 293];
  return (
    circle(HULL_X, HULL_Y, HULL - 2, "rm") +
    path(seats.map((x) => `M${x - 8} 190v-28q0 -4 4 -4h8q4 0 4 4v28z`).join(""), "l1 fp") +
    path(
      `M161 190h60M243 190h60M171 190v15M211 190v15M253 190v15M293 190v15M186 140q-4 -16 4 -22h18v13zM278 140q4 -16 -4 -22h-18v13z`,
      "l1",
    ) +
    circles("171,152 211,152 253,152 293,152", 5, "fi") +
    crew(stander({ as: "crewman", at: [232, 205], height: 68 })) +
    path("M187 257H277", "l2") +
    path(caseData(246, 256, true) + caseData(250, 240, true), "l1 fp") +
    path(doorway(206.6, 240.5) + doorway(-60.5, -38)) +
    path(skin(-119.5, -60.5) + skin(-38, 148.8) + skin(194.3, 206.6), "po") +
    path("M150 205h163v6h-162z", "po") +
    path("M229 269v53M235 269v53M235 300l24 -35M220 322h24", "l2") +
    circles("220,328 244,328", 12, "fi") +
    circles("220,328 244,328", 5, "fp")
  );
}

/** The belt loader, its belt at the latitude, and the suitcase on it. */
function loader(): string {
  const suitcase = path("M0 -19h32v19h-32z", "l2 fs") + path("M8 -19v19M24 -19v19M11 -19v-4h10v4", "l2");
  return (
    path("M58 328h98v-8h-98zM146 320v-34M124 320l22 -33", "l2 fp") +
    path("M54 334L188 266", "l2") +
    circles("76,332 138,332", 8, "fi") +
    sloping(100, 300, suitcase, -1)
  );
}

/** The lift at the hold's other door: its platform, and the mast that the line comes down. */
function lift(): string {
  return (
    path("M276 260h34v4h-34zM290 264l20 12M272 320h46v8h-46z", "l2 fp") +
    path("M308 320V250h9v70", "l2") +
    circles("282,332 306,332", 8, "fi")
  );
}

function bay4(): string {
  return finish(
    street(),
    rooms([0, 134, 146, 71]),
    path("M10 214v126M18 214v126M4 339h20", "l2"),
    path("M30 134v71M60 134v71M90 134v71M120 134v71M132 130v80M138 130v80M144 130v80"),
    crew(walker({ at: [44, UPPER] }), walker({ as: "crewman", at: [104, UPPER], height: 67 })),
    cuts([0, 128, 150, 6], [0, UPPER, 150, 9]),
    group(aircraft(), "works"),
    lift(),
    keyLine(`0,330 46,330 ${46 + 73 / TAN_LATITUDE},257 312.5,257 312.5,330 340,330`),
    loader(),
    crew(stander({ as: "loader", at: [30, FLOOR], hands: "50,312" })),
    label("Hold", [200, 234]),
  );
}

/** An airport: one suitcase from the kerb to the aircraft's hold. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 343, second: 343, third: 683 },
  sky: 33,
  places: {
    kiosk: { at: [282, 279], target: [247, 296.8] },
    taxi: { at: [117, 271], target: [83, 288.3] },
    "departures board": { at: [838, 134], target: [808, 134] },
    "seated traveller": { at: [933, 148], target: [917, 179.4] },
  },
};
