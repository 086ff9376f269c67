import { people } from "@/components/art/figures/people";
import { hatchRect } from "../pen/hatching";
import { label } from "../pen/labels";
import { group } from "../pen/markup";
import { type Point, type Points, type Segment, segment, TAN_LATITUDE } from "../pen/points";
import { circle, circles, line, lines, path, polyline, rect, rects, roundRect } from "../pen/shapes";

/**
 * What stands in the eight rooms, drawn at the scale of the people in them: a person is 48 units, a floor 96. Each room's origin is
 * the left end of its floor, so everything in it has a negative y. `width` is the room's clear width.
 */
export interface RoomContents {
  markup: string;
  /** How the line of work reaches the room's vermilion part, from the slab or wall it leaves. */
  tap: Points;
}

interface RoomSize {
  width: number;
  /** Size of notes inside the room; without it the room has none. */
  note?: number;
}

/** Height of the conveyor in the DevOps room, where the line itself is the belt. */
export const CONVEYOR = 19.2;

/** UI/UX: a drawing board at the latitude, and the parts of an interface pinned up. */
function uiuxRoom({ width }: RoomSize): RoomContents {
  const [left, top, tileWidth, tileHeight, gap] = [62, -62, 40, 23, 5];
  const columns = width > 200 ? 3 : 2;
  const places = Array.from(
    { length: 2 * columns },
    (_, index): Point => [left + (index % columns) * (tileWidth + gap), top + Math.floor(index / columns) * (tileHeight + gap)],
  );
  const tiles = rects(
    places.map(([x, y]) => ({ x, y, width: tileWidth, height: tileHeight })),
    "l1 fp",
  );
  const contents = places.map(([x, y], index) => interfacePart(index, x, y));
  return {
    markup:
      tiles +
      contents.join("") +
      line([8, -20], [44, -20 - 36 * TAN_LATITUDE], "l3") +
      path("M14 0L24 -26M36 0L24 -26") +
      people([{ who: 3, at: [53, 0], reach: [-0.22, 0.1] }]),
    tap: "104.5,0 104.5,-50.5 95,-50.5",
  };
}

/** One of the six kinds of interface part: button, slider, switch, text, swatches, icon. */
function interfacePart(index: number, x: number, y: number): string {
  const middle = y + 11.5;
  switch (index % 6) {
    case 0:
      return rect(x + 7, y + 7, 26, 9, "fs");
    case 1:
      return line([x + 7, middle], [x + 33, middle]) + circle(x + 24, middle, 3, "l2 fp");
    case 2:
      return roundRect({ x: x + 9, y: y + 7, width: 21, height: 9, radius: 4.5 }) + circle(x + 25.5, middle, 3, "fi");
    case 3:
      return (
        rect(x + 6, y + 5, 10, 13, "ft") +
        lines([8, 12, 16].map((dy) => segment(x + 20, y + dy, x + (dy < 16 ? 34 : 28), y + dy)))
      );
    case 4:
      return ["fi", "ft", "fb", "fa"].map((style, swatch) => rect(x + 5 + swatch * 8, y + 7, 6, 9, style)).join("");
    default:
      return (
        line([x + 6, y + 16], [x + 34, y + 16]) + polyline(`${x + 12},${y + 16} ${x + 17},${y + 5} ${x + 22},${y + 16}`, "l2")
      );
  }
}

