import { people } from "@/components/art/figures/people";
import { hatchRect } from "@/components/art/pen/hatching";
import { balloons, type LabelOptions, label } from "@/components/art/pen/labels";
import type { Artwork } from "@/components/art/pen/markup";
import { ticks } from "@/components/art/pen/measures";
import { type Point, points, type Segment, segment } from "@/components/art/pen/points";
import { circles, line, lines, path, polyline, type Rect, rect, rects, roundRect } from "@/components/art/pen/shapes";
import type { Plates } from "./plate";

/** Labels are 12 px at the smallest width a plate is shown at. */
const note = (text: string, at: Point, options: LabelOptions = {}) => label(text, at, { size: 15, style: "tn", ...options });

const plate = (markup: () => string, title: string): Artwork => ({ viewBox: [0, 0, 424, 244], markup, title });

type PageKind = "home" | "list" | "bowl" | "story";

/** What stands on a page of 40 by 52 units below its head, as one path. */
const PAGES: Readonly<Record<PageKind, string>> = {
  home: "m5 14h30v15h-30zm0 22h30m-30 7h20",
  list: "m6 14h12v12h-12zm16 0h12v12h-12zm-16 17h12v12h-12zm16 0h12v12h-12z",
  bowl: "m8 15h24q-1.5 12 -8 14h-8q-6.5 -2 -8 -14zm-3 21h18m-18 7h12",
  story: "m5 15h30m-30 6h26m-26 6h30m-30 6h28m-28 6h30m-30 6h14",
};

/** A laptop that has run one command, and a rack of the pages it has made; an old address is sent on to one of them. */
function code(): string {
  const [top, bottom] = [84, 154];
  const made: readonly (readonly [number, number, PageKind])[] = [
    [226, top, "home"],
    [272, top, "list"],
    [318, top, "bowl"],
    [364, top, "bowl"],
    [226, bottom, "story"],
    [272, bottom, "list"],
    [318, bottom, "story"],
  ];
  const marks = made.map(([x, y, kind]) => `M${x} ${y + 8}h40M${x} ${y}${PAGES[kind]}`);
  const output = [segment(54, 143, 150, 143), segment(54, 160, 124, 160), segment(54, 177, 158, 177)];
  return (
    rect(24, 96, 152, 98, "l2 fp") +
    path("M24 194H176L190 206H10Z", "l2 fp") +
    path("M82 194l4 4h28l4 -4", "l1") +
    note("make the pages", [50, 122], { style: "tn" }) +
    path("M35 112l5 5l-5 5", "l2") +
    path(output.map(([[, y]]) => `M35 ${y - 1}l3 3.5l6 -7.5`).join(""), "l2 k") +
    lines(output, "l1 m") +
    rects(
      made.filter((_, index) => index !== 2).map(([x, y]) => ({ x, y, width: 40, height: 52 })),
      "l2 fp",
    ) +
    rect(318, top, 40, 52, "l2 fk") +
    path(marks.filter((_, index) => index !== 2).join(""), "l1") +
    path(marks[2] ?? "", "l1 on") +
    path(`M364 ${bottom}h40v52h-40zm0 8h40`, "l1 dash") +
    path(`M384 ${bottom + 22}v9l6 4`, "l2") +
    circles([[384, bottom + 30]], 11) +
    path(`M2 206H422M216 ${top + 52}H414M216 72V206M414 72V206`, "l2") +
    roundRect({ x: 214, y: 14, width: 132, height: 26, radius: 13 }, "l1 fp dash") +
    note("/bowl.php?id=7", [280, 32], { anchor: "middle", style: "t" }) +
    note("old address", [206, 32], { anchor: "end" }) +
    path("M338 40V80M333 71L338 82L343 71", "l2") +
    note("new page", [330, 62], { anchor: "end" }) +
    note("made in advance", [216, 224]) +
    note("on request", [414, 224], { anchor: "end", style: "t" }) +
    balloons(
      [
        { number: 1, at: [196, 176], target: [232, 188] },
        { number: 2, at: [394, 34], target: [339, 56] },
      ],
      11,
    )
  );
}

