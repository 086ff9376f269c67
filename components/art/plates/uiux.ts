import {
  type Artwork,
  arc,
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
  people,
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
  const route: Point[] = work.flatMap(([from, to, y]): Point[] => [
    [x(from), y],
    [x(to), y],
  ]);
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
    [0, 3, 6, 9].map((minutes) => note(String(minutes), [x(minutes), 237], { anchor: "middle", style: "t" })).join("") +
    note("12 min", [x(12) + 8, 237], { anchor: "end", style: "t" }) +
    Object.entries(lanes)
      .map(([name, y]) => note(name, [76, y + 5.2], { anchor: "end" }))
      .join("") +
    polyline(route, "l1") +
    rect(x(3), lanes.Clerk - 10, x(4.5) - x(3), 20, "l1 fp") +
    hatchRect({ x: x(3), y: lanes.Clerk - 10, width: x(4.5) - x(3), height: 20 }, { gap: 5 }) +
    rect(x(5), lanes.Manager - 10, x(9) - x(5), 20, "l2 fk") +
    rects(
      work.map(([from, to, y]) => ({ x: x(from), y: y - 10, width: x(to) - x(from), height: 20 })),
      "fi",
    ) +
    note("printer", [x(3.1), lanes.Clerk - 16], { style: "t" }) +
    note("signature on paper", [x(5.05), lanes.Manager - 17], { style: "t" }) +
    balloons(
      [
        { number: 1, at: [396, 92], target: [374, 46] },
        { number: 2, at: [402, 182], target: [x(9) - 8, lanes.Manager + 2] },
      ],
      11,
    )
  );
}

/** A deck of copy: one word in three languages with its room, an error in two parts, and the same word on three screens. */
function copyDeck(): string {
  const rows = [36, 82, 128];
  const screens = [
    { x: 26, width: 52 },
    { x: 92, width: 102 },
    { x: 208, width: 192 },
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
    path("M218 12H398L412 26V152H218Z", "l2 fp") +
    path("M398 12V26H412", "l1") +
    note("Not saved.", [244, 48], { style: "tb" }) +
    note("Check the connec-", [244, 98]) +
    note("tion, then press again.", [244, 118]) +
    path("M236 30H230V56H236M236 80H230V126H236", "l2") +
    rects(
      screens.map(({ x, width }) => ({ x, y: 172, width, height: 62 })),
      "l2 fp",
    ) +
    path("M36 182h30M36 190h22M102 182h60M102 190h44M220 182h110M220 190h84", "l1 m") +
    rects(
      [30, 102, 220].map((x) => ({ x, y: 202, width: 44, height: 24 })),
      "l2",
    ) +
    [52, 124, 242].map((x) => note("Save", [x, 219.5], { anchor: "middle", style: "tb" })).join("") +
    balloons(
      [
        { number: 1, at: [386, 56], target: [324, 44] },
        { number: 2, at: [178, 158], target: [192, 128] },
        { number: 3, at: [300, 208], target: [264, 214] },
      ],
      11,
    )
  );
}