/** Software: a gantry lowers the next block into its place in the bond. */
function softwareRoom({ width }: RoomSize): RoomContents {
  const [blockWidth, blockHeight, rail] = [38, 15, -56];
  const isWide = width > 250;
  const count = Math.floor((width - (isWide ? 96 : 58)) / blockWidth);
  const left = width - count * blockWidth - 14;
  const hook = left + 2 * blockWidth;
  const course = (row: number, columns: readonly number[], offset: number) =>
    columns.map((column) => ({
      x: left + column * blockWidth + offset,
      y: -(row + 1) * blockHeight,
      width: blockWidth,
      height: blockHeight,
    }));
  const lower = course(
    0,
    Array.from({ length: count }, (_, index) => index),
    0,
  );
  const upper = course(
    1,
    Array.from({ length: count - 1 }, (_, index) => index).filter((index) => index !== 1),
    blockWidth / 2,
  );
  const slot = hook - blockWidth / 2;
  const raised = -2.55 * blockHeight - 5;
  return {
    markup:
      lines([segment(6, rail, width - 6, rail), segment(6, rail + 4, width - 6, rail + 4)]) +
      rects([...lower, ...upper], "l1 fp") +
      lines(
        [
          segment(slot, -blockHeight, slot, -2 * blockHeight),
          segment(slot + blockWidth, -blockHeight, slot + blockWidth, -2 * blockHeight),
        ],
        "l1 m",
      ) +
      rect(hook - 7, rail - 2, 14, 8, "fi") +
      rect(slot, raised, blockWidth, blockHeight, "fs") +
      people([
        { who: 13, at: [left - 18, 0], reach: [0.3, -0.06] },
        ...(isWide ? [{ who: 0, at: [left - 50, 0] } as const] : []),
      ]),
    tap: `${width},${rail + 2} ${hook},${rail + 2} ${hook},${raised}`,
  };
}

/** Web: a page under construction, as large as a hoarding, with a ladder against it. */
function webRoom({ width }: RoomSize): RoomContents {
  const pageWidth = Math.min(180, width - 68);
  const [left, top] = [width - pageWidth - 10, -64];
  const ladder = left - 27;
  const rungs = Array.from({ length: 6 }, (_, index): Segment => {
    const [x, y] = [ladder + (index + 1) * 2.75, -(index + 1) * 5.4];
    return segment(x, y, x + 7, y);
  });
  const picture = { x: left + pageWidth * 0.6, y: top + 16, width: pageWidth * 0.4 - 8, height: 34 };
  return {
    markup:
      lines([segment(left + 10, 0, left + 10, -4), segment(left + pageWidth - 10, 0, left + pageWidth - 10, -4)]) +
      rect(left, top, pageWidth, 60, "l2 fp") +
      line([left, top + 9], [left + pageWidth, top + 9]) +
      circles(
        [5, 10, 15].map((x): Point => [left + x, top + 4.6]),
        1.3,
      ) +
      rects(
        [
          { x: left + 8, y: top + 16, width: pageWidth * 0.48, height: 6 },
          { x: left + 8, y: top + 25, width: pageWidth * 0.34, height: 6 },
        ],
        "fi",
      ) +
      rect(left + 8, top + 38, 30, 9, "fs") +
      rects([picture]) +
      hatchRect(picture, { gap: 4.4 }) +
      lines([segment(ladder, 0, ladder + 19, -37.4), segment(ladder + 7, 0, ladder + 26, -37.4), ...rungs]) +
      people([{ who: 9, at: [ladder - 12, 0], reach: [0.26, -0.12] }]),
    tap: segment(left + 23, 0, left + 23, top + 47),
  };
}

/** Mobile: a phone in front and side elevation, taller than the people who measure it. */
function mobileRoom({ width }: RoomSize): RoomContents {
  const [phoneWidth, phoneHeight] = [31, 61];
  const [left, top] = [width - phoneWidth - 40, -64];
  const right = left + phoneWidth;
  return {
    markup:
      roundRect({ x: left, y: top, width: phoneWidth, height: phoneHeight, radius: 5 }, "l2 fp") +
      roundRect({ x: left + 2.4, y: top + 2.4, width: phoneWidth - 4.8, height: phoneHeight - 4.8, radius: 3 }) +
      rect(left + phoneWidth / 2 - 4, top + 5, 8, 2, "fi") +
      lines([15, 22, 29].map((y) => segment(left + 6, top + y, right - 6, top + y))) +
      roundRect({ x: left + 6, y: top + 42, width: phoneWidth - 12, height: 8, radius: 1.5 }, "fs") +
      roundRect({ x: right + 9, y: top, width: 4.6, height: phoneHeight, radius: 2 }, "l1 fp") +
      lines(
        [segment(right + 3, top, right + 18, top), segment(right + 3, top + phoneHeight, right + 18, top + phoneHeight)],
        "l1 m",
      ) +
      people([
        { who: 2, at: [left - 19, 0], reach: [0.3, -0.02] },
        ...(width > 140 ? [{ who: 5, at: [left - 48, 0], height: 44 } as const] : []),
      ]),
    tap: segment(left + phoneWidth / 2, 0, left + phoneWidth / 2, top + 50),
  };
}

