import { crew, stander } from "../figures/figure";
import {
  type Artwork,
  baselineFor,
  type DimensionOptions,
  hatchRect,
  label,
  line,
  noteWidth,
  outline,
  type Point,
  path,
  polyline,
  type Rect,
  rect,
  towards,
  type ViewBox,
} from "../pen";

/** A part of the system where it stands on the sheet. */
type Part = "Dealer's page" | "Order service" | "Outbox" | "ERP" | "Desk screen";

/** What one shape of the sheet decides; all else is the same in both. */
interface Layout {
  viewBox: ViewBox;
  /** Size of its letters. */
  size: number;
  parts: Readonly<Record<Part, Rect>>;
  /** Height of a person. */
  person: number;
}

type Words = Pick<DimensionOptions, "anchor" | "style" | "rotate">;

const NAMES: Readonly<Record<Part, readonly string[]>> = {
  "Dealer's page": ["Dealer's", "page"],
  "Order service": ["Order", "service"],
  Outbox: ["Outbox"],
  ERP: ["ERP"],
  "Desk screen": ["Desk", "screen"],
};

/** Lines of text one below the other, the first on the baseline of `at`. */
const text = (rows: readonly string[], [x, y]: Point, size: number, words: Words = {}): string =>
  rows.map((row, index) => label(row, [x, y + index * size * 1.2], { size, style: "tn", ...words })).join("");

/** A way from point to point with a head at its end. */
function arrow(points: readonly Point[], style = "l2"): string {
  const [before = [0, 0], end = [0, 0]] = points.slice(-2);
  const [x, y] = towards([0, 0], [end[0] - before[0], end[1] - before[1]], 1);
  const wing = (side: 1 | -1): Point => [end[0] - 9 * x - side * 4.5 * y, end[1] - 9 * y + side * 4.5 * x];
  return path(outline(points) + outline([wing(1), end, wing(-1)]), style);
}

/** The parts in their boxes: the old system hatched, what the client put in vermilion, people where they use a part. */
function boxes({ parts, size, person }: Layout): string {
  const name = (part: Part) => {
    const { x, y, height } = parts[part];
    const rows = NAMES[part];
    return text(rows, [x + 10, baselineFor(y + height / 2 - (rows.length - 1) * size * 0.6, size)], size, { style: "tb" });
  };
  const { ERP: erp, Outbox: outbox } = parts;
  const user = ({ x, y, width, height }: Rect, who: number, hands: Point) => {
    const [at, floor]: Point = [x + width - person * 0.34, y + height];
    return stander({
      at: [at, floor],
      height: person,
      who,
      facing: -1,
      hands: [[at + hands[0] * person, floor + hands[1] * person]],
    });
  };
  const plain = ["Dealer's page", "Order service", "Desk screen"] as const;
  const [dealer, service] = [parts["Dealer's page"], parts["Order service"]];
  const [tickX, tickY] = [service.x + service.width - size * 1.5, service.y + service.height / 2];
  const trayX = outbox.x + outbox.width - size * 2;
  return (
    plain.map((part) => rect(...sides(parts[part]), "l2 fp")).join("") +
    rect(...sides(outbox), "l3 s fp") +
    rect(...sides(erp), "l2 fp") +
    hatchRect(erp, { gap: 6 }) +
    rect(erp.x + 5, erp.y + erp.height / 2 - size * 0.85, noteWidth("ERP", size) + 12, size * 1.7, "fp") +
    crew(user(dealer, 6, [-0.26, -0.68]), user(parts["Desk screen"], 3, [-0.26, -0.62])) +
    rect(dealer.x + dealer.width - person * 0.65, dealer.y + dealer.height - person * 0.76, 5, 9, "l1 fo") +
    path(`M${tickX - 7} ${tickY}l5 6l10 -12`, "l3") +
    path([0, 1, 2].map((row) => `M${trayX} ${outbox.y + outbox.height / 2 - 8 + row * 8}h${size * 1.4}`).join("")) +
    (Object.keys(NAMES) as Part[]).map(name).join("")
  );
}