/** A drawer of parts with the states that demos leave out, one set of tokens for three platforms, and pairs of colours with contrast. */
function library(): string {
  const [left, top, width, height] = [10, 30, 60, 46];
  const column = (index: number) => left + width * index;
  const row = (index: number) => top + height * index + height / 2;
  const frames = [0, 1, 2, 3, 4].map((index) => ({ x: column(index) + 9, y: row(0) - 11, width: 42, height: 22 }));
  const fields = frames.map(({ x }) => ({ x, y: row(1) - 9, width: 42, height: 18 }));
  const tables = frames.map(({ x }) => ({ x, y: row(2) - 15, width: 42, height: 30 }));
  const at = (index: number, dx: number, rowIndex: number, dy = 0) => `M${column(index) + dx} ${row(rowIndex) + dy}`;
  const insides = [
    `${at(2, 24, 0)}h2m4 0h2m4 0h2${at(3, 18, 0)}h24${at(4, 14, 0)}h40m4 0h1`,
    `${at(0, 14, 1)}h20${at(2, 14, 1)}h10${at(3, 14, 1)}h26${at(4, 14, 1)}h34${at(3, 9, 1, 15)}h24`,
    `${at(0, 9, 2, -5)}h42m0 10h-42m14 10v-30`,
    `${at(2, 9, 2, -5)}h42${at(4, 9, 2, -5)}h42m0 10h-42m14 10v-30m14 30v-30`,
  ].join("");
  const failed = `${at(3, 24, 2, -6)}l12 12m0 -12l-12 12`;
  const pairs = [
    { x: 30, ratio: "6.44" },
    { x: 126, ratio: "8.67" },
    { x: 222, ratio: "4.97" },
  ];
  return (
    rect(left, top, width * 5, height * 3, "l3 fp") +
    path("M70 30V168M130 30V168M190 30V168M250 30V168M10 76H310M10 122H310", "l1") +
    ["ready", "empty", "busy", "failed", "too long"]
      .map((state, index) => note(state, [column(index) + 30, 21], { anchor: "middle", style: "t" }))
      .join("") +
    rects([...frames.slice(1), ...fields, ...tables], "l2") +
    rects(frames.slice(0, 1), "l2 fk") +
    path(insides, "l1") +
    path(failed, "l2") +
    arc({ center: [column(2) + 40, row(1)], radius: 4.5, from: 100, to: 370 }, "l2") +
    path("M310 98H330M330 54V142M330 54H344M330 98H344M330 142H344", "l2") +
    path("M346 44h22v18h-22zM346 50h22M350 84h12v27h-12z", "l2") +
    roundRect({ x: 350, y: 128, width: 13, height: 28, radius: 4 }, "l2") +
    ["web", "Andr.", "iOS"].map((name, index) => note(name, [374, 59 + index * 44])).join("") +
    circles(
      pairs.map(({ x }) => [x, 208]),
      19,
      "l2 fp",
    ) +
    path(pairs.map(({ x }) => `M${x} 189a19 19 0 0 0 0 38z`).join(""), "fi") +
    pairs.map(({ x, ratio }) => note(ratio, [x + 25, 213])).join("") +
    balloons(
      [
        { number: 1, at: [286, 178], target: [222, 146] },
        { number: 2, at: [340, 16], target: [330, 54] },
        { number: 3, at: [318, 220], target: [240, 202] },
      ],
      11,
    )
  );
}

/** What one person did on three screens, apart from what was said, and findings ranked by people stopped out of five. */
function prototype(): string {
  const findings: readonly (readonly [string, number])[] = [
    ["No tick seen", 4],
    ["Wrong date", 3],
    ["Label unread", 2],
    ["No shortcut", 1],
  ];
  const dots = (row: number, from: number, to: number): Point[] =>
    Array.from({ length: to - from }, (_, index) => [294 + (from + index) * 24, 52 + row * 48]);
  const did = points([40, 112, 64, 112, 104, 70, 122, 112, 64, 124, 122, 128, 190, 50, 224, 50]);
  return (
    rect(102, 14, 144, 106, "l2 fp") +
    rect(62, 38, 77, 100, "l2 fp") +
    rect(14, 60, 39, 78, "l2 fp") +
    polyline(did, "l2") +
    circle(0, 0, 0) +
    findings.map(([name], row) => note(name, [282, 36 + row * 48])).join("") +
    circles(
      findings.flatMap(([, stopped], row) => (row === 0 ? [] : dots(row, 0, stopped))),
      8,
      "fi",
    ) +
    circles(dots(0, 0, 4), 8, "l2 fk") +
    circles(
      findings.flatMap(([, stopped], row) => dots(row, stopped, 5)),
      8,
      "l1 fp",
    ) +
    balloons(
      [
        { number: 1, at: [20, 170], target: [40, 112] },
        { number: 2, at: [408, 24], target: [374, 48] },
      ],
      11,
    )
  );
}

/** The four deliverables of UI/UX design. */
export const plates: Plates = [
  plate(taskMap, "One task over twelve minutes in three lanes: work in ink, pauses with their cause, and the six people who were watched."),
  plate(copyDeck, "A table with the word Save in English, German and Hindi, an error message in two parts, and one word on three screens."),
  plate(library, "A drawer of buttons, fields and tables in five states, tokens that feed three platforms, and colour pairs with their contrast."),
  plate(prototype, "Screens at three widths with the path that one person took, what was said, and four findings ranked by people stopped."),
];