/** Animation: a ball drawn at equal time steps as it bounces away, and the curve it follows. */
function animationRoom({ width }: RoomSize): RoomContents {
  const isWide = width > 230;
  const [graphWidth, graphHeight] = isWide ? [76, 54] : [60, 40];
  const [left, base] = [width - graphWidth - (isWide ? 20 : 14), -11];
  const top = base - graphHeight;
  const [start, end, peak] = [left - 30, isWide ? 26 : 12, isWide ? 42 : 27];
  const hop = (time: number, from: number, to: number) => 1 - ((2 * (time - from)) / (to - from) - 1) ** 2;
  const [count, radius] = isWide ? [10, 4.6] : [7, 3.8];
  const balls = Array.from({ length: count }, (_, index): Point => {
    const time = index / (count - 1);
    const height = time < 0.6 ? hop(time, 0, 0.6) : hop(time, 0.6, 1) * 0.46;
    return [start + (end - start) * time, -5 - height * peak];
  });
  const first: Point = [left + graphWidth * 0.22, base - graphHeight * 0.02];
  const second: Point = [left + graphWidth * 0.26, top];
  return {
    markup:
      rect(left, top, graphWidth, graphHeight, "l1 fp") +
      lines(
        [1, 2, 3].map((index) => segment(left + (graphWidth * index) / 4, base, left + (graphWidth * index) / 4, top)),
        "l1 mm",
      ) +
      path(`M${left} ${base}C${first.join(" ")} ${left + graphWidth * 0.16} ${top} ${left + graphWidth} ${top}`, "l3 s") +
      lines([
        [[left, base], first],
        [[left + graphWidth, top], second],
      ]) +
      circles([first, second], 2.4, "l1 fp") +
      circles(balls.slice(0, -1), radius, "l1 fp") +
      circles(balls.slice(-1), radius, "fi") +
      people([{ who: 1, at: [left - 15, 0], reach: [0.28, -0.04] }]),
    tap: segment(left, 0, left, base),
  };
}

/** AI and machine learning: a table, a network, the path of one answer, and the box in which it is checked. */
function aiRoom({ width }: RoomSize): RoomContents {
  const isWide = width > 230;
  const [left, middle] = [isWide ? 84 : 70, -34];
  const step = Math.min(56, (width - left - 48) / 3);
  const layers = [
    { count: 4, pitch: 13 },
    { count: 6, pitch: 9.5 },
    { count: 6, pitch: 9.5 },
    { count: 3, pitch: 15 },
  ].map(({ count, pitch }, layer) =>
    Array.from({ length: count }, (_, index): Point => [left + layer * step, middle + (index - (count - 1) / 2) * pitch]),
  );
  const links = layers.slice(1).flatMap((to, index) => (layers[index] ?? []).flatMap((a) => to.map((b): Segment => [a, b])));
  const answer: Point = [left + 3 * step, middle];
  const route: readonly Point[] = [[left, middle + 6.5], [left + step, middle - 14.25], [left + 2 * step, middle + 4.75], answer];
  const table = { left: isWide ? 40 : 32, width: isWide ? 30 : 24 };
  const rows = [-2, -1, 0, 1, 2].map((row) =>
    segment(table.left, middle + row * 12, table.left + table.width, middle + row * 12),
  );
  const rules = [0, 1 / 3, 1].map((at) =>
    segment(table.left + at * table.width, middle - 24, table.left + at * table.width, middle + 24),
  );
  return {
    markup:
      lines(links, "l1 mm") +
      polyline([...route, [answer[0] + 22, middle]], "l3 s") +
      circles(
        layers.flat().filter(([x, y]) => x !== answer[0] || y !== middle),
        3.1,
        "l1 fp",
      ) +
      circle(...answer, 3.1, "fs") +
      lines([...rows, ...rules]) +
      rect(answer[0] + 22, middle - 9, 14, 18, "l1 fp") +
      path(`M${answer[0] + 25} ${middle}l3 3.4l5 -7`, "l2") +
      people([{ who: 10, at: [isWide ? 22 : 17, 0] }]),
    tap: segment(answer[0] + 29, -96, answer[0] + 29, middle - 9),
  };
}