const sides = ({ x, y, width, height }: Rect) => [x, y, width, height] as const;

/** Strokes with which a pencil crosses out a link. */
const crossed = (points: readonly Point[]): string =>
  path(points.map(([x, y]) => `M${x - 9} ${y + 8}l18 -16M${x - 9} ${y - 8}l18 16`).join(""), "l3 s");

/** Words in the cells of a title block, from its upper left corner: what is named, and the value under it. */
function titleBlock({ x, y, width, height }: Rect, size: number): string {
  const [head, half] = [size * 2, width / 2];
  const row = (height - head) / 2;
  const cells = [
    ["Drawn", "week 1"],
    ["As it stands in", "week 9"],
    ["Drawn by", "designer, engineer"],
    ["Corrected by", "client, week 1"],
  ];
  return (
    rect(x, y, width, height, "l2 fp") +
    path(`M${x} ${y + head}h${width}M${x} ${y + head + row}h${width}M${x + half} ${y + head}v${height - head}`) +
    label("The system on one sheet", [x + 8, baselineFor(y + head / 2, size)], { size, style: "tb" }) +
    label("sample", [x + width - 8, baselineFor(y + head / 2, size)], { size, anchor: "end" }) +
    cells
      .map(([what = "", value = ""], index) => {
        const at: Point = [x + 8 + (index % 2) * half, y + head + Math.floor(index / 2) * row + size * 1.15];
        return label(what, at, { size }) + text([value], [at[0], at[1] + size * 1.2], size);
      })
      .join("")
  );
}

const WIDE: Layout = {
  viewBox: [0, 0, 1000, 430],
  size: 17,
  parts: {
    "Dealer's page": { x: 2, y: 146, width: 160, height: 92 },
    "Order service": { x: 312, y: 146, width: 160, height: 92 },
    Outbox: { x: 604, y: 146, width: 124, height: 92 },
    ERP: { x: 856, y: 146, width: 142, height: 92 },
    "Desk screen": { x: 312, y: 336, width: 160, height: 92 },
  },
  person: 84,
};

/** From left to right; the held orders go down to the desk, and what was crossed out runs above. */
function wide(): string {
  const { size } = WIDE;
  const middle: Words = { anchor: "middle" };
  return (
    polyline(
      [
        [82, 146],
        [82, 34],
        [927, 34],
        [927, 137],
      ],
      "l1 dash",
    ) +
    arrow([
      [927, 136],
      [927, 146],
    ]) +
    text(["order, straight to the ERP"], [392, 26], size, middle) +
    line([284, 22], [502, 18], "l3 s") +
    crossed([
      [82, 90],
      [240, 34],
      [927, 90],
    ]) +
    text(["Client: the ERP takes", "up to 40 seconds"], [610, 76], size) +
    path("M598 60V104H666V144", "l2 s") +
    boxes(WIDE) +
    arrow([
      [162, 176],
      [312, 176],
    ]) +
    text(["order"], [237, 168], size, middle) +
    arrow([
      [312, 208],
      [162, 208],
    ]) +
    text(["number"], [237, 228], size, middle) +
    arrow(
      [
        [472, 192],
        [602, 192],
      ],
      "l3 s",
    ) +
    text(["accepted"], [536, 184], size, middle) +
    text(["order"], [536, 211], size, middle) +
    arrow(
      [
        [730, 176],
        [856, 176],
      ],
      "l3 s",
    ) +
    text(["accepted"], [790, 146], size, middle) +
    text(["order"], [790, 166], size, middle) +
    arrow([
      [856, 208],
      [730, 208],
    ]) +
    text(["taken"], [792, 228], size, middle) +
    arrow([
      [372, 238],
      [372, 336],
    ]) +
    text(["held order"], [362, 293], size, { anchor: "end" }) +
    arrow([
      [412, 336],
      [412, 238],
    ]) +
    text(["decision"], [422, 293], size) +
    label("old system", [927, 260], { size, anchor: "middle" }) +
    key() +
    titleBlock({ x: 604, y: 302, width: 394, height: 126 }, size)
  );
}

