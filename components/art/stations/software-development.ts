import { people } from "@/components/art/figures/people";
import type { Stations } from "@/components/art/stations/stations";
import { hatchRect } from "../pen/hatching";
import { label } from "../pen/labels";
import { points, SIN_LATITUDE } from "../pen/points";
import { circle, line, path, type Rect, rect, rects } from "../pen/shapes";
import { arrowData, checkData, note, seated, through } from "./station-parts";

/** The timbers run along the line, their middle; everybody stands on them. */
const [TOP, UNDER] = [94, 130];

/** Where a station's block begins, and how far the tenon of the block before reaches into it. */
const [JOINT, TENON] = [20, 46];

/** Distance of the hatch lines at which the hatch runs on into the next station. */
const GAP = (170 * SIN_LATITUDE) / 17;

const GRAIN = "M56 100H96M66 106H84M60 124H88M74 118H112";

type Joint = {
  /** Style of the tenon. */
  tenon?: string;
  /** Which part is the old system. */
  old?: "before" | "block";
  from?: number;
  to?: number;
};

/** A block of timber with the joint that it makes with the one before. */
function timber({ tenon = "l2 fp", old, from = -0.5, to = 170.5 }: Joint = {}): string {
  const hatch = (area: Rect) => hatchRect(area, { gap: GAP, style: "l1" });
  const height = UNDER - TOP;
  return (
    path(`M${from} ${TOP}H${to}V${UNDER}H${from}Z`, "fp") +
    path(`M${from} ${TOP}H${to}M${from} ${UNDER}H${to}`, "l2") +
    (old === "block" ? hatch({ x: JOINT, y: TOP, width: 170 - JOINT, height }) : path(GRAIN, "l1 m")) +
    (old === "before" ? hatch({ x: 0, y: TOP, width: JOINT, height }) : "") +
    path(`M${JOINT} 104H${TENON}V120H${JOINT}Z`, tenon) +
    (old === "before" ? hatch({ x: JOINT, y: 104, width: TENON - JOINT, height: 16 }) : "") +
    path(`M${JOINT} ${TOP}V104M${JOINT} 120V${UNDER}`, "l2") +
    through()
  );
}

/** The first block has no joint: it starts the row. */
const firstTimber = () =>
  path(`M6 ${TOP}H170.5V${UNDER}H6Z`, "fp") +
  path(`M170.5 ${TOP}H6V${UNDER}H170.5`, "l2") +
  path(`${GRAIN}M16 118H40M20 100H44`, "l1 m") +
  through();

/** A carton with its tape. */
const carton = (x: number, y: number, size: number) =>
  rect(x, y, size, size, "l2 fp") + path(`M${x + size * 0.38} ${y}h${size * 0.24}v${size * 0.36}h${-size * 0.24}z`, "fi");

/** Order: forty cartons, on two bars of signal. */
function order(): string {
  const bars = [0, 1, 2, 3].map((index) => ({ x: 128 + index * 7, y: 36 - index * 4, width: 5, height: 5 + index * 4 }));
  return (
    firstTimber() +
    people([{ at: [28, TOP], height: 48, reach: [0.24, -0.03] }]) +
    rect(37, 53, 5, 9, "l2 fp") +
    path("M42 53L66 18M42 62L66 84", "l1 m dash") +
    rect(66, 18, 94, 66, "l2 fp") +
    rects(bars.slice(0, 2), "fi") +
    rects(bars.slice(2)) +
    carton(76, 46, 28) +
    label("× 40", [112, 67], { size: 20, style: "tn" })
  );
}

/** Contract: the request is held against it, and one line goes back. */
function contract(): string {
  const rows = [27, 39, 51, 63, 75];
  return (
    timber({ tenon: "l2 fk" }) +
    rect(40, 12, 82, 76, "l2 fp") +
    path("M52 88V94M110 88V94", "l2") +
    path("M48 20H84", "l3") +
    path(rows.map((y, index) => `M48 ${y + 4}h${[34, 26, 30, 38, 22][index]}`).join("")) +
    path(
      rows
        .filter((_, index) => index !== 3)
        .map((y) => checkData(107, y + 7.5, 0.6))
        .join(""),
      "l2",
    ) +
    path(`M44 67H146${arrowData([44, 67], [148, 67])}`, "l2") +
    path("M104 63l8 8M112 63l-8 8", "l2")
  );
}

/** A key, 36 units long. */
const key = (x: number, y: number, style = "l2") =>
  circle(x + 6, y, 6, style) + path(`M${x + 12} ${y}H${x + 36}v5M${x + 29} ${y}v4`, style);

