import { crew, sitter, stander } from "@/components/art/figures/figure";
import { circle, group, label, path, rect, rects, TAN_LATITUDE } from "@/components/art/pen";
import { cuts, finish, ground, rooms, route, shelf, street } from "../parts";
import type { Scene } from "../scene";
import { FLOOR, paper, repeat } from "../structure";

/** One height for everybody here: half as large again as in the other scenes, so that the tools can be read. */
const HEIGHT = 105;
/** Underside of the ceiling, and the top of the bench. */
const [CEILING, BENCH] = [112, 286];

/** The roof slab with the cut ends of its joists, and the lantern over the middle of the room. */
function roof(from: number, to: number): string {
  const joists = repeat(10, (index) => {
    const x = 12 + index * 34;
    return x > from && x + 9 < to ? `M${x} ${CEILING}h9v9h-9z` : "";
  });
  return cuts([from, CEILING - 12, to - from, 12]) + path(joists, "po");
}

/** Half of the lantern: glass on bars at the latitude, rising to the edge of the bay on the side of `ridge`. */
function lantern(ridge: 0 | 340): string {
  const foot = 170;
  const top = CEILING - 12 - 170 * TAN_LATITUDE;
  const bars = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const x = foot + (ridge - foot) * share;
    return `M${x} ${CEILING - 12}V${CEILING - 12 - 170 * share * TAN_LATITUDE}`;
  });
  const [deep, high] = [CEILING - 12, top];
  return (
    path(`M${foot} ${deep}L${ridge} ${high}V${deep}z`, "rm") +
    path(bars.join("")) +
    path(`M${foot} ${deep}L${ridge} ${high}v-7L${foot + (ridge === 340 ? -14 : 14)} ${deep}z`, "po")
  );
}

/** A tall window in the back wall. */
const windowAt = (x: number, width = 62) =>
  path(`M${x} 136h${width}v66h${-width}zM${x} 158h${width}M${x + width / 2} 136v66M${x - 5} 206h${width + 10}`, "l1 m");

/** The bench between x and x: top, apron, legs and a drawer. */
const bench = (from: number, to: number) =>
  rect(from, BENCH, to - from, 6, "fi") +
  path(
    `M${from + 8} ${BENCH + 6}v48h9v-48zM${to - 17} ${BENCH + 6}v48h9v-48zM${from + 17} ${BENCH + 6}h${to - from - 34}v14h${from - to + 34}z`,
    "l2 fp",
  );

function bay1(): string {
  return finish(
    street(0, 26),
    ground(26),
    rooms([40, CEILING, 300, FLOOR - CEILING]),
    path("M84 142h124v104h-124z", "l2 fo"),
    path(
      "M96 156h26v18h-26zM170 156h26v18h-26zM133 186h26v18h-26zM96 216h26v18h-26zM170 216h26v18h-26zM122 165h48M146 165v21M133 195h-24v21M159 195h24v21",
    ),
    path("M122 225h48", "l2 dash"),
    group(shelf(264, FLOOR, { width: 68, height: 150, boards: 4, seed: 4 }), "works"),
    path("M268 190v-22h24v22M300 190v-14h22v14M276 168v-12h10v12", "l2 fp"),
    cuts([26, 84, 14, 128]),
    route([
      [0, 330],
      [340, 330],
    ]),
    crew(
      stander({ at: [66, FLOOR], height: HEIGHT, hands: [[108, 206]] }),
      stander({
        at: [226, FLOOR],
        height: HEIGHT,
        hands: [
          [186, 190],
          [246, 290],
        ],
      }),
    ),
    paper(238, 284, 16, 22, { rows: [0.8, 0.5, 0.8] }),
    roof(26, 340),
    path("M30 212v128M36 212v128"),
    label("Lead", [66, 226], { anchor: "middle" }),
    label("Client", [218, 226]),
  );
}

/** The drawing board on its stand, with square, lamp and a sheet. */
function board(): string {
  return (
    path("M104 340L112 262M148 340L112 262M98 340h16M140 340h16M112 262L122 232", "l2") +
    path("M82 288L140 196l7 4L89 292z", "fi") +
    path("M90 274L132 208", "l2") +
    path("M142 198Q134 160 108 166L96 184M96 184l-9 -2l7 12l10 -4z", "l2")
  );
}

function bay2(): string {
  return finish(
    ground(),
    rooms([0, CEILING, 340, FLOOR - CEILING]),
    lantern(340),
    windowAt(12),
    windowAt(222),
    group(board(), "works"),
    crew(
      stander({
        at: [56, FLOOR],
        height: HEIGHT,
        hands: [
          [104, 246],
          [84, 278],
        ],
      }),
      stander({
        at: [202, FLOOR],
        height: HEIGHT,
        hands: [
          [238, 250],
          [234, 274],
        ],
      }),
      stander({ at: [306, FLOOR], height: HEIGHT, hands: [[272, 248]] }),
    ),
    group(bench(172, 332), "works"),
    route(
      [
        [0, 330],
        [160, 330],
        [160, BENCH - 2],
        [336, BENCH - 2],
        [336, 330],
        [340, 330],
      ],
      3,
    ),
    path("M232 286v-22h14v9h18v-9h14v22zM232 254v-14h46v14h-14v9h-18v-9z", "l2 fo"),
    path("M184 286v-5h24M190 281l8 -4M312 286v-9h10v9M316 277v-14h2v14"),
    roof(0, 340),
    label("Designer", [56, 226], { anchor: "middle" }),
    label("Engineers", [225, 226]),
  );
}

