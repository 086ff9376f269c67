import { people } from "@/components/art/figures/people";
import { hatchRect } from "@/components/art/pen/hatching";
import { balloons, type LabelOptions, label } from "@/components/art/pen/labels";
import { type Artwork, group, place } from "@/components/art/pen/markup";
import { type Point, points, segment } from "@/components/art/pen/points";
import { circle, circles, line, lines, path, polyline, rect, rects, roundRect } from "@/components/art/pen/shapes";
import type { Plates } from "./plate";

/** Labels are 12 px at the smallest width a plate is shown at. */
const note = (text: string, at: Point, options: LabelOptions = {}) => label(text, at, { size: 15, style: "tn", ...options });

const plate = (markup: () => string, title: string): Artwork => ({ viewBox: [0, 0, 424, 244], markup, title });

/** "Save changes" in Hindi, 587 units wide, its baseline at the origin; outlines of Mukta Medium (Ek Type, SIL Open Font License 1.1). */
const SAVE_CHANGES_IN_HINDI =
  "M30-60q6 0 11 2 4 2 7 4v-17h-49v-9h72v9h-11v71h-12v-18q-2 2-6 4-4 2-11 1-5 0-10-1-5-2-8-5-4-3-6-7-2-5-2-11 0-5 2-10 2-" +
  "4 5-7 3-3 8-4 5-2 10-2z m-13 23q0 4 1 7 1 3 4 4 2 2 4 3 3 1 6 1 1 0 3-1 2 0 3 0l-17-23q-2 2-3 4-1 2-1 5z m31-6q-2-3-7-" +
  "5-4-2-9-2-1 0-2 0-1 0-3 1l17 22q2-1 3-3 1-2 1-4z m80 19q0 3-1 6-1 2-3 3l9 20-11 4-6-19q-3 1-6 2-4 1-8 1-5 0-10-2-5-2-9" +
  "-5-4-3-6-8-2-5-3-12 0-6 2-11 2-5 6-8 4-3 9-5 5-1 10-1h9v-12h-42v-9h69v9h-15v21h-17q-4 0-7 1-3 1-6 3-3 2-4 5-2 3-2 7 0 " +
  "4 2 8 1 3 3 5 2 2 5 3 3 1 6 1 7 0 10-3l-3-10q2-2 4-3 2-1 5-1 5 0 7 3 3 3 3 7z m47-19q-2-2-5-3-3-1-6-1-6 0-9 3-4 3-4 10" +
  " 0 5 2 9 2 4 5 7 3 3 6 6 4 3 8 5l-7 9q-5-3-10-7-5-4-8-8-4-4-6-10-2-5-2-11 0-6 2-11 2-4 5-7 3-3 8-4 4-1 8-1 5 0 9 2 4 2" +
  " 8 4 2-3 6-4 4-2 8-2 2 0 4 0 2 0 3 1v-15h-67v-9h90v9h-11v71h-12v-46q-2-1-5-1-6 0-8 5-3 5-3 16h-12q0-6 1-10 1-4 2-7z m5" +
  "7-28h-11v-9h34v9h-11v71h-12z m51 11q6 0 11 2 4 2 6 5v-18h-48v-9h71v9h-11v71h-12v-18q-2 2-5 4-4 2-11 1-5 0-10-1-5-2-8-5" +
  "-4-3-6-8-2-5-2-10 0-5 2-10 2-4 5-7 3-3 8-4 5-2 10-2z m17 18q-2-3-6-5-4-2-9-3-7 0-10 3-4 3-5 10 0 8 5 11 4 3 11 4 3 0 6" +
  "-1 3-1 4-3 2-2 3-4 1-2 1-5z m92 37l-10 7-24-36q-2-3-3-5-1-2-1-3 0-3 2-4 2-2 6-2l2 3q3 4 7 4 5 0 8-4 3-4 3-10 0-5-2-9-2" +
  "-4-3-7h-28v-9h89v9h-11v71h-12v-32q-4 2-13 2-4 0-9-1-5-1-8-4-2 2-6 3-3 1-5 0-1 0-2 0z m8-35q5 0 9-1 4-1 6-3v-27h-27q2 2" +
  " 4 7 2 4 2 10 0 4-1 7-1 3-2 6 2 1 4 1 2 0 5 0z m80 53q-9-1-16-3-7-2-12-6-5-4-7-9-2-5-2-11 0-5 2-9 2-4 4-6-3-3-5-6-2-3-" +
  "2-8 0-4 2-6 1-3 3-5 2-2 5-3 3-1 7-1h17v-11h-41v-9h67v9h-15v21h-24q-4 0-6 1-3 1-3 6 0 2 1 4 1 2 2 3 3-2 7-2 4-1 7-1 5 0" +
  " 10 2 4 2 7 4 3 3 5 6 2 4 2 8 0 4-2 8-2 4-4 6l-9-6q1-2 2-3 1-2 1-5 0-2 0-3-1-2-3-4-1-1-3-2-2-1-6-1-7 0-12 4-4 4-4 9 0 " +
  "4 1 7 1 3 5 6 3 3 8 4 5 2 13 3z m-43-123q2-1 6-2 3-1 7 0 10 0 16 4 6 5 10 14l10 18h-9l-9-13q-4-6-7-9-4-3-11-3-3 0-5 1-" +
  "2 1-4 1z m108 65q3 2 5 6 2 4 2 9 0 5-1 9-2 4-5 7-3 3-8 4-4 2-9 2-5 0-10-2-4-2-8-4-3-3-6-6-2-3-4-8l9-4q3 7 7 10 4 4 11 " +
  "4 5 0 9-3 4-3 3-9 0-7-4-11-5-3-13-4h-4v-9h46v-17h-67v-9h90v9h-11v71h-12v-45z m30-53q0-3 2-5 2-2 5-2 3 0 5 2 2 2 2 5 0 " +
  "3-2 5-2 2-5 2-3 0-5-2-2-2-2-5z m-48-12q2-1 5-2 3-1 7 0 10 0 16 4 6 5 11 14l9 18h-9l-8-13q-4-6-8-9-4-3-10-3-3 0-5 1-2 1" +
  "-4 1z";

