import { crew, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { type Point, type Segment, segment } from "@/components/art/pen/points";
import { line, path, rect } from "@/components/art/pen/shapes";
import { cuts, finish, keyLine, street } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, ladder, paper, repeat } from "../structure";

/** The six counts, and the height of one counted block. */
const COUNTS = [18, 30, 26, 44, 52, 70] as const;
const BLOCK = 3.8;
/** Counts with a level string. */
const LEVELS = [20, 40, 60] as const;
/** The line: foot of every column. */
const FOOT = 330;
/** Distance between columns and the middle of the first, from the left edge of the first bay. */
const [PITCH, FIRST, WIDTH] = [168, 217, 66] as const;
const middle = (index: number) => FIRST + index * PITCH;
const top = (count: number) => FOOT - count * BLOCK;

/** Least squares through the six counts: 6.333 + 9.6 a column, as a height over the line at x of the whole drawing. */
const trendAt = (x: number) => {
  const mean = COUNTS.reduce((sum, count) => sum + count, 0) / COUNTS.length;
  const slope =
    COUNTS.reduce((sum, count, index) => sum + (index - 2.5) * count, 0) /
    COUNTS.reduce<number>((sum, _, index) => sum + (index - 2.5) ** 2, 0);
  return top(mean + slope * ((x - FIRST) / PITCH - 2.5));
};

/** Size of the notes: a phone shows two columns at once, so they are larger than elsewhere. */
const NOTE = 15;

/** The last column, in the key colour. */
const KEY = "l2 fs";

/** A column of counted blocks, its fifth and tenth courses marked; `left` is its left edge in the bay. */
function column(index: number, bay: number, style = "l2 fp"): string {
  const count = COUNTS[index] ?? 0;
  const left = middle(index) - bay * 340 - WIDTH / 2;
  const courses = Array.from({ length: count - 1 }, (_, course): Segment => {
    const y = FOOT - (course + 1) * BLOCK;
    return segment(left, y, left + WIDTH, y);
  });
  const tens = Array.from(
    { length: Math.floor(count / 10) },
    (_, ten) => `M${left} ${FOOT - (ten + 1) * 10 * BLOCK}h${WIDTH}`,
  ).join("");
  const data = courses.map(([[x, y]]) => `M${x} ${y}h${WIDTH}`).join("");
  return (
    rect(left, top(count), WIDTH, count * BLOCK, style) +
    // lines as close as these would grey the key colour
    (style === KEY ? "" : path(data, "l1 m")) +
    path(tens, "l2") +
    path(`M${left - 4} 331h${WIDTH + 8}v9h${-WIDTH - 8}z`, "fi")
  );
}

/** The count on a small board over a column. */
function count(index: number, bay: number, dy = 8): string {
  const value = COUNTS[index] ?? 0;
  return label(String(value), [middle(index) - bay * 340, top(value) - dy], { style: "tn", size: 16, anchor: "middle" });
}

/** The cord of the trend as it crosses a bay; nothing on it, as marks would read as counts. */
function trend(bay: number, from = 0, to = 340): string {
  const at = (x: number): Point => [x, trendAt(x + bay * 340)];
  return line(at(from), at(to), "l2");
}

/** The wall of the yard between two edges of a bay, and the level strings of 20, 40 and 60 blocks in front of it. */
function yard(from = 0, to = 340, strings: readonly [number, number] = [0, 340]): string {
  const joints = repeat(
    Math.floor((to - from) / 42),
    (index) => `M${from + 20 + index * 42} 290v12M${from + 40 + index * 42} 302v14M${from + 26 + index * 42} 316v14`,
  );
  return (
    street() +
    rect(from, 284, to - from, 56, "ft") +
    path(`M${from} 302H${to}M${from} 316H${to}${joints}`, "l1 mm") +
    path(`M${from} 284H${to}M${from} 290H${to}`) +
    path(LEVELS.map((value) => `M${strings[0]} ${top(value)}H${strings[1]}`).join(""), "l1 m dash")
  );
}

/** A measuring staff with a tick to every two blocks, a long one to every ten. */
const staff = (x: number) =>
  rect(x, top(74), 7, 74 * BLOCK + 10, "l2 fo") +
  path(repeat(36, (index) => `M${x} ${top(2 * index + 2)}h${index % 5 === 4 ? 7 : 3}`)) +
  path(
    repeat(7, (index) => (index % 2 === 0 ? `M${x} ${top(10 * index + 10)}h7v${10 * BLOCK}h-7z` : "")),
    "fi",
  );

const along = keyLine("0,330 340,330");

/** Strokes of a tally from x and y on, up to four of a five. */
const strokes = (x: number, y: number, count: number) => repeat(count, (bar) => `M${x + bar * 7} ${y}v14`);

