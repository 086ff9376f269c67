import { people } from "@/components/art/figures/people";
import {
  type Artwork,
  balloons,
  circle,
  circles,
  group,
  hatchRect,
  type LabelOptions,
  label,
  line,
  lines,
  type Point,
  path,
  place,
  points,
  polyline,
  rect,
  rects,
  roundRect,
  segment,
} from "@/components/art/pen";
import type { Plates } from "./plate";

/** Labels are 12 px at the smallest width a plate is shown at. */
const note = (text: string, at: Point, options: LabelOptions = {}) => label(text, at, { size: 15, style: "tn", ...options });

const plate = (markup: () => string, title: string): Artwork => ({ viewBox: [0, 0, 424, 244], markup, title });

/** The word for Save in Hindi, 41 units wide, its baseline at the origin; outlines of Mukta Medium (Ek Type, SIL Open Font License 1.1). */
const SAVE_IN_HINDI =
  "m7.2-.8L5.4.3 1.2-5.9q-.4-.5-.5-.8-.1-.3-.1-.6 0-.5.4-.8.4-.2.9-.2l.5.5q.4.7 1.2.7.8 0 1.3-.7.5-.6.5-1.7 0-.9-.3-1.7-." +
  "3-.7-.6-1.1H-.2v-1.6h15.3v1.6h-1.9V0h-2.1v-5.5q-.7.4-2.3.4-.7 0-1.5-.3-.8-.3-1.4-.6-.4.3-.9.4-.5.1-1 .1-.2 0-.3 0zm1.4" +
  "-6.1q.9 0 1.5-.2.6-.2 1-.5v-4.7H6.6q.3.4.6 1.1.3.8.3 1.9 0 .6-.1 1.1-.2.6-.4 1 .3.1.7.2.4.1.9.1zm13.8 9.2q-1.6-.1-2.8-" +
  ".6-1.1-.4-1.9-1.1-.8-.6-1.3-1.5-.4-.9-.4-1.9 0-.9.3-1.5.4-.6.8-1-.5-.5-.8-1.1-.4-.6-.4-1.4 0-.6.2-1.1.2-.5.6-.8.4-.3 1" +
  "-.5.5-.1 1.1-.1h2.9v-2h-7v-1.6h11.5v1.6h-2.5v3.6h-4.2q-.6 0-1.1.2-.4.3-.4 1 0 .4.1.7.2.3.4.6.5-.3 1.1-.4.7-.1 1.3-.1.9" +
  " 0 1.7.2.8.3 1.3.8.5.4.8 1.1.3.6.3 1.3 0 .7-.3 1.4-.3.6-.7 1l-1.6-1q.3-.3.4-.6.2-.3.2-.7 0-.4-.1-.7-.1-.3-.4-.6-.2-.2-" +
  ".7-.4-.4-.1-1-.1-1.2 0-1.9.6-.8.6-.8 1.7 0 .6.3 1.2.2.5.7 1 .6.4 1.5.7.9.3 2.3.5zM15-19.1q.4-.1 1-.3.6-.1 1.2-.1 1.7 0" +
  " 2.8.8 1.1.8 1.8 2.3l1.7 3.2h-1.6l-1.5-2.3q-.6-1-1.3-1.5-.7-.5-1.8-.5-.4 0-.8.1-.5.1-.8.2zM33.7-7.8q.5.3.9 1 .4.6.4 1." +
  "7 0 .8-.3 1.5-.3.6-.8 1.1-.6.5-1.3.8-.8.2-1.7.2-.9 0-1.7-.2-.7-.3-1.3-.8-.6-.4-1-1-.5-.6-.7-1.3l1.5-.8q.5 1.1 1.2 1.8." +
  "8.6 1.9.6.9 0 1.5-.5.6-.5.6-1.6 0-1.3-.8-1.9-.8-.6-2.2-.6h-.7v-1.6h8v-2.9H25.6v-1.6h15.6v1.6h-2V0h-2v-7.8zm5.2-9.2q0-." +
  "5.3-.9.4-.4 1-.4.5 0 .9.4.3.4.3.9 0 .5-.3.9-.4.3-.9.3-.6 0-1-.3-.3-.4-.3-.9zm-8.3-2.1q.3-.1.9-.3.6-.1 1.2-.1 1.7 0 2.8" +
  ".8 1.1.8 1.8 2.3l1.7 3.2h-1.6l-1.5-2.3q-.6-1-1.3-1.5-.7-.5-1.8-.5-.4 0-.8.1-.5.1-.8.2z";

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