/** One task over twelve minutes, to scale: who works when, and what the others wait for. Six people were watched at it. */
function taskMap(): string {
  const x = (minutes: number) => 84 + minutes * 27;
  const lanes = { Customer: 106, Clerk: 150, Manager: 194 };
  const work: readonly (readonly [number, number, number])[] = [
    [0, 1, lanes.Customer],
    [1, 3, lanes.Clerk],
    [4.5, 5, lanes.Clerk],
    [9, 9.5, lanes.Manager],
    [9.5, 11, lanes.Clerk],
    [11, 12, lanes.Customer],
  ];
  const handovers = [
    segment(x(1), lanes.Customer, x(1), lanes.Clerk),
    segment(x(5), lanes.Clerk, x(5), lanes.Manager),
    segment(x(9.5), lanes.Manager, x(9.5), lanes.Clerk),
    segment(x(11), lanes.Clerk, x(11), lanes.Customer),
  ];
  const counters = Array.from({ length: 6 }, (_, index) => ({ x: 92 + index * 54, y: 38, width: 40, height: 26 }));
  return (
    people(counters.map(({ x: left }) => ({ at: [left + 20, 64], height: 54 }))) +
    rects(counters, "l2 fp") +
    line([78, 64], [422, 64], "l2") +
    note("6 watched", [4, 54]) +
    lines(
      [0, 3, 6, 9, 12].map((minutes) => segment(x(minutes), 78, x(minutes), 218)),
      "l1 mm",
    ) +
    path(`M84 218H${x(12.4)}`, "l2") +
    [0, 3, 6, 9, 12].map((minutes) => note(String(minutes), [x(minutes), 237], { anchor: "middle", style: "t" })).join("") +
    note("min", [x(0) + 8, 237], { style: "t" }) +
    Object.entries(lanes)
      .map(([name, y]) => note(name, [76, y + 5.2], { anchor: "end" }))
      .join("") +
    lines(handovers, "l2") +
    rect(x(3), lanes.Clerk - 10, x(4.5) - x(3), 20, "l1 fp") +
    hatchRect({ x: x(3), y: lanes.Clerk - 10, width: x(4.5) - x(3), height: 20 }, { gap: 5 }) +
    rect(x(5), lanes.Manager - 10, x(9) - x(5), 20, "l2 fk") +
    rects(
      work.map(([from, to, y]) => ({ x: x(from), y: y - 10, width: x(to) - x(from), height: 20 })),
      "fi",
    ) +
    note("printer", [x(3.1), lanes.Clerk - 16], { style: "t" }) +
    note("signed on paper", [x(5.2), lanes.Manager - 17], { style: "t" }) +
    balloons(
      [
        { number: 1, at: [411, 18], target: [388, 34] },
        { number: 2, at: [408, 176], target: [x(9) - 8, lanes.Manager + 2] },
      ],
      11,
    )
  );
}

