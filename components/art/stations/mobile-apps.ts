import { people } from "@/components/art/figures/people";
import type { Stations } from "@/components/art/stations/stations";
import { arc } from "../pen/curves";
import { hatchRect } from "../pen/hatching";
import { dimension } from "../pen/measures";
import { type Point, SIN_LATITUDE, segment, towards } from "../pen/points";
import { circle, line, lines, path, rect, rects, roundRect } from "../pen/shapes";
import { arrowData, checkData, LINE, note, seated, through, turned } from "./station-parts";

/** A courier is 50 units high, the phone is drawn again at twice that. */
const COURIER = 50;

/** Distance of the hatch lines at which the hatch runs on into the next station. */
const GAP = (170 * SIN_LATITUDE) / 17;

/** Earth under the floor and the street. */
const earth = () => hatchRect({ x: 0, y: LINE + 3, width: 170, height: 11 }, { gap: GAP });

/** The slab over the basement, to `end`. */
const ceiling = (end = 170.5) => path(`M-.5 6H${end}V12H-.5Z`, "po");

/** The lit basement under it, from wall to wall. */
const lit = (from = -0.5, to = 170.5) => path(`M${from} 12H${to}V112H${from}Z`, "rm");

const indoors = (contents: string, from?: number) => earth() + lit(from) + ceiling() + through() + contents;

/** The courier's parcel on the floor, its left edge at x. */
const parcel = (x: number) => rect(x, 96, 20, 16, "l2 fp") + path(`M${x + 8} 96h4v7h-4z`, "fi");

/** The phone in front elevation: three deliveries, the first with the tick that `mark` draws. */
function phone(x: number, mark: string): string {
  return (
    roundRect({ x, y: 21, width: 54, height: 90, radius: 8 }, "l2 fp") +
    roundRect({ x: x + 19, y: 25, width: 16, height: 3, radius: 1.5 }, "fi") +
    rects(
      [58, 80].map((y) => ({ x: x + 7, y, width: 12, height: 12 })),
      "l1",
    ) +
    path(`M${x + 25} 39h22M${x + 25} 61h18M${x + 25} 83h21`, "l2") +
    path(`M${x + 25} 45h14M${x + 25} 67h22M${x + 25} 89h12`, "l1 m") +
    mark
  );
}

/** The phone cut open: its shell solid, `inside` in its body. */
function opened(x: number, inside: string): string {
  const shell = `M${x + 8} 21h38a8 8 0 0 1 8 8v74a8 8 0 0 1 -8 8h-38a8 8 0 0 1 -8 -8v-74a8 8 0 0 1 8 -8z`;
  const body = `M${x + 9} 25a5 5 0 0 0 -5 5v72a5 5 0 0 0 5 5h36a5 5 0 0 0 5 -5v-72a5 5 0 0 0 -5 -5z`;
  return path(shell + body, "po") + inside;
}

/** A padlock, its body's upper left corner at (x, y). */
const padlock = (x: number, y: number) => path(`M${x + 2} ${y}v-3a4 4 0 0 1 8 0v3`, "l2") + path(`M${x} ${y}h12v9h-12z`, "fi");

/** A thumb that comes from the lower right out of its sleeve, its tip and nail at (x, y). */
const thumb = (x: number, y: number) =>
  turned(
    x,
    y,
    -38,
    path("M-10 46V26Q-12 16 -10 8a10 10 0 0 1 20 0Q12 16 10 26V46Z", "l2 sk2") +
      path("M-5.5 14V8a5.5 5.5 0 0 1 11 0V14Z", "fo") +
      path("M-5 21h10M-4 24h8", "l1") +
      path("M-13 40h26v16h-26z", "cl-i"),
  );

/** Finger: a thumb on a target about 9 mm wide. */
function finger(): string {
  return indoors(
    hatchRect({ x: 0, y: 12, width: 9, height: 100 }, { gap: GAP }) +
      path("M9 12H15V112H9Z", "po") +
      people([{ as: "driver", who: 0, at: [33, LINE], height: COURIER, reach: [0.24, -0.03] }]) +
      parcel(46) +
      rect(43, 68, 5, 9, "l2 fp") +
      path("M48 68L102 42M48 77L102 90", "l1 m dash") +
      rect(102, 42, 48, 48, "l2 fp") +
      thumb(126, 60) +
      dimension([102, 34], [150, 34]) +
      note("9 mm", [126, 29], { anchor: "middle" }),
    15,
  );
}

/** Screen: a grey tick once it is saved; the mast has not been asked. */
function screen(): string {
  const waves = [9, 16].flatMap((radius) =>
    [-35, 145].map((from) => arc({ center: [112, 58], radius, from, to: from + 70 }, "l1 m dash")),
  );
  return indoors(
    phone(10, rect(17, 36, 12, 12, "l1 m") + path(checkData(22, 45.5, 0.72), "l2 m")) +
      waves.join("") +
      path("M112 61L104 90M112 61L120 90M107 80H117", "l1 m dash") +
      circle(112, 58, 2.5, "l1 m") +
      line([88, 86], [136, 61.6], "l2") +
      note("41 ms", [80, 36]),
  );
}

