import { crew, stander, walker } from "@/components/art/figures/figure";
import { circle, group, label, type Point, path, rect, TAN_LATITUDE } from "@/components/art/pen";
import { cuts, finish, keyLine, rooms } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, repeat } from "../structure";

/** Twelve weeks on the floor, three to a bay: a week is a column of the page with its gutter, and a pier stands in each gutter. */
const WEEK = 340 / 3;
/** Half the width of a pier: a gutter is 4/23 of a column and gutter. */
const HALF_PIER = (WEEK * 2) / 23;
/** How far what is filled reaches under the next bay: their edges fall between pixels. */
const SEAM = 0.6;
/** One height for everybody: the gallery is long, so its people are a little smaller than elsewhere. */
const HEIGHT = 62;
/** Springing of the arches, underside of the roof, and the top of every bench. */
const [SPRING, ROOF, BENCH] = [206, 128, 312];

/** Run of a bar of the parapet: eight to a bay, at the latitude. */
const LATTICE = 42.5;

/** One cusped arch of the arcade between the piers at the ends of a week, solid above. */
function arch(week: number): string {
  const [left, right] = [week * WEEK + HALF_PIER, (week + 1) * WEEK - HALF_PIER];
  const half = (right - left) / 2;
  const cusps: readonly Point[] = [
    [0.2, 24],
    [0.52, 42],
    [1, 58],
  ];
  const rise = cusps.map(([share, up]) => `A20 20 0 0 1 ${left + half * share} ${SPRING - up}`).join("");
  const fall = [...cusps]
    .reverse()
    .slice(1)
    .concat([[0, 0]])
    .map(([share, up]) => `A20 20 0 0 1 ${right - half * share} ${SPRING - up}`)
    .join("");
  return `M${left} ${SPRING}${rise}${fall}`;
}

/** The half of a pier beside x, to the right (1) or the left (-1): its ground, and its edge with foot and capital. */
function halfPier(x: number, side: 1 | -1) {
  const [from, to] = side === 1 ? [x, x + HALF_PIER] : [x - HALF_PIER, x + SEAM];
  return {
    ground: `M${from} ${FLOOR}V${SPRING}H${to}V${FLOOR}z`,
    edge: `M${x} ${SPRING}h${side * (HALF_PIER + 2)}v-5H${x}M${x + side * HALF_PIER} ${SPRING}V${FLOOR}M${x} ${FLOOR - 12}h${side * (HALF_PIER + 2)}`,
  };
}

/** The arcade of a bay: arches, piers with foot and capital, halved where bays meet, roof, and a parapet with a pierced band. */
function arcade(): string {
  const all = [0, 1, 2];
  const piers = all.flatMap((week) => [halfPier(week * WEEK, 1), halfPier((week + 1) * WEEK, -1)]);
  return (
    rooms([1, ROOF, 338, FLOOR - ROOF]) +
    path(all.map((week) => `${arch(week)}h${HALF_PIER + SEAM}V${ROOF}h${-WEEK - SEAM}v${SPRING - ROOF}z`).join(""), "st") +
    path(all.map(arch).join(""), "l2") +
    path(piers.map(({ ground }) => ground).join(""), "st") +
    path(piers.map(({ edge }) => edge).join("")) +
    cuts([0, ROOF - 10, 340 + SEAM, 10]) +
    path("M0 96H340M0 92H340") +
    path(
      repeat(
        8,
        (index) =>
          `M${index * LATTICE} 118l${LATTICE} ${-LATTICE * TAN_LATITUDE}M${index * LATTICE} ${118 - LATTICE * TAN_LATITUDE}l${LATTICE} ${LATTICE * TAN_LATITUDE}`,
      ),
    )
  );
}

/** An end of the gallery, its wall from x on: half a pier thick, cut through down to the lintel of a doorway for the line. */
const endWall = (x: number) =>
  path(`M${x} 254h${HALF_PIER}V${FLOOR}h${-HALF_PIER}z`, "fp") +
  path(`M${x} 254V${FLOOR}M${x + HALF_PIER} 254V${FLOOR}`) +
  cuts([x, 86, HALF_PIER, 168]);

