import { crew, stander } from "../figures/figure";
import { type Look, SKY, STONE, WHITE } from "../figures/look";
import { hatchRect } from "../pen/hatching";
import { baselineFor, label, noteWidth } from "../pen/labels";
import type { Artwork, ViewBox } from "../pen/markup";
import type { DimensionOptions } from "../pen/measures";
import { type Point, type Points, points, towards } from "../pen/points";
import { outline, path, polyline, type Rect, rect } from "../pen/shapes";

/** A part of the system where it stands on the sheet. */
type Part = "Dealer’s page" | "Order service" | "Outbox" | "ERP" | "Desk screen";

/** As narrow as a phone's paper, on which its letters are 11 px high. */
const VIEW_BOX: ViewBox = [1, 0, 342, 458];
/** Size of its letters. */
const SIZE = 14;
/** Height of a person. */
const PERSON = 62;

const PARTS: Readonly<Record<Part, Rect>> = {
  "Dealer’s page": { x: 46, y: 2, width: 112, height: 70 },
  "Order service": { x: 46, y: 132, width: 112, height: 70 },
  Outbox: { x: 46, y: 268, width: 112, height: 60 },
  ERP: { x: 46, y: 394, width: 112, height: 60 },
  "Desk screen": { x: 238, y: 132, width: 104, height: 70 },
};

type Words = Pick<DimensionOptions, "anchor" | "style" | "rotate">;

const NAMES: Readonly<Record<Part, readonly string[]>> = {
  "Dealer’s page": ["Dealer’s", "page"],
  "Order service": ["Order", "service"],
  Outbox: ["Outbox"],
  ERP: ["ERP"],
  "Desk screen": ["Desk", "screen"],
};

/** Lines of text one below the other, the first on the baseline of `at`. */
const text = (rows: readonly string[], [x, y]: Point, words: Words = {}): string =>
  rows.map((row, index) => label(row, [x, y + index * SIZE * 1.2], { size: SIZE, style: "tn", ...words })).join("");

/** A line with a head at its end. */
function arrow(before: Point, end: Point, style = "l2"): string {
  const [x, y] = towards([0, 0], [end[0] - before[0], end[1] - before[1]], 1);
  const wing = (side: 1 | -1): Point => [end[0] - 9 * x - side * 4.5 * y, end[1] - 9 * y + side * 4.5 * x];
  return path(outline([before, end]) + outline([wing(1), end, wing(-1)]), style);
}

/** The parts in their boxes: the old system hatched, what the client corrected in colour, people where they use a part. */
function boxes(): string {
  const name = (part: Part) => {
    const { x, y, height } = PARTS[part];
    const rows = NAMES[part];
    return text(rows, [x + 10, baselineFor(y + height / 2 - (rows.length - 1) * SIZE * 0.6, SIZE)], { style: "tn" });
  };
  const { ERP: erp, Outbox: outbox } = PARTS;
  // Light cloth, since the paper lies on a dark ground.
  const user = ({ x, y, width, height }: Rect, who: number, top: Partial<Look>) => {
    const [at, floor]: Point = [x + width - PERSON * 0.34, y + height];
    const hands: readonly Point[] = [[at - 0.26 * PERSON, floor - 0.68 * PERSON]];
    return stander({ at: [at, floor], height: PERSON, who, facing: -1, hands, look: { top: "shirt", legStyle: STONE, ...top } });
  };
  const plain = ["Dealer’s page", "Order service", "Desk screen"] as const;
  const [dealer, service] = [PARTS["Dealer’s page"], PARTS["Order service"]];
  const [tickX, tickY] = [service.x + service.width - SIZE * 1.5, service.y + service.height / 2];
  const trayX = outbox.x + outbox.width - SIZE * 2;
  return (
    plain.map((part) => rect(...sides(PARTS[part]), "l2 fp")).join("") +
    rect(...sides(outbox), "l3 s fp") +
    rect(...sides(erp), "l2 fp") +
    hatchRect(erp, { gap: 6 }) +
    rect(erp.x + 5, erp.y + erp.height / 2 - SIZE * 0.85, noteWidth("ERP", SIZE) + 12, SIZE * 1.7, "fp") +
    crew(user(dealer, 6, { topStyle: WHITE }), user(PARTS["Desk screen"], 3, { topStyle: SKY })) +
    rect(dealer.x + dealer.width - PERSON * 0.65, dealer.y + dealer.height - PERSON * 0.76, 5, 9, "l1 fo") +
    path(`M${tickX - 7} ${tickY}l5 6l10 -12`, "l3") +
    path([0, 1, 2].map((row) => `M${trayX} ${outbox.y + outbox.height / 2 - 8 + row * 8}h${SIZE * 1.4}`).join("")) +
    (Object.keys(NAMES) as Part[]).map(name).join("")
  );
}

const sides = ({ x, y, width, height }: Rect) => [x, y, width, height] as const;

/** Strokes with which a pencil crosses out a link. */
const crossed = (at: Points): string =>
  path(
    points(at)
      .map(([x, y]) => `M${x - 9} ${y + 8}l18 -16M${x - 9} ${y - 8}l18 16`)
      .join(""),
    "l3 s",
  );

/** From top to bottom; the held orders go to the desk at right, and what was crossed out runs down at left. */
function sheet(): string {
  return (
    polyline("46,37 24,37 24,424 37,424", "l1 dash") +
    arrow([36, 424], [46, 424]) +
    text(["order, straight to the ERP"], [13, 236], { anchor: "middle", rotate: -90 }) +
    crossed("24,92 24,376") +
    boxes() +
    arrow([86, 72], [86, 132]) +
    text(["order"], [79, 107], { anchor: "end" }) +
    arrow([118, 132], [118, 72]) +
    text(["number"], [125, 107]) +
    arrow([102, 202], [102, 266], "l3 s") +
    text(["accepted order"], [111, 239]) +
    arrow([86, 330], [86, 394], "l3 s") +
    text(["order"], [79, 366], { anchor: "end" }) +
    arrow([118, 394], [118, 330]) +
    text(["taken"], [125, 366]) +
    arrow([158, 156], [238, 156]) +
    text(["held order"], [198, 149], { anchor: "middle" }) +
    arrow([238, 180], [158, 180]) +
    text(["decision"], [198, 197], { anchor: "middle" }) +
    text(["Client: the", "ERP takes up", "to 40 seconds"], [200, 286]) +
    path("M160 298H192M192 273V323", "l2 s") +
    label("old system", [168, 429], { size: SIZE })
  );
}

const title =
  "The system on one sheet: the dealer’s page sends an order to the order service and gets its number. The order service sends held orders to the desk screen, where a person decides, and accepted orders to the outbox, which passes them to the ERP, the old system, and hears what was taken. In colour the client’s correction: the way from the dealer’s page straight to the ERP is crossed out, because the ERP takes up to 40 seconds, and the outbox stands in its place.";

/** A dealer's order on its way to an old ERP: the system of the sample project whose documents the page on our method shows. */
export const systemSheet: Artwork = { viewBox: VIEW_BOX, markup: sheet, title };
