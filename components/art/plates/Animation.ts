import { type Easing, progressOf } from "@/components/art/easing";
import { people } from "@/components/art/figures/people";
import { arc } from "@/components/art/pen/curves";
import { balloons, label } from "@/components/art/pen/labels";
import { type Artwork, place, type ViewBox } from "@/components/art/pen/markup";
import { ticks } from "@/components/art/pen/measures";
import { type Point, type Segment, segment } from "@/components/art/pen/points";
import { circle, circles, line, lines, path, rect, rects, roundRect } from "@/components/art/pen/shapes";
import { box } from "@/components/art/pen/solids";
import type { Plates } from "./plate";

const VIEW_BOX: ViewBox = [0, 0, 424, 244];

/** Radius of the balloons of a plate: their digits are 15 units high. */
const BALLOON = 11;

/** The film of the sample shot list: last frame of each shot, and the letters of each word spoken in it. */
const SHOTS: readonly { last: number; words: readonly number[] }[] = [
  { last: 48, words: [] },
  { last: 132, words: [4, 6, 2, 4, 4, 3] },
  { last: 240, words: [3, 5, 2, 2, 3, 6, 3, 5, 4, 5] },
  { last: 360, words: [2, 7, 2, 4, 4, 4, 4, 7, 6, 2, 3] },
  { last: 456, words: [4, 4, 3, 4, 4, 7, 5] },
  { last: 552, words: [4, 3, 7, 6] },
  { last: 648, words: [3, 6, 2, 3, 3, 3, 5] },
  { last: 720, words: [5, 2, 2, 4, 8, 3, 5] },
];
const FRAMES = 720;
const frameX = (frame: number) => 14 + (frame / FRAMES) * 394;

/** The words of a shot as bars as high as they have letters, over the shot's own time. */
function wordStrokes(from: number, to: number, words: readonly number[]): Segment[] {
  const unit = (frameX(to) - frameX(from) - 4) / words.reduce((sum, letters) => sum + letters + 1.6, 0);
  let x = frameX(from) + 3;
  return words.map((letters) => {
    const start = x;
    x += (letters + 1.6) * unit;
    return segment(start + 2, 176, start + 2, 177 - letters * 2.2);
  });
}

/** Four pictures, the fourth added in pencil; below them eight shots and 52 words on a ruler of thirty seconds. */
function storyboard(): string {
  const shots = SHOTS.map((shot, index) => ({ ...shot, from: SHOTS[index - 1]?.last ?? 0, number: index + 1 }));
  const frames = [14, 116, 218].map((x) => ({ x, y: 40, width: 88, height: 49.5 }));
  return (
    label("We need one day; your bank may take five.", [14, 25], { size: 15, style: "tn" }) +
    lines([segment(58, 90, frameX(90), 126), segment(160, 90, frameX(300), 126), segment(262, 90, frameX(504), 126)], "l1 m") +
    rects(frames, "l2 fp") +
    path(
      "M14 80H102M40 80V52H78V80M44 80V64H70V80M57 64V71M116 78H204M126 78V50H136V78M164 78V50H174V78M184 78V50H194V78",
      "l2",
    ) +
    path("M218 80H306M250 80V52H274V80M250 72H274M244 50l-7 -4M280 50l7 -4M262 47V43", "l2") +
    circle(150, 69, 9, "l2 fk") +
    rect(320, 40, 88, 49.5, "l1 dash") +
    path("M340 82H388M344 82V64M356 82V64M372 82V64M384 82V64M338 62H390L364 48Z", "l1 m") +
    rects(
      shots.map(({ from, last }) => ({ x: frameX(from), y: 126, width: frameX(last) - frameX(from), height: 26 })),
      "l2 fp",
    ) +
    shots
      .map(({ from, last, number }) => label(String(number), [frameX((from + last) / 2), 144.5], { size: 15, anchor: "middle" }))
      .join("") +
    lines(
      shots.flatMap(({ from, last, words }) => wordStrokes(from, last, words)),
      "l3",
    ) +
    line([14, 190], [408, 190], "l2") +
    ticks({ from: [14, 190], to: [408, 190], divisions: 6, length: 8 }) +
    label("52 words", [14, 208], { size: 15 }) +
    label("30 s", [408, 208], { size: 15, anchor: "end" }) +
    label("version 4", [238, 232], { size: 15 }) +
    path(
      "M306 234H408M326 230c8 -20 14 -12 6 2c6 -14 14 -14 11 -1c5 -10 11 -8 9 0c8 1 14 -12 10 -16c-6 2 -4 18 6 15c6 -2 10 -5 18 -8",
      "l2",
    ) +
    balloons(
      [
        { number: 1, at: [390, 20], target: [318, 20] },
        { number: 2, at: [140, 220], target: [166, 172] },
      ],
      BALLOON,
    )
  );
}

