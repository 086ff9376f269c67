import { people } from "@/components/art/figures/people";
import { arc, arcData } from "@/components/art/pen/curves";
import { balloons, type LabelOptions, label } from "@/components/art/pen/labels";
import { type Artwork, place } from "@/components/art/pen/markup";
import { type Point, points, type Segment, segment } from "@/components/art/pen/points";
import { circle, circles, line, lines, path, polyline, rect, rects, roundRect } from "@/components/art/pen/shapes";
import { box, project } from "@/components/art/pen/solids";
import type { Plates } from "./plate";

/** Labels are 12 px at the smallest width a plate is shown at. */
const note = (text: string, at: Point, options: LabelOptions = {}) => label(text, at, { size: 15, style: "tn", ...options });

const plate = (markup: () => string, title: string): Artwork => ({ viewBox: [0, 0, 424, 244], markup, title });

const tickData = (x: number, y: number) => `M${x} ${y}l4 4.5l8 -10`;

/** A fingerprint of three ridges round (x, y). */
const ridges = ([x, y]: Point) =>
  [4, 9, 14]
    .map((radius) => `${arcData({ center: [x, y], radius, from: -20, to: 200 })}M${x - radius * 0.94} ${y + radius * 0.34}l1 6`)
    .join("");

/** One sheet of code, two signed packages, and two phones on which the same screen keeps each platform's manners. */
function packages(): string {
  const crate = box({ x: -23, y: -23, width: 46, depth: 46, height: 34 }, "l2 fp");
  const tape = (z: number): Point[] => [project([-6, -23, z]), project([-6, 23, z]), project([6, 23, z]), project([6, -23, z])];
  const seal = path(
    tape(34).reduce((data, [x, y], index) => `${data}${index ? "L" : "M"}${x} ${y}`, ""),
    "l1",
  );
  const signed = (x: number) => place(x, 190, crate + seal + circle(0, -34, 8, "fi") + path("M-4 -34l3 3.5l5.5 -7", "l2 on"));
  const rows: Segment[] = [28, 314].flatMap((x) => [segment(x + 8, 88, x + 72, 88), segment(x + 8, 96, x + 58, 96)]);
  return (
    rect(170, 10, 84, 84, "l2 fp") +
    rect(170, 10, 84, 14, "fk") +
    path("M182 38h38M190 50h48M190 62h34M182 74h20M182 84h44", "l2") +
    path("M212 94V112M168 132V112H256V132", "l2") +
    signed(168) +
    signed(256) +
    note("Google", [168, 232], { anchor: "middle" }) +
    note("Apple", [256, 232], { anchor: "middle" }) +
    roundRect({ x: 22, y: 10, width: 92, height: 224, radius: 9 }, "l2 fp") +
    roundRect({ x: 308, y: 10, width: 92, height: 224, radius: 20 }, "l2 fp") +
    circle(68, 20, 3, "fi") +
    roundRect({ x: 340, y: 17, width: 28, height: 8, radius: 4 }, "fi") +
    path("M22 30H114M22 58H114M308 30H400M308 58H400", "l1 m") +
    path("M44 38L37 44.5L44 51M37 44.5H52M327 37L320 44.5L327 52", "l2") +
    note("Back", [331, 50]) +
    path("M90 44.5L101 38.5M90 44.5L101 50.5", "l2") +
    circles("89,44.5 102,38 102,51", 3, "fi") +
    path("M384 42h-4v10h14v-10h-4M387 47V35M383 38l4 -4l4 4", "l2") +
    label("Aa", [36, 80], { size: 19, style: "tn" }) +
    label("Aa", [322, 80], { size: 19, style: "tn" }) +
    lines(rows, "l1 m") +
    path(ridges([68, 138]), "l2") +
    path("M338 132v-8h8M362 124h8v8M370 148v8h-8M346 156h-8v-8", "l2") +
    path("M344 156q0 -9 10 -9q10 0 10 9", "l2") +
    circle(354, 138, 5.5, "l2") +
    roundRect({ x: 30, y: 176, width: 76, height: 26, radius: 4 }) +
    roundRect({ x: 316, y: 176, width: 76, height: 26, radius: 13 }) +
    note("Use code", [68, 194], { anchor: "middle" }) +
    note("Use code", [354, 194], { anchor: "middle" }) +
    path("M52 226H84M338 226H370", "l2") +
    balloons(
      [
        { number: 1, at: [212, 132], target: [176, 158] },
        { number: 2, at: [280, 30], target: [318, 43] },
      ],
      11,
    )
  );
}