/** The gauge: post, arm and dial, its foot on the tested block. */
function testGauge(): string {
  return (
    path("M96 286h96v-7h-96z", "l2 ft") +
    path("M176 279V176h7v103M183 184h-45v7h38M141 191v10M141 239v6", "l2 fp") +
    circle(141, 220, 20, "l2 fo") +
    path("M141 220l9 -11M141 204v3M157 220h-3M125 220h3M130 209l2 2M152 231l-2 -2M130 231l2 -2", "l2")
  );
}

/** The release frame: three levers on their quadrant, the nearest one pulled over. */
function leverFrame(): string {
  return (
    path("M226 340v-34q34 -22 68 0v34z", "l2 fp") +
    path("M232 312q28 -16 56 0", "l1") +
    path("M244 304L232 236M256 300L246 232", "l3") +
    path("M264 301L276 238", "l3") +
    path("M228 236h8v-16h-8zM242 232h8v-16h-8z", "fi") +
    path("M271 241l8 2l4 -17l-8 -2z", "fi")
  );
}

function bay3(): string {
  return finish(
    ground(),
    rooms([0, CEILING, 340, FLOOR - CEILING]),
    lantern(0),
    windowAt(20),
    windowAt(232),
    crew(
      stander({
        at: [66, FLOOR],
        height: HEIGHT,
        hands: [
          [120, 262],
          [40, 272],
        ],
      }),
    ),
    group(bench(8, 208), "works"),
    route(
      [
        [0, 330],
        [4, 330],
        [4, BENCH - 2],
        [214, BENCH - 2],
        [214, 330],
        [340, 330],
      ],
      3,
    ),
    group(testGauge(), "works"),
    path("M118 279v-33h46v33z", "l2 fs"),
    path("M118 263h14v7h18v-7h14"),
    paper(22, 258, 22, 28, { rows: [0.8, 0.5, 0.8, 0.4], style: "l2 fo" }),
    group(leverFrame(), "works"),
    crew(stander({ at: [314, FLOOR], height: HEIGHT, hands: [[279, 236]] })),
    roof(0, 340),
    label("Tester", [66, 226], { anchor: "middle" }),
    label("Release", [314, 226], { anchor: "middle" }),
  );
}

function bay4(): string {
  return finish(
    ground(0, 318),
    street(314, 340),
    rooms([0, CEILING, 304, FLOOR - CEILING]),
    path("M34 128h64v58h-64zM40 172l9 -8l8 5l10 -22l8 14l17 -12M40 180h52", "l2 fo"),
    circle(150, 156, 30, "l2 fo"),
    path("M150 156V136M150 156L164 164", "l3"),
    path(
      repeat(12, (index) => {
        const angle = (index * Math.PI) / 6;
        return `M${150 + 25 * Math.sin(angle)} ${156 - 25 * Math.cos(angle)}l${3 * Math.sin(angle)} ${-3 * Math.cos(angle)}`;
      }),
    ),
    group(
      rect(116, 295, 124, 5, "fi") +
        path("M122 300v40M234 300v40M188 300h46v22h-46M210 309h8", "l2") +
        path("M196 295h22M207 295v-8M180 252h54v35h-54z", "l2 fo") +
        path("M188 262h24M188 269h34M188 276h18M138 295q0 -10 9 -10h9q9 0 9 10zM138 285q13 -9 27 0") +
        path("M76 290l3 24h26M80 314l-3 26M102 314l3 26", "l2"),
      "works",
    ),
    windowAt(226, 56),
    // the line ends at the telephone: with the last who answers
    route(
      [
        [0, 330],
        [110, 330],
        [110, 290],
        [151, 290],
      ],
      4,
    ),
    circle(151, 290, 4, "fs"),
    crew(
      sitter({
        at: [90, FLOOR],
        height: HEIGHT,
        hands: [
          [140, 284],
          [132, 292],
        ],
      }),
    ),
    rects([{ x: 260, y: 296, width: 30, height: 44 }], "l2 fp"),
    path("M260 310h30M260 325h30M272 303h6M272 317h6M272 332h6"),
    roof(0, 314),
    cuts([300, 84, 14, 62], [300, 236, 14, 104]),
    path("M304 146v90M310 146v90"),
    path(`M314 136l20 ${20 * TAN_LATITUDE}v4L314 142z`, "po"),
    label("Support", [90, 243], { anchor: "middle" }),
  );
}

/** One project room: a part goes along the bench from role to role, and the tester holds it to the gauge. */
export const scene: Scene = { bays: [bay1, bay2, bay3, bay4] };