/** Key: sent twice, booked once. */
function idempotency(): string {
  return (
    timber() +
    rect(4, 18, 56, 28, "l2 fp") +
    key(14, 32) +
    rect(4, 56, 56, 28, "l1 fp dash") +
    key(14, 70, "l1 dash") +
    path(`M60 32H84Q92 32 92 40V44Q92 51 100 51H106${arrowData([100, 51], [108, 51])}`) +
    path("M60 70H84Q92 70 92 62V58Q92 51 100 51", "l1 dash") +
    rect(110, 22, 46, 72, "l2 fp") +
    path("M118 32H142", "l3") +
    carton(120, 44, 26) +
    path("M118 80H148M118 86H136", "l1")
  );
}

/** Model: the clerk's own words. */
function model(): string {
  const words = ["carton", "scheme", "credit days"];
  return (
    timber() +
    seated({ at: [16, TOP], height: 48, reach: [0.34, 0.1] }) +
    path("M28 73H60M54 73V94M36 73V94", "l2") +
    path("M36 71L46 68L56 71", "l2") +
    words.map((word, index) => rect(66, 10 + index * 28, 96, 22, "l2 fp") + note(word, [73, 26 + index * 28])).join("") +
    path("M114 32V38M114 60V66", "l2")
  );
}

/** Stock: forty of two hundred are reserved. */
function stock(): string {
  const all = Array.from({ length: 200 }, (_, index) => ({
    x: 6 + (index % 20) * 4.6,
    y: 13 + Math.floor(index / 20) * 8,
    width: 3.4,
    height: 6.4,
  }));
  return (
    timber() +
    rects(all.slice(0, 160)) +
    rects(all.slice(160), "fi") +
    path("M101 12H107V75H101M101 78H107V93H101") +
    note("160", [112, 40]) +
    note("40", [112, 90]) +
    people([{ at: [150, TOP], height: 48, reach: [-0.24, -0.1] }])
  );
}

/** Outbox: one stroke saves both; the message waits while the next system sleeps. */
function outbox(): string {
  return (
    timber() +
    rect(10, 78, 40, 16, "l2 fp") +
    rect(54, 78, 40, 16, "l2 fp") +
    path("M16 84H38M16 89H30", "l1") +
    path("M54 78L74 88L94 78", "l1") +
    path("M8 66H96V76H8Z", "fi") +
    path("M42 66C48 58 46 50 46 44H58C58 50 56 58 62 66Z", "l2 fp") +
    circle(52, 36, 9, "l2 fp") +
    rect(112, 62, 46, 32, "l2 fp") +
    rect(119, 70, 32, 20, "l2 fp") +
    path("M119 70L135 82L151 70", "l2") +
    path("M140 22A13 13 0 1 0 150 43A16 16 0 0 1 140 22Z", "fi")
  );
}

/** Old ERP: the adapter gives it a card of the shape it has always read. */
function adapter(): string {
  const holes = points("0,0 1,2 2,1 3,3 4,0 5,2 6,2 7,1 8,3 9,1").map(([column, row]) => ({
    x: 107 + column * 5,
    y: 32 + row * 7.5,
    width: 2.4,
    height: 5,
  }));
  return (
    timber({ old: "block" }) +
    circle(14, 27, 7.5, "l2 fp") +
    rect(7, 42, 14, 14, "l2 fp") +
    path("M6 78L14 64L22 78Z", "l2 fp") +
    path(`M27 49H42${arrowData([27, 49], [44, 49])}`) +
    path("M50 20H82V30H74V40H82V50H74V60H82V78H50Z", "l2 fp") +
    path("M102 26H164V64H96V32Z", "l2 fp") +
    rects(holes, "fi") +
    path(`M130 66V88${arrowData([130, 66], [130, 90])}`, "l2")
  );
}

/** Dispatch: the slip is printed, the cartons go on the lorry. */
function dispatch(): string {
  const [size, left] = [15, 74];
  const stack = points("0,0 1,0 2,0 0,1 1,1 0,2").map(([column, row]) =>
    carton(left + column * size, TOP - (row + 1) * size, size),
  );
  return (
    timber({ old: "before", to: 124 }) +
    line([124, TOP], [124, UNDER], "l2") +
    rect(6, 62, 26, 14, "l2 fp") +
    path("M10 76V94M28 76V94", "l2") +
    path("M11 62V36H27V62", "l2 fp") +
    path("M14 43H24M14 49H24M14 55H20") +
    people([{ as: "loader", who: 0, at: [56, TOP], height: 48, reach: [0.3, 0.04] }]) +
    stack.join("") +
    path("M166 30H132V100H166", "l2 fp") +
    path("M132 92H166") +
    path("M166 26V60l-4 2.03l8 4.06l-4 2.03V116", "l1") +
    carton(137, 68, 24) +
    path("M126 130H170", "l2") +
    circle(150, 120, 10, "l2 fp") +
    circle(150, 120, 3, "fi")
  );
}

/** One order, through eight blocks and the joints between them. */
export const stations: Stations = [order, contract, idempotency, model, stock, outbox, adapter, dispatch];