/** DevOps: a conveyor through the gates of a release; the belt is the line itself. */
function devopsRoom({ width, note }: RoomSize): RoomContents {
  const isWide = width > 280;
  const gates = isWide ? ["Build", "Test", "Stage", "Release"] : ["Build", "Test", "Release"];
  const [first, pitch] = isWide ? [152, (width - 200) / 3] : [62, (width - 86) / 2];
  const gateX = (index: number) => first + index * pitch;
  const belt = -CONVEYOR;
  const rollers = Array.from({ length: Math.floor((width - 42) / 15) }, (_, index): Point => [37 + index * 15, belt + 8.5]);
  const legs = Array.from({ length: Math.floor((width - 60) / 74) + 1 }, (_, index) =>
    segment(50 + index * 74, belt + 12, 50 + index * 74, 0),
  );
  const size = 15;
  const parcels = gates
    .slice(1)
    .map((_, index) => ({ x: gateX(index + 0.5) - size / 2, y: belt - size - 1.5, width: size, height: size }));
  const tied = parcels[1];
  return {
    markup:
      lines([segment(30, belt + 5, width, belt + 5), segment(30, belt + 12, width, belt + 12)]) +
      circles(rollers, 2.6) +
      lines(legs, "l2") +
      path(gates.map((_, index) => `M${gateX(index) - 13} ${belt + 4}v-41h26v41`).join(""), "l2") +
      lines(gates.map((_, index) => segment(gateX(index) - 13, belt - 31, gateX(index) + 13, belt - 31))) +
      (note
        ? group(
            gates.map((name, index) => label(name, [gateX(index), belt - 42], { size: note, anchor: "middle" })).join(""),
            "callouts",
          )
        : "") +
      rects(parcels.slice(0, -1), "l1 fp") +
      rects(parcels.slice(-1), "l1 ft") +
      (tied ? line([tied.x, tied.y + size / 2], [tied.x + size, tied.y + size / 2]) : "") +
      people([{ who: 7, at: [20, 0], reach: [0.26, 0.02] }]),
    tap: segment(width, belt, 30, belt),
  };
}

/** Marketing: enquiries counted month by month; the tallest month is the vermilion one. */
function marketingRoom({ width }: RoomSize): RoomContents {
  const heights = [8, 12, 18, 26, 35, 46];
  const [pitch, bar] = width > 160 ? [17, 11] : [12, 8];
  const left = width - 5 * pitch - bar - 22;
  const bars = heights.map((height, index) => ({ x: left + index * pitch, y: -height - 3, width: bar, height }));
  const middle = left + 5 * pitch + bar / 2;
  return {
    markup:
      rects(bars.slice(0, -1), "l1 fp") +
      rects(bars.slice(-1), "fs") +
      line([left - 6, -3], [left + 5 * pitch + bar + 8, -3]) +
      people([{ who: 4, at: [left - 18, 0], height: 46, reach: [0.28, 0] }]),
    tap: segment(middle, 0, middle, -3),
  };
}

/** The contents of each room by the slug of its service. */
export const ROOM_CONTENTS = {
  "web-development": webRoom,
  "mobile-apps": mobileRoom,
  "ai-ml": aiRoom,
  uiux: uiuxRoom,
  devops: devopsRoom,
  "software-development": softwareRoom,
  Animation: animationRoom,
  marketing: marketingRoom,
} satisfies Record<string, (size: RoomSize) => RoomContents>;

/** Slugs of the eight services, in the order of their room numbers: along the line, from the button to the lamp. */
export const ROOM_SLUGS = [
  "uiux",
  "ai-ml",
  "devops",
  "software-development",
  "mobile-apps",
  "web-development",
  "Animation",
  "marketing",
] as const satisfies readonly (keyof typeof ROOM_CONTENTS)[];
export type RoomSlug = (typeof ROOM_SLUGS)[number];
