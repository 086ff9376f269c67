import { crew, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { type Points, points, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, path, rect } from "@/components/art/pen/shapes";
import { cuts, finish, keyLine, rooms } from "../furniture";
import { numbersIn, type Place, type Scene } from "../scene";
import { FLOOR, repeat } from "../structure";

/** Twelve weeks on the floor, three to a bay: a week is a column of the page with its gutter, and a pier stands in each gutter. */
const WEEK = 340 / 3;
/** Half the width of a pier: a gutter is 4/23 of a column and gutter. */
const HALF_PIER = (WEEK * 2) / 23;
/** How far what is filled reaches under the next bay: their edges fall between pixels. */
const SEAM = 0.6;
/** One height for everybody, at which heads have eyes; benches and tables are as high as it asks. */
const HEIGHT = 99;
/** Springing of the arches, underside of the roof, and the top of every bench. */
const [SPRING, ROOF, BENCH] = [206, 128, 296];

/** Run of a bar of the parapet: eight to a bay, at the latitude. */
const LATTICE = 42.5;

/** One cusped arch of the arcade between the piers at the ends of a week, solid above. */
function arch(week: number): string {
  const [left, right] = [week * WEEK + HALF_PIER, (week + 1) * WEEK - HALF_PIER];
  const half = (right - left) / 2;
  const cusps = points("0.2,24 0.52,42 1,58");
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
  path(`M${x} 300h${HALF_PIER}V${FLOOR}h${-HALF_PIER}z`, "fp") +
  path(`M${x} 300V${FLOOR}M${x + HALF_PIER} 300V${FLOOR}`) +
  cuts([x, 86, HALF_PIER, 214]);

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

const level = keyLine("0,330 340,330");

/** A workbench 84 long; the machine on it grows from round to round. */
function bench(x: number, round: 1 | 2 | 3 | 4): string {
  const at = (dx: number) => x + dx;
  const stages = [
    `M${at(17)} ${BENCH}v-10h50v10z`,
    `M${at(22)} ${BENCH - 10}v-22h10v22M${at(52)} ${BENCH - 10}v-22h10v22`,
    `M${at(14)} ${BENCH - 32}h56v12h-56zM${at(42)} ${BENCH - 32}v-10`,
    `M${at(29)} ${BENCH - 55}a13 13 0 1 1 26 0a13 13 0 1 1 -26 0zM${at(42)} ${BENCH - 55}l8 -6`,
  ];
  return (
    path(`M${at(6)} ${BENCH + 4}v40M${at(78)} ${BENCH + 4}v40M${at(6)} ${BENCH + 20}h72M${at(70)} ${BENCH}v-9h8v9`, "l2") +
    rect(x, BENCH, 84, 4, "fi") +
    path(stages.slice(0, round).join(""), "l2 fo")
  );
}

/** The ordered list on its easel: what is done moves down. */
function list(x: number, done: number): string {
  const row = (index: number) => 226 + index * 12;
  const rows = repeat(6, (index) => `M${x + 6} ${row(index)}h6v6h-6zM${x + 18} ${row(index) + 3}h${18 + ((index * 7) % 13)}`);
  const marks = repeat(done, (index) => `M${x + 6} ${row(index)}h6v6h-6z`);
  return path(`M${x} 216h54v84h-54zM${x + 8} 300L${x - 3} 340M${x + 46} 300l11 40`, "l2 fo") + path(rows) + path(marks, "fi");
}

/** Where the numbers of the page's nine steps stand, and what each points at, in units of all four bays side by side. */
export const STEPS: readonly Place[] = [
  { at: [62, 248], target: [62, 288] },
  { at: [60, 163.5], target: [60, 178] },
  { at: [146, 204], target: [137, 256] },
  { at: [204, 204], target: [222, 290] },
  { at: [301, 204], target: [301, 286] },
  { at: [340 + WEEK / 2, 212], target: [340 + WEEK / 2, 288] },
  { at: [1185, 204], target: [1185, 241] },
  { at: [1226, 204], target: [1242, 226] },
  { at: [1307, 204], target: [1307, 250] },
];
/** From the first bench to the last: the sixth step is repeated in rounds. */
export const ROUNDS = [354, 1118] as const;

/** The numbers of the steps in a bay, counted from 0. */
const steps = (bay: number): string => group(numbersIn(bay, STEPS), "callouts");

/** Somebody at x; `who` chooses the person, so that no two neighbours look alike. */
const figure = (x: number, who: number, hands: Points) => stander({ at: [x, FLOOR], height: HEIGHT, who, hands });

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
    // behind the open crate
    crew(figure(282, 9, "296,268")),
    group(
      // first call: telephone on its table
      path("M46 296h32v4h-32zM50 300v40M74 300v40M54 296q0 -9 8 -9h4q8 0 8 9z", "l2 fp") +
        // first sheet on the wall
        path("M34 178h52v56h-52zM42 186h14v11h-14zM64 186h14v11h-14zM53 214h14v12h-14zM56 191.5h8M60 197v17", "l1 fo") +
        // estimate: a rod against three boxes
        path("M114 340v-38h24v38zM114 302v-18h24v18zM114 284v-30h24v30z", "l2 fo") +
        path("M144 340V242h5V340M144 260h5M144 278h5M144 296h5M144 314h5", "l1 fo") +
        // agreement
        path("M212 294h30v4h-30zM217 298v42M237 298v42", "l2 fp") +
        path("M218 293l4 -4h18l-4 4z", "l1 fo") +
        // kick-off: the open crate
        path(
          "M262 340v-48h44v48zM262 308h44M262 324h44M262 292l-9 -8M306 292l9 -8M268 292v-10h10v10M283 292v-15h8v15M295 292v-8h7v8",
          "l2 fo",
        ),
      "works",
    ),
    crew(
      figure(27, 13, "54,290"),
      figure(90, 0, "80,236"),
      figure(167, 7, "147,258"),
      figure(201, 4, "222,290"),
      figure(247, 6, "233,291"),
      figure(320, 12, "301,276"),
    ),
    steps(0),
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
    crew(figure(26, 10, "44,284"), figure(258, 3, "272,280"), figure(313, 8, "298,280")),
    group(list(124, 2) + bench(14, 1) + bench(244, 2), "works"),
    crew(figure(92, 1, "70,288"), figure(192, 2, "166,250"), figure(227, 11, "206,276")),
    steps(1),
    weeks(1),
  );
}