/** A form whose headline field ends where the layout ends, its draft on a phone, and six people of whom one turns the key. */
function editor(): string {
  const [left, right] = [26, 238];
  return (
    rect(14, 10, 236, 118, "l2 fp") +
    note("Headline", [left, 30], { style: "t" }) +
    note("20 of 32", [right, 30], { style: "t", anchor: "end" }) +
    rect(left, 37, 212, 27, "l2 fp") +
    label("Twenty bowls in blue", [33, 55.5], { size: 16, style: "tn" }) +
    ticks({ from: [right, 73], to: [left, 73], divisions: 16, length: (index) => (index % 4 === 0 ? 7 : 4) }, "l1 m") +
    line([left, 73], [left + (212 * 20) / 32, 73], "l3") +
    rect(236, 33, 6, 48, "fi") +
    rect(left, 88, 92, 30) +
    path("M34 97h72M34 104h66M34 111h44", "l1 m") +
    rect(164, 90, 74, 28, "l2 fp") +
    note("Publish", [201, 109], { anchor: "middle" }) +
    path("M2 238H150V218H262M150 228H262", "l2") +
    people([
      { at: [24, 238], height: 60 },
      { at: [56, 238], height: 60, reach: [0.2, -0.42] },
      { at: [90, 238], height: 60 },
      { at: [122, 238], height: 60 },
      { at: [186, 218], height: 60, reach: [0.18, -0.3] },
      { at: [238, 218], height: 60 },
    ]) +
    path("M67 170L73 118", "l3") +
    path("M201 148V118M201 134h7M201 141h5", "l3") +
    circles("201,153", 7, "l2 fk") +
    roundRect({ x: 300, y: 10, width: 92, height: 224, radius: 13 }, "l2 fp") +
    rect(306, 26, 80, 192) +
    hatchRect({ x: 306, y: 26, width: 80, height: 24 }, { gap: 6 }) +
    rect(322, 28, 48, 20, "fp") +
    note("Draft", [346, 43], { anchor: "middle" }) +
    path("M316 64h60q-3 30 -18 34h-24q-15 -4 -18 -34z", "l2") +
    ["Twenty", "bowls in", "blue"].map((word, row) => label(word, [313, 126 + row * 18], { size: 17, style: "tn" })).join("") +
    path("M313 178h66M313 186h58M313 194h62", "l1 m") +
    path("M250 60H298M288 55L298 60L288 65", "l1") +
    balloons(
      [
        { number: 1, at: [272, 22], target: [241, 42] },
        { number: 2, at: [410, 80], target: [380, 44] },
      ],
      11,
    )
  );
}

/** Kilobytes of text, fonts, pictures and script, and the cap. The first layout is the one in the page-load record. */
const LAYOUTS = [
  { name: "Bowl", parts: [23, 35, 96, 52], cap: 250 },
  { name: "List", parts: [19, 35, 122, 30], cap: 230 },
  { name: "Story", parts: [31, 35, 58, 9], cap: 150 },
  { name: "Home", parts: [22, 35, 176, 44], cap: 250 },
] as const;

/** Weight of four layouts in kilobytes, to scale, each against its cap; the last is over it, by a file that is named. */
function weight(): string {
  const [zero, unit] = [64, 1.2];
  const x = (kilobytes: number) => zero + kilobytes * unit;
  const rowOf = (index: number) => 46 + index * 38;
  const bars = LAYOUTS.map(({ parts: [text, fonts, pictures, script] }, index) => ({
    y: rowOf(index),
    edges: [0, text, text + fonts, text + fonts + pictures, text + fonts + pictures + script].map(x),
  }));
  const part = (from: number): Rect[] =>
    bars.map(({ y, edges }) => ({ x: edges[from] ?? 0, y, width: (edges[from + 1] ?? 0) - (edges[from] ?? 0), height: 22 }));
  const heads: readonly (readonly [string, number])[] = [
    ["text, fonts", x(29)],
    ["pictures", x(106)],
    ["script", x(180)],
  ];
  return (
    lines(
      [50, 100, 150, 200, 250].map((kilobytes) => segment(x(kilobytes), 36, x(kilobytes), 212)),
      "l1 mm",
    ) +
    rects([...part(0), ...part(1), ...part(3)], "l2 fp") +
    part(2)
      .map((box) => rects([box], "l2 fp") + hatchRect(box, { gap: 6 }))
      .join("") +
    LAYOUTS.map(({ name }, index) => note(name, [54, rowOf(index) + 16], { anchor: "end" })).join("") +
    heads.map(([text, at]) => note(text, [at, 36], { anchor: "middle", style: "t" })).join("") +
    note("limit", [x(250) - 8, 36], { anchor: "end" }) +
    rect(x(57), rowOf(3), 132, 22, "fi") +
    path(`M${x(100)} ${rowOf(3) + 22}v7`, "l1") +
    note("facade.jpg, 110 kB", [x(100) - 8, rowOf(3) + 41]) +
    rects(
      LAYOUTS.map(({ cap }, index) => ({ x: x(cap) - 3, y: rowOf(index) - 7, width: 6, height: 36 })),
      "fk",
    ) +
    path(`M${zero} 36V212H${x(272)}`, "l2") +
    [0, 100, 200].map((value) => note(value === 200 ? "200 kB" : String(value), [x(value), 231], { anchor: "middle" })).join("") +
    balloons(
      [
        { number: 1, at: [404, 26], target: [x(250) + 1, 44] },
        { number: 2, at: [404, 212], target: [x(265), rowOf(3) + 14] },
      ],
      11,
    )
  );
}