/** The rule of the floor: a stroke where each week begins, as on the rule of a sheet, and its number beside it. */
function weeks(bay: number): string {
  const starts = [0, 1, 2].map((week) => week * WEEK + HALF_PIER);
  const numbers = starts.map((x, index) => {
    const week = bay * 3 + index + 1;
    return label(week === 1 ? "Week 1" : String(week), [x + 6, 370], { size: 15, style: "tn" });
  });
  return path(starts.map((x) => `M${x} 342v30`).join(""), "l2") + numbers.join("");
}

/** The slab without earth under it: the rule of the weeks stands there. */
const floor = () => cuts([0, FLOOR, 340 + SEAM, 7]);

const level = keyLine([
  [0, 330],
  [340, 330],
]);

/** A workbench 84 long; the machine on it grows from round to round. */
function bench(x: number, round: 1 | 2 | 3 | 4): string {
  const at = (dx: number) => x + dx;
  const stages = [
    `M${at(26)} ${BENCH}v-8h40v8z`,
    `M${at(30)} ${BENCH - 8}v-18h8v18M${at(54)} ${BENCH - 8}v-18h8v18`,
    `M${at(24)} ${BENCH - 26}h44v10h-44zM${at(46)} ${BENCH - 26}v-8`,
    `M${at(36)} ${BENCH - 44}a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM${at(46)} ${BENCH - 44}l6 -5`,
  ];
  return (
    path(`M${at(6)} ${BENCH + 4}v24M${at(78)} ${BENCH + 4}v24M${at(6)} ${BENCH + 13}h72M${at(68)} ${BENCH}v-7h8v7`, "l2") +
    rect(x, BENCH, 84, 4, "fi") +
    path(stages.slice(0, round).join(""), "l2 fo")
  );
}

/** The ordered list on its easel: what is done moves down. */
function list(x: number, done: number): string {
  const rows = repeat(
    6,
    (index) => `M${x + 5} ${262 + index * 8}h4v4h-4zM${x + 13} ${264 + index * 8}h${12 + ((index * 5) % 9)}`,
  );
  const marks = repeat(done, (index) => `M${x + 5} ${262 + index * 8}h4v4h-4z`);
  return path(`M${x} 254h42v56h-42zM${x + 6} 310L${x - 3} 340M${x + 36} 310l9 30`, "l2 fo") + path(rows) + path(marks, "fi");
}

const figure = (x: number, hands: readonly Point[] = []) => stander({ at: [x, FLOOR], height: HEIGHT, hands });

/** A small domed kiosk on the roof. */
function kiosk(x: number): string {
  return (
    path(`M${x - 24} 92V64M${x + 24} 92V64M${x - 9} 92V64M${x + 9} 92V64`, "l2") +
    path(`M${x - 32} 64h64v-4h-64z`, "fi") +
    path(`M${x - 24} 60C${x - 28} 38 ${x - 8} 34 ${x} 20C${x + 8} 34 ${x + 28} 38 ${x + 24} 60z`, "l2 fp") +
    path(`M${x} 20v-9`, "l2")
  );
}

function bay1(): string {
  return finish(
    kiosk(170),
    arcade(),
    floor(),
    endWall(0),
    level,
    crew(figure(285, [[276, 292]])),
    // first call: telephone on its table
    group(
      path("M20 306h26v3h-26zM24 309v31M42 309v31M26 306q0 -7 6 -7h3q6 0 6 7z", "l2 fp") +
        // first sheet on the wall
        path("M70 222h38v46h-38zM76 229h10v8h-10zM92 229h10v8h-10zM84 250h10v9h-10zM86 233h6M89 237v13", "l1 fo") +
        // estimate: a rod against three boxes
        path("M128 340v-29h18v29zM128 311v-12h18v12zM128 299v-24h18v24z", "l2 fo") +
        path("M151 340V262h4V340M151 274h4M151 286h4M151 298h4M151 310h4M151 322h4", "l1 fo") +
        // agreement
        path("M186 304h26v3h-26zM190 307v33M208 307v33", "l2 fp") +
        path("M192 303l3 -3h14l-3 3z", "l1 fo") +
        // kick-off: the open crate
        path(
          "M262 340v-41h46v41zM262 312h46M262 326h46M262 299l-12 -9M308 299l12 -9M270 299v-9h10v9M284 299v-14h8v14M296 299v-8h7v8",
          "l2 fo",
        ),
      "works",
    ),
    crew(
      figure(17, [[31, 302]]),
      figure(53, [[40, 306]]),
      figure(78, [[86, 258]]),
      figure(102, [[96, 260]]),
      figure(163, [[154, 276]]),
      figure(184, [[196, 301]]),
      figure(214, [[204, 301]]),
      figure(246, [[270, 294]]),
      figure(324, [[300, 294]]),
    ),
    weeks(0),
  );
}