/** Hours without signal, to scale: what goes on working for how long, and how two changes to one parcel end. */
function rulebook(): string {
  const x = (hours: number) => 78 + hours * 5.75;
  const [office, courier, meeting] = [176, 216, x(26)];
  const ends = (hours: number, y: number) => note(`${hours} h`, [x(hours) + 7, y + 5.2]);
  return (
    lines(
      [0, 12, 24, 36, 48].map((hours) => segment(x(hours), 12, x(hours), 124)),
      "l1 mm",
    ) +
    rect(x(0), 16, x(48) - x(0), 20, "l2 fk") +
    rect(x(0), 50, x(24) - x(0), 20, "l2 fp") +
    rect(x(0), 84, x(36) - x(0), 20, "l2 fp") +
    path(`M${x(0)} 12V124H${x(50)}`, "l2") +
    ["Deliver", "Route", "Photos"].map((name, row) => note(name, [70, 31 + row * 34], { anchor: "end" })).join("") +
    ends(48, 26) +
    ends(24, 60) +
    rect(x(36) + 4, 86, 106, 18, "fp") +
    note("36 h, then full", [x(36) + 7, 99.2]) +
    [0, 12, 24, 36, 48].map((hours) => note(String(hours), [x(hours), 141], { anchor: "middle", style: "t" })).join("") +
    note("hours without signal", [x(50), 160], { anchor: "end", style: "t" }) +
    note("Office", [70, office + 5.2], { anchor: "end" }) +
    note("Courier", [70, courier + 5.2], { anchor: "end" }) +
    polyline(`${x(0)},${office} ${meeting - 24},${office} ${meeting},196`, "l2") +
    polyline(`${x(0)},${courier} ${meeting - 24},${courier} ${meeting},196`, "l2") +
    line([meeting + 48, 196], [x(50), 196], "l2") +
    note("dispatcher", [meeting + 58, 188]) +
    path(`M${x(5) - 5} ${office - 5}l10 10m0 -10l-10 10`, "l3") +
    path(tickData(x(9) - 4, courier), "l3") +
    note("cancels", [x(5) + 10, office - 6], { style: "t" }) +
    note("delivers", [x(9) + 14, courier - 6], { style: "t" }) +
    path(`M${meeting} 186l10 10l-10 10l-10 -10z`, "l2 fp") +
    people([{ at: [meeting + 40, 238], height: 60, reach: [-0.36, 0.02] }]) +
    balloons(
      [
        { number: 1, at: [408, 52], target: [x(48) - 8, 32] },
        { number: 2, at: [346, 224], target: [meeting + 45, 206] },
      ],
      11,
    )
  );
}

/** Three ages of the app, each plugged into the server and served, the messages they were built to, and the switch on the server. */
function patience(): string {
  const rows = [
    { y: 46, version: "2.1" },
    { y: 122, version: "2.3" },
    { y: 198, version: "2.4" },
  ];
  const walls = [
    { x: 142, y: 6, width: 16, height: 26 },
    { x: 142, y: 60, width: 16, height: 48 },
    { x: 142, y: 136, width: 16, height: 48 },
    { x: 142, y: 212, width: 16, height: 26 },
  ];
  return (
    rows.map(({ y }, age) => roundRect({ x: 12, y: y - 32, width: 36, height: 64, radius: 2 + age * 4 }, "l2 fp")).join("") +
    path("M17 22H43V62H17ZM17 94H43V146H17ZM16 173H44V222H16Z", "l1") +
    path("M17 30H43M22 41h16M22 48h10M22 106h16M22 114h10M22 185h16M22 193h10", "l1") +
    circle(30, 70, 4) +
    lines(
      rows.map(({ y }) => segment(48, y, 92, y)),
      "l2",
    ) +
    rects(walls, "po") +
    rects(
      rows.map(({ y }) => ({ x: 92, y: y - 14, width: 38, height: 28 })),
      "l2 fp",
    ) +
    lines(
      rows.map(({ y }) => segment(130, y, 164, y)),
      "l3",
    ) +
    rows.map(({ y, version }) => note(version, [111, y + 5.2], { anchor: "middle" })).join("") +
    path(rows.map(({ y }) => tickData(176, y)).join(""), "l2") +
    note("app", [111, 25], { anchor: "middle", style: "t" }) +
    note("server", [168, 25], { style: "t" }) +
    polyline("204,46 220,46 220,198 204,198", "l2") +
    path("M204 122H220M220 84H232M220 186H232", "l2") +
    path("M232 8H370L384 22V116H232Z", "l2 fp") +
    path("M370 8V22H384", "l1") +
    note("messages", [244, 31], { style: "tn" }) +
    line([244, 39], [372, 39], "l1 m") +
    ["delivery sent", "first time: booked", "again: no change"].map((text, row) => note(text, [244, 59 + row * 22])).join("") +
    rect(232, 142, 184, 94, "l2 fp") +
    roundRect({ x: 252, y: 172, width: 144, height: 12, radius: 6 }, "l2") +
    lines([264, 324, 384].map((at) => segment(at, 190, at, 198))) +
    rect(312, 156, 24, 44, "l2 fk") +
    lines([171, 178, 185].map((y) => segment(317, y, 331, y))) +
    ["leave", "suggest", "insist"].map((text, step) => note(text, [264 + step * 60, 223], { anchor: "middle" })).join("") +
    balloons(
      [
        { number: 1, at: [408, 54], target: [352, 54] },
        { number: 2, at: [398, 127], target: [335, 160] },
      ],
      11,
    )
  );
}

