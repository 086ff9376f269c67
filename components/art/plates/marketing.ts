import {
  type Artwork,
  balloons,
  circle,
  circles,
  hatchRect,
  label,
  line,
  lines,
  type Point,
  path,
  points,
  polyline,
  type Rect,
  rect,
  rects,
  roundRect,
  segment,
  type ViewBox,
} from "@/components/art/pen";
import type { Plates } from "./plate";

const VIEW_BOX: ViewBox = [0, 0, 424, 244];

/** Radius of the balloons of a plate: their digits are 15 units high. */
const BALLOON = 11;

/** A pipe of pages with its leaks in the order of their cost: the worst is clamped, the next has its tag, new work waits behind a valve. */
function repairs(): string {
  const flanges = [66, 206, 286];
  const row = [
    ["page", "/catalogue"],
    ["fault", "behind a script"],
    ["repair", "plain links"],
    ["who", "developer"],
  ] as const;
  return (
    path("M14 78H330M14 106H330", "l2") +
    rects(
      flanges.flatMap((x) => [
        { x: x - 9, y: 68, width: 7, height: 48 },
        { x: x + 2, y: 68, width: 7, height: 48 },
      ]),
      "fi",
    ) +
    path("M202 64L190 28M206 64V20M210 64L222 28M283 64L276 46M286 64V42M289 64L296 46", "l2") +
    rect(46, 60, 40, 64, "l2 fk") +
    path("M52 60V124M80 60V124", "l2") +
    circles(points([52, 54, 80, 54, 52, 130, 80, 130]), 4, "fi") +
    line([130, 78], [130, 60], "l2") +
    circle(130, 42, 18, "l2 fp") +
    path("M130 42L141 33M117 49a15 15 0 1 1 26 0", "l2") +
    path("M330 72V112L358 72V112Z", "l2 fp") +
    path("M344 92V66M332 66H356", "l2") +
    path("M358 78H380M358 106H380", "l1 dash") +
    rect(380, 58, 34, 68, "l1 dash") +
    path("M387 72H407M387 82H402M387 92H407M387 102H398", "l1 m") +
    polyline(points([206, 116, 206, 136]), "l1") +
    rect(112, 136, 188, 98, "l2 fp") +
    circle(206, 143, 3, "fi") +
    row
      .map(([name, text], index) => {
        const y = 164 + index * 20;
        return label(name, [120, y], { size: 15 }) + label(text, [176, y], { size: 15, style: "tn" });
      })
      .join("") +
    line([168, 150], [168, 234], "l1 m") +
    balloons(
      [
        { number: 1, at: [334, 190], target: [300, 190] },
        { number: 2, at: [344, 30], target: [344, 66] },
        { number: 3, at: [84, 24], target: [113, 36] },
      ],
      BALLOON,
    )
  );
}

/** Rupees of a week as units of height. */
const RUPEES = 96 / 38_400;

/** A tank in section under a locked lid: three campaigns to scale with their stops, each over its page, and the log of changes. */
function lid(): string {
  const campaigns = [
    { name: "38,400", x: 48, spent: 38_400, stop: 42_000 },
    { name: "27,000", x: 114, spent: 27_000, stop: 36_000 },
    { name: "21,000", x: 180, spent: 21_000, stop: 21_000 },
  ];
  const bottom = 178;
  const tube = (x: number): Rect => ({ x, y: 68, width: 40, height: bottom - 68 });
  const log = ["2 Nov", "4 Nov", "5 Nov"].map((day, index) => ({ day, y: 94 + index * 46 }));
  return (
    hatchRect({ x: 22, y: 48, width: 12, height: 138 }, { gap: 5, style: "l1" }) +
    hatchRect({ x: 270, y: 48, width: 12, height: 138 }, { gap: 5, style: "l1" }) +
    path("M22 48V186H282V48M34 48V178H270V48", "l2") +
    rect(14, 32, 276, 16, "l2 fk") +
    rect(132, 14, 40, 18, "fi") +
    path("M141 14v-2a11 8 0 0 1 22 0v2", "l3") +
    campaigns.map(({ x }) => rect(x, 68, 40, bottom - 68, "l1 fp")).join("") +
    rects(
      campaigns.map(({ x, spent }) => ({ x, y: bottom - spent * RUPEES, width: 40, height: spent * RUPEES })),
      "fi",
    ) +
    lines(
      campaigns.map(({ x, stop }) => segment(x - 6, bottom - stop * RUPEES, x + 46, bottom - stop * RUPEES)),
      "l3",
    ) +
    rects([tube(238)].map((each) => ({ ...each, width: 24 })), "l1 dash") +
    log.map(({ day, y }) => label(day, [326, y], { size: 15, style: "tn" })).join("")
  );
}