const CHART = { x: 58, base: 142, top: 42, width: 330, milliseconds: 500 } as const;
const timeX = (milliseconds: number) => CHART.x + (milliseconds / CHART.milliseconds) * CHART.width;

/** The exact curve of a move that lasts so long. */
function curve([x1, y1, x2, y2]: Easing, milliseconds: number): string {
  const at = (time: number, progress: number) =>
    `${timeX(time * milliseconds)} ${CHART.base - progress * (CHART.base - CHART.top)}`;
  return `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`;
}

/** The moves of the guide, by how long they last; the last is also drawn as it looks. */
const MOVES: readonly { name: string; easing: Easing; length: number; style: string }[] = [
  { name: "leaving", easing: [0.4, 0, 1, 1], length: 200, style: "l2" },
  { name: "arriving", easing: [0, 0, 0.2, 1], length: 300, style: "l2" },
  { name: "changing place", easing: [0.2, 0, 0.2, 1], length: 450, style: "l3 k" },
];

/** Place over time for three moves, each named where it ends, from start to end; below, a card that changes place, in twelve equal steps. */
function easings(): string {
  const { x, base, top } = CHART;
  const card = { y: 182, width: 30, height: 30 };
  const steps = Array.from({ length: 13 }, (_, index) => ({
    ...card,
    x: x + progressOf([0.2, 0, 0.2, 1], index / 12) * (timeX(500) - x - card.width),
  }));
  return (
    rect(timeX(150), top, timeX(500) - timeX(150), base - top, "fkt") +
    path(`M${x} 26V${base}H${timeX(500) + 10}`, "l2") +
    line([x - 6, top], [timeX(500), top], "l1 m") +
    MOVES.map(({ easing, length, style }) => path(curve(easing, length), style)).join("") +
    label("most movements", [290, 118], { size: 15, style: "tn", anchor: "middle" }) +
    circles(
      MOVES.map(({ length }): Point => [timeX(length), top]),
      4,
      "fi",
    ) +
    MOVES.map(({ name, length }, index) =>
      label(name, [timeX(length) + (index === 0 ? -4 : 4), 30], { size: 15, style: "tn", anchor: "middle" }),
    ).join("") +
    label("distance covered", [8, 17], { size: 15 }) +
    label("end", [x - 10, top + 5], { size: 15, anchor: "end" }) +
    label("start", [x - 10, base], { size: 15, anchor: "end" }) +
    ticks({ from: [timeX(500), base], to: [x, base], divisions: 10, length: 6 }) +
    line([timeX(150), base], [timeX(500), base], "l3") +
    [0, 150, 300]
      .map((milliseconds) => label(String(milliseconds), [timeX(milliseconds), 164], { size: 15, anchor: "middle" }))
      .join("") +
    label("500 ms", [timeX(500) + 16, 164], { size: 15, anchor: "end" }) +
    rects(steps.slice(0, 12), "l1") +
    rects(steps.slice(12), "l2 fk") +
    label("start", [x - 10, 202], { size: 15, anchor: "end" }) +
    label("end", [timeX(500) + 6, 202], { size: 15 }) +
    label("changing place, in 12 equal steps of time", [x, 235], { size: 15, style: "tn" }) +
    balloons(
      [
        { number: 1, at: [86, 66], target: [timeX(300 * 0.22), base - progressOf([0, 0, 0.2, 1], 0.22) * (base - top)] },
        { number: 2, at: [408, 112], target: [timeX(480), base] },
      ],
      BALLOON,
    )
  );
}

/** One moment of a film in a wide frame and composed again in a tall one, with captions, a silent sign and a part that turns. */
function films(): string {
  const wide = { x: 14, y: 20, width: 216, height: 121.5 };
  const tall = { x: 250, y: 20, width: 81, height: 144 };
  return (
    rects([wide, tall], "l2 fp") +
    people([{ at: [52, 139], height: 92, reach: [0.34, 0.08] }]) +
    rect(14, 106, 216, 35.5, "l2 fp") +
    path("M14 114H230M250 148H331") +
    roundRect({ x: 92, y: 98, width: 58, height: 8, radius: 3 }, "l2 fp") +
    path("M98 92L92 80M110 89L107 74M121 88V70M132 89L135 74M144 92L150 80M291 44V32M272 46L264 36M310 46L318 36") +
    path("M168 106V70H212V106M168 82H212M185 70V82M195 70V82", "l2") +
    roundRect({ x: 268, y: 50, width: 46, height: 86, radius: 7 }, "l2 fp") +
    roundRect({ x: 273, y: 58, width: 36, height: 70, radius: 3 }, "l1 fk") +
    path("M283 92l7 8l13 -17", "l3 on") +
    rect(22, 182, 226, 28, "l1 fp") +
    rect(14, 152, 226, 28, "l2 fp") +
    path("M44 152V180M54 182V210") +
    label("en", [20, 171], { size: 15, style: "tn" }) +
    label("Then the message comes.", [52, 171], { size: 15, style: "tn" }) +
    label("hi", [34, 202], { size: 15, style: "tn" }) +
    lines([segment(64, 196, 96, 196), segment(104, 196, 128, 196), segment(136, 196, 176, 196)], "l2") +
    path("M266 196h8l10 -9v28l-10 -9h-8zM292 193l14 16m0 -16l-14 16", "l2") +
    turntable([382, 130]) +
    balloons(
      [
        { number: 1, at: [206, 230], target: [190, 210] },
        { number: 2, at: [336, 220], target: [306, 205] },
      ],
      BALLOON,
    )
  );
}