/** A full five: four strokes and the bar through them. */
const five = (x: number, y: number) => `${strokes(x, y, 4)}M${x - 4} ${y + 11}l29 -8`;

function bay1(): string {
  return finish(
    yard(0, 340, [150, 340]),
    cuts([28, 176, 5, 164], [120, 176, 5, 164], [23, 168, 107, 8]),
    path("M33 198h87v86h-87z", "l2 fo"),
    path(five(43, 212) + five(85, 212) + five(43, 242) + strokes(85, 242, 3), "l2"),
    staff(142),
    LEVELS.map((value) => label(String(value), [154, top(value) - 4], { size: NOTE })).join(""),
    along,
    group(column(0, 0), "works"),
    trend(0, 190),
    count(0, 0, 13),
    group(path("M300 340v-16h36v16zM300 324v-4h32v4M302 320v-4h32v4M300 316v-4h34v4", "l1 fo"), "works"),
    path("M253 250h28v12h-28zM253 254h28M253 258h28", "l1 fo"),
    crew(
      stander({ at: [78, FLOOR], hands: "98,258 62,298" }),
      walker({ as: "porter", at: [279, FLOOR], facing: -1, hands: "259,263 271,263" }),
    ),
    paper(51, 288, 15, 20, { rows: [0.8, 0.5, 0.8] }),
    label("Tally", [36, 192], { size: NOTE }),
  );
}

function bay2(): string {
  return finish(
    yard(),
    along,
    group(column(1, 1) + column(2, 1), "works"),
    trend(1),
    count(1, 1),
    count(2, 1),
    group(path("M292 340v-66h42v66M292 274h42M298 282h30v22h-30zM302 288h18M302 294h12", "l2 fo"), "works"),
    crew(
      stander({ at: [108, FLOOR], hands: "96,296" }),
      stander({ as: "clerk", at: [265, FLOOR], height: 68, hands: "243,256" }),
      stander({ as: "surveyor", at: [149, FLOOR], height: 67, hands: "177,262" }),
    ),
    label("The dip", [256, 224], { size: NOTE }),
    path("M254 225L246 232", "l1"),
    label("Trend", [108, trendAt(340 + 148) - 9], { size: NOTE }),
  );
}

function bay3(): string {
  const reach = trendAt(680 + 136);
  return finish(
    yard(),
    along,
    group(column(3, 2) + column(4, 2), "works"),
    trend(2),
    count(3, 2, 18),
    count(4, 2, 34),
    group(ladder([150, FLOOR], [126, reach - 6], { width: 18 }), "works"),
    crew(
      stander({ as: "mason", at: [148, reach + 60], hands: `126,${trendAt(680 + 126)} 168,${trendAt(680 + 168)}` }),
      stander({ as: "foreman", at: [112, FLOOR], height: 67, hands: "146,292" }),
      stander({ as: "surveyor", at: [275, FLOOR], hands: "257,284" }),
    ),
    group(path("M296 340v-14h34v14zM298 326v-4h32v4M296 322v-4h34v4", "l1 fo"), "works"),
  );
}

/** The report on its two posts: the same six columns, small. */
function notice(): string {
  const bars = COUNTS.map((value, index) => `M${226 + index * 13} 272v${-value * 0.75}h9v${value * 0.75}z`).join("");
  return (
    cuts([214, 190, 4, 150], [306, 190, 4, 150], [208, 184, 108, 6]) +
    path("M218 200h88v84h-88z", "l2 fo") +
    path(bars, "fi") +
    path("M224 272h78M224 278h30")
  );
}

function bay4(): string {
  const [deck, reading] = [top(70) + 56, top(70)];
  return finish(
    yard(0, 340, [0, 110]),
    along,
    group(column(5, 3, KEY), "works"),
    trend(3, 0, 50),
    count(5, 3, 9),
    staff(98),
    path(`M70 ${reading - 2}h45v4h-45z`, "fi"),
    group(
      path(
        `M120 ${deck}V340M176 ${deck}V340M120 ${deck + 110}L176 ${deck + 10}M120 ${deck + 210}L176 ${deck + 110}M120 ${deck + 110}H176`,
        "l2",
      ) + ladder([192, FLOOR], [178, deck - 8], { width: 15 }),
      "works",
    ),
    path(`M114 ${deck}h66v5h-66z`, "fi"),
    notice(),
    crew(
      stander({ as: "rigger", at: [142, deck], hands: [[116, reading + 4]] }),
      stander({ as: "manager", at: [246, FLOOR], height: 68 }),
      stander({ at: [282, FLOOR], hands: "296,262" }),
    ),
    label("Report", [214, 178], { size: NOTE }),
  );
}

/** A counting yard: six columns counted block by block, the trend stretched across them, the last one read. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 426, second: 340, third: 676 },
  sky: 15,
  behindTurn: "stone",
};