/** A deck of copy: one word in three languages with its room, an error in two parts, and the same word on three screens. */
function copyDeck(): string {
  const rows = [36, 82, 128];
  const screens = [
    { x: 12, width: 52 },
    { x: 92, width: 102 },
    { x: 220, width: 192 },
  ];
  const word = { size: 18, style: "tb" };
  return (
    rect(12, 12, 190, 140, "l2 fp") +
    rect(12, 12, 8, 140, "fk") +
    path("M20 59H202M20 105H202M64 12V152", "l1 m") +
    ["en", "de", "hi"].map((name, row) => note(name, [42, (rows[row] ?? 0) + 5], { anchor: "middle", style: "t" })).join("") +
    rects(
      rows.map((y) => ({ x: 74, y: y - 17, width: 118, height: 34 })),
      "l1 dash",
    ) +
    label("Save", [90, 42], word) +
    label("Speichern", [90, 88], word) +
    group(place(90, 135, path(SAVE_IN_HINDI, "fi")), "", { lang: "hi" }) +
    rect(218, 12, 194, 140, "l2 fp") +
    note("Not saved.", [244, 48], { style: "tb" }) +
    note("Check the connection,", [244, 98]) +
    note("then press again.", [244, 118]) +
    path("M236 30H230V56H236M236 80H230V126H236", "l2") +
    rects(
      screens.map(({ x, width }) => ({ x, y: 178, width, height: 56 })),
      "l2 fp",
    ) +
    rects(
      [16, 102, 232].map((x) => ({ x, y: 202, width: 44, height: 24 })),
      "l2",
    ) +
    [38, 124, 254].map((x) => note("Save", [x, 219.5], { anchor: "middle", style: "tb" })).join("") +
    balloons(
      [
        { number: 1, at: [178, 158], target: [192, 128] },
        { number: 2, at: [312, 206], target: [276, 212] },
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
    `${at(2, 20, 0)}h3m5 0h3m5 0h3${at(3, 16, 0)}h26${at(3, 8, 0, 16)}h30${at(4, 13, 0)}h26m4 0h2m3 0h1`,
    `${at(0, 13, 1)}h20${at(2, 13, 1)}h12${at(3, 13, 1)}h26${at(3, 8, 1, 14)}h34${at(4, 13, 1)}h26m4 0h2m3 0h1`,
    `${at(0, 8, 2, -5)}h42m-42 10h42m-28 -20v30${at(1, 8, 2, -5)}h42${at(1, 20, 2, 5)}h18${at(2, 8, 2, -5)}h42`,
    `${at(3, 8, 2, -5)}h42${at(4, 8, 2, -7)}h42m-42 5h42m-42 5h42m-42 5h42m-42 5h42m-28 -28v30`,
  ].join("");
  const trouble = `${at(3, 24, 2, 1)}l10 10m0 -10l-10 10${at(3, 43, 1, 11)}v6${at(3, 43, 0, 13)}v6`;
  const pairs = [
    { x: 30, ratio: "6.44" },
    { x: 130, ratio: "8.67" },
    { x: 230, ratio: "4.97" },
  ];
  const halves = (radius: number, sweep: 0 | 1) =>
    pairs.map(({ x }) => `M${x} ${216 - radius}a${radius} ${radius} 0 0 ${sweep} 0 ${2 * radius}z`).join("");
  return (
    rect(left, top, width * 5, height * 3, "l3 fp") +
    path("M66 30V168M124 30V168M182 30V168M240 30V168M8 76H298M8 122H298", "l1") +
    ["ready", "empty", "busy", "failed", "too full"]
      .map((state, index) => note(state, [column(index) + 29, 21], { anchor: "middle", style: "t" }))
      .join("") +
    rects([...frames.slice(1), ...fields, ...tables], "l2") +
    rects(frames.slice(0, 1), "l2 fk") +
    path(insides, "l1") +
    path(trouble, "l2") +
    path([1, 2].map((kind) => `${at(2, 39, kind, kind === 2 ? 0 : -4.5)}a4.5 4.5 0 1 1 -4.5 4.5`).join(""), "l2") +
    rect(314, 10, 92, 26, "l2 fp") +
    note("action-600", [360, 28.5], { anchor: "middle", style: "tb" }) +
    path("M324 36V156M324 72H336M324 114H336M324 156H336", "l2") +
    path("M338 62h24v20h-24zM338 69h24M343 100h13v28h-13z", "l2") +
    roundRect({ x: 343, y: 142, width: 13, height: 28, radius: 4 }, "l2") +
    ["web", "Android", "iOS"].map((name, index) => note(name, [368, 77 + index * 42])).join("") +
    circles(
      pairs.map(({ x }) => [x, 216]),
      22,
      "l2 fp",
    ) +
    path(halves(22, 0) + halves(11, 1), "fi") +
    path(halves(11, 0), "fp") +
    pairs.map(({ x, ratio }) => note(`${ratio}:1`, [x + 28, 221])).join("") +
    balloons(
      [
        { number: 1, at: [188, 188], target: [210, 155] },
        { number: 2, at: [411, 58], target: [394, 34] },
      ],
      11,
    )
  );
}

/** What one person did on a page drawn at three widths, apart from what was said, and findings ranked by people stopped out of five. */
function prototype(): string {
  const scale = (pixels: number) => 12 + (pixels / 1440) * 226;
  const findings: readonly (readonly [string, number])[] = [
    ["Pressed twice", 4],
    ["Wrong field", 3],
    ["Hint not read", 2],
    ["Left unsaved", 1],
  ];
  const dots = (row: number, from: number, to: number): Point[] =>
    Array.from({ length: to - from }, (_, index) => [288 + (from + index) * 25, 56 + row * 52]);
  const did = points([52, 28, 178, 56, 64, 80, 190, 98, 46, 122]);
  return (
    rect(12, 10, 226, 134, "l2 fp") +
    path(`M${scale(390)} 10V152M${scale(768)} 10V152`, "l1 chain m") +
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
    circle(46, 122, 8.5, "l2") +
    note("390", [scale(390), 165], { anchor: "middle", style: "t" }) +
    note("768", [scale(768), 165], { anchor: "middle", style: "t" }) +
    note("1440 px", [238, 165], { anchor: "end", style: "t" }) +
    note("did", [12, 196]) +
    note("said", [12, 230]) +
    path("M52 191H238", "l1") +
    path("M58 183v16M96 183v16M128 183v16M172 183v16M206 183v16M212 183v16", "l3") +
    path("M52 214H176V236H62L52 240Z", "l2 fp") +
    note("That was easy.", [64, 230.5]) +
    note("of five users", [278, 14], { style: "t" }) +
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
        { number: 1, at: [244, 214], target: [212, 193] },
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
    "A table with the word Save in English, German and Hindi, an error message in two parts, and one word on three screens.",
  ),
  plate(
    library,
    "A drawer of buttons, fields and tables in five states, tokens that feed three platforms, and colour pairs with their contrast.",
  ),
  plate(
    prototype,
    "Screens at three widths with the path that one person took, what was said, and four findings, each with how many of five users it stopped, ranked.",
  ),
];