/** The parcel in space on a plate that a visitor can turn. */
function turntable([x, y]: Point): string {
  const parcel =
    box({ x: -19, y: -19, z: 6, width: 38, depth: 38, height: 30 }, "l2 fp") + path("M-17 -36.5L0 -28.5L17 -36.5", "l1 m");
  return (
    path(`M${x - 38} ${y}a38 18 0 0 0 76 0a38 18 0 0 0 -76 0z`, "l1 fp") +
    place(x, y, parcel) +
    path(`M${x - 30} ${y + 26}a38 18 0 0 0 56 2`, "l2") +
    path(`M${x + 19} ${y + 26}l13 -4l-6 11z`, "fi") +
    label("3D", [x, y + 60], { size: 15, style: "tn", anchor: "middle" })
  );
}

/** A button in three named states with the moves between them both ways; below, the same without motion. */
function states(): string {
  const button = (x: number, y: number, width: number, style: string) =>
    roundRect({ x: x - width / 2, y: y - 22, width, height: 44, radius: 22 }, style);
  const names: readonly (readonly [string, number])[] = [
    ["rest", 70],
    ["busy", 224],
    ["done", 368],
  ];
  const arrows = [
    [134, 190],
    [258, 334],
  ] as const;
  return (
    [108, 90, 72, 58].map((width, index) => button(70, 60, width, index === 0 ? "l2 fp" : "l1 m")).join("") +
    label("Pay", [70, 65.5], { size: 15, style: "tn", anchor: "middle" }) +
    circle(224, 60, 22, "l2 fp") +
    arc({ center: [224, 60], radius: 13, from: 20, to: 290 }, "l3") +
    circle(368, 60, 22, "l2 fk") +
    path("M358 60l7 8l13 -16", "l3 on") +
    lines(
      arrows.flatMap(([from, to]) => [segment(from, 52, to, 52), segment(from, 68, to, 68)]),
      "l2",
    ) +
    path(arrows.map(([from, to]) => `M${to - 2} 47l10 5l-10 5zM${from + 2} 63l-10 5l10 5z`).join(""), "fi") +
    names.map(([name, x]) => label(name, [x, 106], { size: 15, style: "tn", anchor: "middle" })).join("") +
    rect(16, 118, 108, 8, "l1 fp") +
    rect(16, 118, 13, 8, "fi") +
    label("loading", [178, 127], { size: 15 }) +
    line([16, 146], [408, 146], "l1 chain m") +
    label("less motion", [16, 170], { size: 15 }) +
    button(70, 204, 108, "l2 fp") +
    label("Pay", [70, 209.5], { size: 15, style: "tn", anchor: "middle" }) +
    line([134, 204], [334, 204], "l1 dash") +
    path("M332 199l10 5l-10 5z", "fi") +
    circle(368, 204, 22, "l2 fp") +
    path("M358 204l7 8l13 -16", "l3") +
    balloons(
      [
        { number: 1, at: [272, 104], target: [243, 102] },
        { number: 2, at: [160, 122], target: [124, 122] },
      ],
      BALLOON,
    )
  );
}

const drawing = (markup: () => string, title: string): Artwork => ({ viewBox: VIEW_BOX, markup, title });

/** The animation page: its storyboard, its easing sheet, its films and its motion files. */
export const plates: Plates = [
  drawing(
    storyboard,
    "A storyboard: one sentence, three pictures of parcel, coin and phone, a bank added in pencil, and 52 words set against eight shots in thirty seconds.",
  ),
  drawing(
    easings,
    "A chart of the distance covered over time, from start to end in up to 500 milliseconds: leaving ends first, then arriving, then changing place; most movements last 150 to 500; below, a card that changes place, in twelve equal steps of time.",
  ),
  drawing(
    films,
    "One moment in a wide frame and composed again in a tall one, captions in two languages as separate slips, a silent sign, and a parcel in space on a turntable.",
  ),
  drawing(
    states,
    "A button in three states, rest, busy and done, with moves both ways and a first frame that stands while the rest loads; below, the same change without motion.",
  ),
];