/** What the lines and the hatch stand for, at lower left. */
function key(): string {
  const { size } = WIDE;
  const old: Rect = { x: 2, y: 408, width: 44, height: 20 };
  return (
    line([2, 346], [46, 346], "l3 s") +
    line([2, 382], [46, 382], "l1 dash") +
    crossed([[24, 382]]) +
    rect(...sides(old), "l1") +
    hatchRect(old, { gap: 6 }) +
    ["put in by the client", "crossed out by the client", "stays as it is"]
      .map((meaning, index) => label(meaning, [58, 352 + index * 36], { size }))
      .join("")
  );
}

const NARROW: Layout = {
  viewBox: [0, 0, 344, 596],
  size: 14,
  parts: {
    "Dealer's page": { x: 46, y: 2, width: 112, height: 70 },
    "Order service": { x: 46, y: 132, width: 112, height: 70 },
    Outbox: { x: 46, y: 268, width: 112, height: 60 },
    ERP: { x: 46, y: 394, width: 112, height: 60 },
    "Desk screen": { x: 238, y: 132, width: 104, height: 70 },
  },
  person: 62,
};

/** From top to bottom; the held orders go to the desk at right, and what was crossed out runs down at left. */
function narrow(): string {
  const { size } = NARROW;
  return (
    polyline(
      [
        [46, 37],
        [24, 37],
        [24, 424],
        [37, 424],
      ],
      "l1 dash",
    ) +
    arrow([
      [36, 424],
      [46, 424],
    ]) +
    text(["order, straight to the ERP"], [13, 236], size, { anchor: "middle", rotate: -90 }) +
    line([7, 326], [10, 146], "l3 s") +
    crossed([
      [24, 92],
      [24, 376],
    ]) +
    boxes(NARROW) +
    arrow([
      [86, 72],
      [86, 132],
    ]) +
    text(["order"], [79, 107], size, { anchor: "end" }) +
    arrow([
      [118, 132],
      [118, 72],
    ]) +
    text(["number"], [125, 107], size) +
    arrow(
      [
        [102, 202],
        [102, 266],
      ],
      "l3 s",
    ) +
    text(["accepted order"], [111, 239], size) +
    arrow(
      [
        [86, 330],
        [86, 394],
      ],
      "l3 s",
    ) +
    text(["order"], [79, 366], size, { anchor: "end" }) +
    arrow([
      [118, 394],
      [118, 330],
    ]) +
    text(["taken"], [125, 366], size) +
    arrow([
      [158, 156],
      [238, 156],
    ]) +
    text(["held order"], [198, 149], size, { anchor: "middle" }) +
    arrow([
      [238, 180],
      [158, 180],
    ]) +
    text(["decision"], [198, 197], size, { anchor: "middle" }) +
    text(["Client: the ERP takes", "up to 40 seconds"], [200, 294], size) +
    path("M160 298H192M192 278V320", "l2 s") +
    label("old system", [168, 429], { size }) +
    titleBlock({ x: 2, y: 486, width: 340, height: 108 }, size)
  );
}

const title =
  "The system on one sheet: the dealer's page sends an order to the order service and gets its number. The order service sends held orders to the desk screen, where a person decides, and accepted orders to the outbox, which passes them to the ERP, the old system, and hears what was taken. In vermilion the client's correction: the way from the dealer's page straight to the ERP is crossed out, because the ERP takes up to 40 seconds, and the outbox stands in its place. Title block: drawn in week 1 by designer and engineer, corrected by the client in week 1, as it stands in week 9.";

/** A dealer's order on its way to an old ERP: the system of the sample project whose documents the page on our method shows. */
export const systemSheet = {
  narrow: { viewBox: NARROW.viewBox, markup: narrow, title },
  wide: { viewBox: WIDE.viewBox, markup: wide, title },
} satisfies Record<string, Artwork>;