/** A deck of copy: one label in three languages with its room, an error in two parts, and the same label on three screens. */
function copyDeck(): string {
  const rows = [36, 82, 128];
  const screens = [
    { x: 12, width: 124 },
    { x: 150, width: 124 },
    { x: 288, width: 124 },
  ];
  const word = { style: "tn" };
  return (
    rect(12, 12, 246, 140, "l2 fp") +
    rect(12, 12, 8, 140, "fk") +
    path("M20 59H258M20 105H258M54 12V152", "l1 m") +
    ["en", "de", "hi"].map((name, row) => note(name, [37, (rows[row] ?? 0) + 5], { anchor: "middle", style: "t" })).join("") +
    rects(
      rows.map((y) => ({ x: 62, y: y - 17, width: 188, height: 34 })),
      "l1 dash",
    ) +
    note("Save changes", [70, 41], word) +
    note("Änderungen speichern", [70, 87], word) +
    group(place(70, 134, path(SAVE_CHANGES_IN_HINDI, "fi"), 0.15), "", { lang: "hi" }) +
    rect(274, 12, 138, 140, "l2 fp") +
    note("Not saved.", [298, 42], word) +
    note("Check the", [298, 80]) +
    note("connection,", [298, 99]) +
    note("then press", [298, 118]) +
    note("again.", [298, 137]) +
    path("M290 25H284V50H290M290 64H284V144H290", "l2") +
    rects(
      screens.map(({ x, width }) => ({ x, y: 178, width, height: 58 })),
      "l2 fp",
    ) +
    rects(
      screens.map(({ x }) => ({ x: x + 8, y: 203, width: 108, height: 25 })),
      "l2",
    ) +
    path("M20 190H92M158 186H236M158 194H210M296 190H330M344 190H392", "l1 m") +
    screens.map(({ x }) => note("Save changes", [x + 62, 220.5], { anchor: "middle", ...word })).join("") +
    balloons(
      [
        { number: 1, at: [206, 165], target: [250, 134] },
        { number: 2, at: [411, 166], target: [396, 203] },
      ],
      11,
    )
  );
}

/** A drawer of parts with the states that demos leave out, a token that feeds three platforms, and pairs of colours with contrast. */
function library(): string {
  const [left, top, width, height] = [8, 30, 58, 46];
  const column = (index: number) => left + width * index;
  const row = (index: number) => top + height * index + height / 2;
  const frames = [0, 1, 2, 3, 4].map((index) => ({ x: column(index) + 8, y: row(0) - 11, width: 42, height: 22 }));
  const fields = frames.map(({ x }) => ({ x, y: row(1) - 9, width: 42, height: 18 }));
  const tables = frames.map(({ x }) => ({ x, y: row(2) - 15, width: 42, height: 30 }));
  const at = (index: number, dx: number, rowIndex: number, dy = 0) => `M${column(index) + dx} ${row(rowIndex) + dy}`;
  const insides = [
    `${at(2, 20, 0)}h3m5 0h3m5 0h3${at(3, 16, 0)}h26${at(3, 8, 0, 16)}h30${at(1, 23, 0)}h12${at(4, 23, 0)}h12`,
    `${at(0, 13, 1)}h20${at(2, 13, 1)}h12${at(3, 13, 1)}h26${at(3, 8, 1, 14)}h34${at(4, 13, 1)}h26m4 0h2m3 0h1`,
    `${at(0, 8, 2, -5)}h42m-42 10h42m-28 -20v30${at(1, 8, 2, -5)}h42${at(1, 20, 2, 5)}h18${at(2, 8, 2, -5)}h42`,
    `${at(3, 8, 2, -5)}h42${at(4, 8, 2, -7)}h42m-42 5h42m-42 5h42m-42 5h42m-42 5h42m-28 -28v30`,
  ].join("");
  const trouble = `${at(3, 24, 2, 1)}l10 10m0 -10l-10 10${at(3, 43, 1, 11)}v6${at(3, 43, 0, 13)}v6`;
  const pairs = [
    { x: 30, name: "label", ratio: "5.37" },
    { x: 130, name: "ring", ratio: "5.18" },
    { x: 230, name: "message", ratio: "6.57" },
  ];
  return (
    rect(left, top, width * 5, height * 3, "l3 fp") +
    path("M66 30V168M124 30V168M182 30V168M240 30V168M8 76H298M8 122H298", "l1") +
    ["ready", "empty", "busy", "failed", "too full"]
      .map((state, index) => note(state, [column(index) + 29, 21], { anchor: "middle", style: "t" }))
      .join("") +
    rects([...frames.slice(2, 4), ...fields, ...tables], "l2") +
    rects(frames.slice(0, 1), "l2 fk") +
    path(insides, "l1") +
    path(trouble, "l2") +
    path([1, 2].map((kind) => `${at(2, 39, kind, kind === 2 ? 0 : -4.5)}a4.5 4.5 0 1 1 -4.5 4.5`).join(""), "l2") +
    rect(314, 10, 92, 26, "l2 fp") +
    note("action-600", [360, 28.5], { anchor: "middle", style: "tn" }) +
    path("M324 36V156M324 72H336M324 114H336M324 156H336", "l2") +
    path("M338 62h24v20h-24zM338 69h24M343 100h13v28h-13z", "l2") +
    roundRect({ x: 343, y: 142, width: 13, height: 28, radius: 4 }, "l2") +
    ["web", "Android", "iOS"].map((name, index) => note(name, [368, 77 + index * 42])).join("") +
    // each disc shows its pair: the light label on the button, the ring round it, and the lines of a message
    circle(30, 216, 22, "l2 fk") +
    rect(17, 212, 26, 8, "fp") +
    circles("130,216 230,216", 22, "l2 fp") +
    roundRect({ x: 117, y: 207, width: 26, height: 18, radius: 2 }, "fk") +
    roundRect({ x: 113, y: 203, width: 34, height: 26, radius: 5 }, "l3") +
    path("M217 208h26M217 216h26M217 224h16", "l3") +
    pairs.map(({ x, name, ratio }) => note(name, [x + 28, 213]) + note(`${ratio}:1`, [x + 28, 232])).join("") +
    note("contrast", [332, 222], { style: "t" }) +
    balloons(
      [
        { number: 1, at: [188, 188], target: [210, 155] },
        { number: 2, at: [411, 58], target: [394, 34] },
      ],
      11,
    )
  );
}