/** An open folder: the listing at the left, at the right the two forms beside the code and the reviewer's card. */
function storeFile(): string {
  const columns = [295, 345.5, 392.5];
  const rows = ["Location", "Photos", "Contacts"];
  const asked = points("0,0 1,0 2,0 0,1 1,1 2,1");
  return (
    path("M6 10H198V234H6ZM210 10H418V234H210Z", "l2 fp") +
    path("M192 14V230M216 14V230", "l1 mm") +
    [52, 122, 192].map((y) => arc({ center: [204, y + 3], radius: 13, from: 20, to: 160 }, "l3")).join("") +
    roundRect({ x: 18, y: 22, width: 46, height: 46, radius: 10 }, "l2 fk") +
    path("M31 52V38L41 33L51 38V52L41 57ZM31 38L41 43L51 38M41 43V57", "l2") +
    label("Courier", [74, 42], { size: 18, style: "tn" }) +
    path("M74 52H160M74 61H136", "l1 m") +
    [18, 60, 102, 144].map((x) => roundRect({ x, y: 80, width: 36, height: 68, radius: 5 }, "l2")).join("") +
    path(
      "M18 92h36M24 102h24M24 110h16M24 118h20M60 92h36M72 104h12v12h-12zM66 126h24M66 134h14M102 92h36M110 126l7 -9l6 5l8 -11M144 92h36M162 100v18M153 109h18M150 132h24",
      "l1",
    ) +
    path("M18 164H160M18 174H144M18 184H156", "l1 m") +
    rect(18, 196, 40, 26, "l2") +
    note("4+", [38, 214], { anchor: "middle", style: "tn" }) +
    path("M70 204H160M70 214H130", "l1 m") +
    ["Apple", "Google", "code"]
      .map((head, index) => note(head, [columns[index] ?? 0, 34], { anchor: "middle", style: "t" }))
      .join("") +
    lines([segment(222, 43, 412, 43)], "l2") +
    lines(
      [68, 94, 120].map((y) => segment(222, y, 412, y)),
      "l1 m",
    ) +
    rows.map((name, row) => note(name, [222, 61 + row * 26])).join("") +
    path(asked.map(([column, row]) => tickData((columns[column] ?? 0) - 5, 56 + row * 26)).join(""), "l2") +
    path(columns.map((x) => `M${x - 5} 108h10`).join(""), "l2") +
    roundRect({ x: 226, y: 152, width: 172, height: 70, radius: 5 }, "l2 fp") +
    note("demo@courier", [238, 174], { style: "tn" }) +
    note("route 7, 3 parcels", [238, 210]) +
    path("M238 186h70", "l1 m") +
    circle(370, 178, 9, "l2") +
    path("M361 178H345V185M351 178V184", "l2") +
    balloons(
      [
        { number: 1, at: [178, 28], target: [151, 84] },
        { number: 2, at: [392.5, 135], target: [392.5, 110] },
      ],
      11,
    )
  );
}

/** The four deliverables of mobile app development. */
export const plates: Plates = [
  plate(
    packages,
    "One sheet of code, two signed packages and two phones: the same screen with each platform’s back, share and sign-in.",
  ),
  plate(
    rulebook,
    "Chart of hours without signal: what goes on working for how long, and two changes to one parcel that end with a dispatcher.",
  ),
  plate(
    patience,
    "Three ages of an app, each plugged into the server and still served, the list of their messages, and a switch set to suggest an update.",
  ),
  plate(
    storeFile,
    "An open folder with the store listing, two privacy forms checked against the code, and a card with a demo login.",
  ),
];