function bay3(): string {
  return finish(
    arcade(),
    floor(),
    level,
    lanterns([1]),
    crew(figure(146, 9, "160,268"), figure(204, 0, "190,264")),
    group(list(20, 4) + bench(132, 3) + list(244, 5), "works"),
    crew(figure(88, 5, "63,250"), figure(315, 13, "288,250")),
    weeks(2),
  );
}

/** The finished machine on its own foot. */
function machine(x: number): string {
  return (
    path(`M${x - 20} 326v14M${x + 20} 326v14M${x - 28} 326v-9h56v9zM${x - 23} 317v-34h46v34zM${x - 18} 283v-15h36v15z`, "l2 fo") +
    circle(x, 253, 15, "l2 fo") +
    path(`M${x} 253l8 -7M${x - 14} 300h28M${x - 14} 308h16M${x} 238v-4M${x + 15} 253h4M${x - 15} 253h-4M${x - 10} 275h20`, "l2")
  );
}

/** A key hung from (x, y), turned by degrees from the vertical: bow, shaft and bit as path data. */
function key(x: number, y: number, degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (dx: number, dy: number) => `${x + dx * cos + dy * sin} ${y - dx * sin + dy * cos}`;
  const shaft = `M${at(-3, 8)}L${at(-3, 46)}L${at(3, 46)}L${at(3, 43)}L${at(11, 43)}L${at(11, 37)}L${at(3, 37)}L${at(3, 33)}L${at(8, 33)}L${at(8, 27)}L${at(3, 27)}L${at(3, 8)}`;
  return `${shaft}A9.5 9.5 0 1 0 ${at(-3, 8)}Z`;
}

/** Two keys on their ring, and the holes of their bows. */
const keys = () =>
  path(key(281, 272, -14) + key(294, 272, 22), "l2 fs") +
  circle(281, 271, 3.2, "l1 fp") +
  circle(294, 271, 3.2, "l1 fp") +
  circle(287.5, 261, 12, "l2");

function bay4(): string {
  return finish(
    kiosk(170),
    arcade(),
    floor(),
    endWall(340 - HALF_PIER),
    level,
    lanterns([0]),
    crew(figure(30, 8, "46,262"), figure(84, 1, "70,262")),
    group(bench(14, 4) + machine(165), "works"),
    crew(
      walker({ at: [121, FLOOR], height: HEIGHT, who: 6, hands: "144,284" }),
      figure(207, 3, "185,272"),
      figure(260, 0, "277,262"),
      figure(313, 4, "299,282"),
    ),
    // the gate of the release, standing open
    path("M222 340v-118M222 232l22 8v90l-22 -5M227 235v91M233 237v91M239 239v90M222 278l22 4", "l2"),
    keys(),
    steps(3),
    weeks(3),
  );
}

/** The whole method: nine stations over twelve weeks, from the telephone to the keys. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  layout: "on-columns",
  phone: { width: 358, second: 337, third: 672 },
};