/** Store: the phone's own database, locked; the battery below may run flat. */
function store(): string {
  const disc = (y: number) => `M19 ${y}a18 5 0 0 0 36 0`;
  return indoors(
    opened(
      10,
      path("M19 38a18 5 0 0 1 36 0v38a18 5 0 0 1 -36 0z", "l2 fp") +
        path(disc(38) + disc(50.6) + disc(63.3), "l2") +
        path("M19 50.6a18 5 0 0 0 36 0v12.7a18 5 0 0 1 -36 0z", "fi") +
        rect(19, 90, 32, 11, "l2") +
        path("M51 93.5h3.5v4h-3.5z", "fi") +
        rect(21.5, 92.5, 4, 6, "fi"),
    ) +
      padlock(86, 62) +
      line([37, 57], [82, 66]) +
      note("33 ms", [80, 36]),
  );
}

/** Queue: three items, oldest lowest; the far door stands open. */
function queue(): string {
  return (
    earth() +
    lit(-0.5, 152) +
    ceiling(160) +
    path("M152 12H160V54H152Z", "po") +
    rect(124, 54, 28, 58, "l1 fp") +
    circle(129, 84, 1.6, "fi") +
    through() +
    opened(
      10,
      rects(
        [32, 56, 80].map((y) => ({ x: 19, y, width: 36, height: 19 })),
        "l2 fk",
      ),
    ) +
    people([{ as: "driver", who: 0, at: [104, LINE], height: COURIER, reach: [0.3, 0.13] }])
  );
}

/** Signal: on the street the queue leaves for the mast, oldest first. */
function signal(): string {
  const top: Point = [134, 22];
  const [phoneAt, antenna] = segment(42, 63, 122, 27);
  const items = [22, 46, 70].map((way) => towards(phoneAt, antenna, way));
  const legs = [segment(...top, 118, LINE), segment(...top, 150, LINE)];
  return (
    earth() +
    through() +
    people([{ as: "driver", who: 0, at: [26, LINE], height: COURIER, reach: [0.24, -0.2] }]) +
    rect(36, 59, 5, 9, "l2 fp") +
    line(phoneAt, antenna, "l1 dash") +
    rects(
      items.map(([x, y]) => ({ x: x - 5, y: y - 5, width: 10, height: 10 })),
      "l2 fp",
    ) +
    lines(legs, "l2") +
    path(
      "M129.3 48H138.7M124.9 73H143.1M121.3 93H146.7M129.3 48L143.1 73M138.7 48L124.9 73M124.9 73L146.7 93M143.1 73L121.3 93",
    ) +
    [8, 14, 20].flatMap((radius) => [-30, 150].map((from) => arc({ center: top, radius, from, to: from + 60 }))).join("") +
    circle(...top, 3, "fi")
  );
}

/** Server: the second copy gets the same answer and no second entry; a dispatcher keeps an eye on it. */
function server(): string {
  const rows = [38, 50, 62, 74, 86].map((y) => ({ x: 45, y, width: 28, height: 7 }));
  return (
    earth() +
    through() +
    rect(40, 30, 38, 82, "l2 fp") +
    rects(rows.filter((_, index) => index !== 2)) +
    rects(rows.slice(2, 3), "fi") +
    rect(6, 60, 11, 11, "l2 fp") +
    rect(6, 80, 11, 11, "l1 fp dash") +
    path(`M19 65.5H37${arrowData([19, 65.5], [38, 65.5])}`) +
    path(`M40 88H22${arrowData([38, 88], [20, 88])}`, "l1 dash") +
    seated({ at: [104, LINE], height: COURIER, reach: [0.3, 0.06] }) +
    path("M114 92H156M150 92V112M120 92V112", "l2") +
    path("M130 62L150 62L150 86L130 86Z", "l2 fp") +
    path("M140 86V92M134 68H146M134 74H142M134 80H146")
  );
}

/** Reply: the item is crossed off and its photo makes room. */
function reply(): string {
  return (
    earth() +
    through() +
    opened(
      10,
      rects(
        [32, 56, 80].map((y) => ({ x: 19, y, width: 36, height: 19 })),
        "l1 dash",
      ) + path("M21 97.5L53 81.2", "l3"),
    ) +
    path(`M164 89.5H70${arrowData([164, 89.5], [66, 89.5])}`, "l2") +
    rect(88, 26, 56, 42, "l1 dash") +
    rect(105, 42, 22, 18, "l1 dash") +
    path("M116 42v7", "l1 dash")
  );
}

/** Settled: the tick is solid on the courier's phone and on the dispatcher's screen. */
function settled(): string {
  return (
    earth() +
    through() +
    people([{ as: "driver", who: 0, at: [22, LINE], height: COURIER, reach: [0.24, -0.03] }]) +
    rect(32, 68, 5, 9, "l2 fp") +
    phone(46, rect(53, 36, 12, 12, "fi") + path("M55.6 42l2.8 3l4.6 -6.2", "l2 on")) +
    path("M112 92H164M158 92V112", "l2") +
    rect(116, 56, 42, 29, "l2 fp") +
    path("M137 85V92") +
    rect(121, 61, 9, 9, "fi") +
    path("M134 63.5h18M134 68.5h12M121 77.5h31")
  );
}

/** One tap, from a thumb in a basement to the server and back. */
export const stations: Stations = [finger, store, screen, queue, signal, server, reply, settled];