/** A print of a page with the path of the Tab key, the record of its faults, and what only a listener finds. */
function record(): string {
  const stops = points("30,32 108,32 142,32 176,32 128,104 128,160 54,186 110,186 166,186 50,216");
  const rows = [
    ["A", "reading order", "12 Nov"],
    ["B", "no label", "13 Nov"],
    ["C", "link too small", "13 Nov"],
  ];
  const flags: readonly (readonly [string, Point])[] = [
    ["A", [108, 160]],
    ["B", [190, 54]],
    ["C", [190, 172]],
  ];
  const rules: Segment[] = [42, 68, 94, 120].map((y) => segment(230, y, 414, y));
  return (
    rect(14, 12, 192, 220, "l2 fp") +
    path("M14 46H206M14 204H206", "l1") +
    rects([{ x: 26, y: 62, width: 68, height: 92 }], "l1") +
    path("M32 92h56q-4 30 -20 36h-16q-16 -6 -20 -36z", "l2") +
    path("M106 66H186M106 72H160", "l3") +
    path("M106 84H180", "l1 m") +
    rects(
      [26, 82, 138].map((x) => ({ x, y: 174, width: 50, height: 22 })),
      "l1",
    ) +
    roundRect({ x: 104, y: 92, width: 80, height: 24, radius: 3 }, "l2 fk") +
    polyline(stops, "l3 k") +
    circles(stops, 4, "l2 fp") +
    flags.map(([name, [x, y]]) => rect(x - 9, y - 9, 18, 18, "l2 fp") + note(name, [x, y + 5.2], { anchor: "middle" })).join("") +
    lines(rules, "l1 m") +
    line([230, 42], [414, 42], "l2") +
    note("Fault", [230, 35], { style: "t" }) +
    note("fixed", [414, 35], { style: "t", anchor: "end" }) +
    rows
      .map(
        ([name = "", cause = "", date = ""], index) =>
          note(name, [230, 61 + index * 26], { style: "tn" }) +
          note(cause, [250, 61 + index * 26]) +
          note(date, [414, 61 + index * 26], { anchor: "end" }),
      )
      .join("") +
    path("M230 144H398L414 152V208H230Z", "l2 fp") +
    path("M398 144V152H414", "l1") +
    note("A: the price was read", [240, 171]) +
    note("after the button.", [240, 192]) +
    balloons(
      [
        { number: 1, at: [164, 140], target: [128, 132] },
        { number: 2, at: [334, 22], target: [352, 55] },
      ],
      11,
    )
  );
}

/** The four deliverables of website development. */
export const plates: Plates = [
  plate(
    code,
    "A laptop that has run one command, and the rack of pages it has made in advance; one is made on request, and an old address leads to a new page.",
  ),
  plate(
    editor,
    "An editor’s form with a stop at the end of the headline, its draft on a phone, and the few who hold the key to publish.",
  ),
  plate(weight, "Bar chart of the weight of four layouts in kilobytes, each with its cap; one is over it and the file is named."),
  plate(
    record,
    "A print of a page with the path of the Tab key drawn on it, a list of three faults put right and a written remark.",
  ),
];