/** Where one person clicked on a screen, and in which order, apart from what was said, and findings, worst first, each with the people it stopped out of five. */
function prototype(): string {
  const findings: readonly (readonly [string, number])[] = [
    ["Wrong field", 4],
    ["Work lost", 2],
    ["Hint not read", 3],
    ["No shortcut", 1],
  ];
  const dots = (row: number, from: number, to: number): Point[] =>
    Array.from({ length: to - from }, (_, index) => [288 + (from + index) * 25, 56 + row * 52]);
  const did = points("52,28 178,56 64,80 190,98 46,122");
  return (
    rect(12, 10, 226, 134, "l2 fp") +
    path("M22 28H94M22 42H78", "l3") +
    rects(
      [
        { x: 22, y: 70, width: 92, height: 20 },
        { x: 144, y: 46, width: 84, height: 20 },
        { x: 144, y: 88, width: 84, height: 20 },
      ],
      "l1",
    ) +
    rect(22, 111, 44, 22, "l2") +
    path("M144 40h40M144 82h52M22 64h36", "l1 m") +
    polyline(did, "l2 dash") +
    circles(did, 4.5, "l1 fi") +
    note("order of the clicks", [12, 164], { style: "t" }) +
    note("did", [12, 196]) +
    note("said", [12, 230]) +
    path("M52 191H238", "l1") +
    path("M58 183v16M96 183v16M128 183v16M172 183v16M206 183v16", "l3") +
    path("M52 214H176V236H62L52 240Z", "l2 fp") +
    note("That was easy.", [64, 230.5]) +
    note("worst first", [278, 14], { style: "t" }) +
    note("of five users", [278, 240], { style: "t" }) +
    findings.map(([name], row) => note(name, [278, 38 + row * 52])).join("") +
    circles(dots(0, 0, 4), 8.5, "l2 fk") +
    circles(
      findings.flatMap(([, stopped], row) => (row === 0 ? [] : dots(row, 0, stopped))),
      8.5,
      "l1 fi",
    ) +
    circles(
      findings.flatMap(([, stopped], row) => dots(row, stopped, 5)),
      8.5,
      "l1",
    ) +
    balloons(
      [
        { number: 1, at: [244, 214], target: [206, 193] },
        { number: 2, at: [408, 22], target: [369, 50] },
      ],
      11,
    )
  );
}

/** The four deliverables of UI/UX design. */
export const plates: Plates = [
  plate(
    taskMap,
    "One task over twelve minutes in three lanes: work in ink, pauses with their cause, and the six people who were watched.",
  ),
  plate(
    copyDeck,
    "A table with the label Save changes in English, German and Hindi, an error message in two parts, and the same label on three screens.",
  ),
  plate(
    library,
    "A drawer of buttons, fields and tables in their states, tokens that feed three platforms, and colour pairs with their contrast.",
  ),
  plate(
    prototype,
    "A screen with the order of one person’s clicks, what was said, and four findings, worst first, each with how many of five users it stopped: work lost stands above a hint not read.",
  ),
];