/** A lamp on a chain over each bench, from the crown of the arch; the list holds its week in the bay. */
const lanterns = (list: readonly number[]) =>
  path(
    list
      .map((week) => {
        const x = (week + 0.5) * WEEK;
        return `M${x} 148v26M${x - 6} 178l6 -5l6 5v14l-6 5l-6 -5z`;
      })
      .join(""),
    "l1 fo",
  );

function bay2(): string {
  return finish(
    arcade(),
    floor(),
    level,
    lanterns([0, 2]),
    crew(figure(30, [[46, 306]]), figure(256, [[268, 306]]), figure(312, [[288, 296]])),
    group(list(124, 2) + bench(14, 1) + bench(241, 2), "works"),
    crew(figure(184, [[162, 276]]), figure(208, [[170, 288]]), figure(92, [[66, 306]])),
    weeks(1),
  );
}

function bay3(): string {
  return finish(
    arcade(),
    floor(),
    level,
    lanterns([1]),
    crew(figure(140, [[156, 292]]), figure(202, [[180, 290]])),
    group(list(14, 4) + bench(128, 3) + list(241, 5), "works"),
    crew(figure(72, [[50, 276]]), figure(96, [[58, 290]]), figure(300, [[278, 276]]), figure(324, [[284, 292]])),
    weeks(2),
  );
}

/** The finished machine on its own foot. */
function machine(x: number): string {
  return (
    path(`M${x - 18} 329v11M${x + 18} 329v11M${x - 24} 329v-7h48v7zM${x - 19} 322v-26h38v26zM${x - 15} 296v-12h30v12z`, "l2 fo") +
    circle(x, 272, 12, "l2 fo") +
    path(`M${x} 272l6 -6M${x - 12} 309h24M${x - 12} 315h14M${x} 260v-3M${x + 12} 272h3M${x - 12} 272h-3M${x - 8} 290h16`, "l2")
  );
}

/** A key hung from (x, y), turned by degrees from the vertical: bow, shaft and bit as path data. */
function key(x: number, y: number, degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (dx: number, dy: number) => `${x + dx * cos + dy * sin} ${y - dx * sin + dy * cos}`;
  const shaft = `M${at(-2, 6)}L${at(-2, 33)}L${at(2, 33)}L${at(2, 31)}L${at(8, 31)}L${at(8, 27)}L${at(2, 27)}L${at(2, 24)}L${at(6, 24)}L${at(6, 20)}L${at(2, 20)}L${at(2, 6)}`;
  return `${shaft}A7 7 0 1 0 ${at(-2, 6)}Z`;
}

/** Two keys on their ring, and the holes of their bows. */
const keys = () =>
  path(key(281, 282, -14) + key(291, 282, 22), "l2 fs") +
  circle(281, 281, 2.4, "l1 fp") +
  circle(291, 281, 2.4, "l1 fp") +
  circle(286, 274, 9, "l2");

function bay4(): string {
  return finish(
    kiosk(170),
    arcade(),
    floor(),
    endWall(340 - HALF_PIER),
    level,
    lanterns([0]),
    crew(figure(30, [[40, 292]]), figure(92, [[68, 284]])),
    group(bench(14, 4) + machine(160), "works"),
    crew(
      walker({ at: [128, FLOOR], height: HEIGHT, hands: [[142, 300]] }),
      figure(196, [[180, 288]]),
      figure(252, [[277, 272]]),
      figure(318, [[304, 294]]),
    ),
    // the gate of the release, standing open
    path("M210 340v-86M210 262l26 9v62l-26 -6M216 264v64M223 267v63M230 269v62M210 292l26 5", "l2"),
    keys(),
    weeks(3),
  );
}

/** The whole method: nine stations over twelve weeks, from the telephone to the keys. */
export const scene: Scene = { bays: [bay1, bay2, bay3, bay4], layout: "on-columns" };
