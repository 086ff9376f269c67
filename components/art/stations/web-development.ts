import { people } from "@/components/art/figures/people";
import type { Stations } from "@/components/art/stations/stations";
import { hatchPolygon, hatchRect } from "../pen/hatching";
import { label } from "../pen/labels";
import { type Point, points, type Segment, segment } from "../pen/points";
import { circle, line, lines, path, rect, rects } from "../pen/shapes";
import { arrowData, fillingScale, note, through } from "./station-parts";

/**
 * One page load as a strip of film: at the right of every frame the phone's screen, at the left what the line has just brought. The
 * scale below is the whole load, filled up to the frame's moment.
 */
const LOAD = 1900;

/** Lower edge of the picture: what stands in a frame stands here. */
const GROUND = 91;

/** The strip over the line: a window between two rows of perforations, whose pitch runs on into the next frame. */
function film(): string {
  const holes = [5.5, 94.5].flatMap((y) => Array.from({ length: 10 }, (_, index) => `M${5 + index * 17} ${y}v6h7v-6z`));
  return path(`M-.5 2H170.5V104H-.5ZM2.5 15V91H167.5V15Z${holes.join("")}`, "fi");
}

/** A frame at its millisecond: what has come, and what the phone shows. */
function frame(moment: number, brought: string, screen: string): string {
  const shell = path("M98 91V30a9 9 0 0 1 9 -9h40a9 9 0 0 1 9 9V91", "l2 fp") + path("M120 24.5h14v2.4h-14z", "fi");
  return film() + brought + shell + screen + through() + fillingScale(moment / LOAD, 19, 5);
}

/** The page that is being left, in lighter ink from frame to frame: a list of three goods. */
function oldPage(ink: string): string {
  const rows = [34, 52, 70];
  return (
    rects(
      rows.map((y) => ({ x: 104, y, width: 13, height: 13 })),
      ink,
    ) + path("M122 37h27M122 43h14M122 55h20M122 61h16M122 73h27M122 79h11", ink)
  );
}

const PICTURE = { x: 104, y: 33, width: 46, height: 27 };

const placeForPicture = () => rects([PICTURE], "l1 dash");

/** Name, price and delivery date of the bowl. */
const words = () => path("M104 66.5h32", "l3") + path("M104 73h14", "l3") + path("M124 73h26", "l1");

/** A bowl in elevation, 60 units wide at scale 1, the middle of its foot at (x, y). */
function bowl(x: number, y: number, scale: number): string {
  const at = (dx: number, dy: number) => `${x + dx * scale} ${y - dy * scale}`;
  const band = points("-29.2,27 29.2,27 26,17 -26,17");
  return (
    path(
      `M${at(-30, 32)}L${at(30, 32)}C${at(29, 14)} ${at(18, 6)} ${at(10, 5)}L${at(12, 0)}L${at(-12, 0)}L${at(-10, 5)}C${at(-18, 6)} ${at(-29, 14)} ${at(-30, 32)}Z`,
      "l2 fp",
    ) +
    hatchPolygon(
      band.map(([dx, dy]): Point => [x + dx * scale, y - dy * scale]),
      { gap: 3, style: "l1" },
    )
  );
}

const picture = () => rects([PICTURE], "l1 fp") + bowl(127, 57, 0.6);

/** The shopper; her phone is the large one. */
function press(): string {
  const shopper = people([{ at: [30, GROUND], height: 64, reach: [0.25, -0.06] }]);
  const view = [segment(50, 31, 103, 22), segment(50, 42, 98, 89)];
  return frame(0, shopper + rect(45, 31, 5, 11, "l2 fp") + lines(view, "l1 m dash"), oldPage("l2"));
}

/** A card from the index: the name, and the number behind it (one that is kept for examples). */
function address(): string {
  const cards = path("M22 31V27H92V66H88M17 36V32H87V71H83", "l1") + rect(10, 37, 72, 43, "l2 fp");
  return frame(150, cards + path("M17 47h40", "l3") + path("M10 55.5H82") + note("192.0.2.8", [15, 73]), oldPage("l1"));
}

/** Two trips there and back, and the key that both ends now hold. */
function handshake(): string {
  const legs = [20, 30, 40, 50].map((y, index) => (index % 2 === 0 ? segment(98, y, 20, y + 10) : segment(20, y, 98, y + 10)));
  const heads = legs.map(([from, to]) => arrowData(from, to, 5));
  return frame(
    450,
    line([20, 22], [20, 62], "l3") +
      path(legs.map(([from, to]) => `M${from.join(" ")}L${to.join(" ")}`).join("") + heads.join("")) +
      circle(24, 77, 8.5, "l2 fp") +
      circle(22, 77, 2.5, "fi") +
      path("M32.5 75H84V79H78V84H74V79H68V82H64V79H32.5Z", "fi"),
    oldPage("l1 m"),
  );
}

/** The server, one page ready on its shelf; the first byte has left. */
function firstByte(): string {
  const shelf = (y: number) => ({ x: 17, y, width: 36, height: 7 });
  return frame(
    640,
    rect(11, 20, 48, 71, "l2 fp") +
      rects([27, 39, 63, 75].map(shelf)) +
      rects([shelf(51), { x: 69, y: 50.5, width: 8, height: 8 }], "fi") +
      path(`M59 54.5H92${arrowData([59, 54.5], [93, 54.5])}`),
    oldPage("l1 mm"),
  );
}

/** Fourteen lines, one for each kilobyte; the heavy one names the picture, and the browser asks for it. */
function html(): string {
  const indents = [0, 4, 8, 8, 4, 4, 8, 12, 12, 8, 8, 4, 4, 0];
  const lengths = [16, 20, 26, 18, 10, 24, 26, 22, 22, 26, 14, 12, 20, 12];
  const kilobytes = indents.map((indent, index): Segment => {
    const y = 31 + index * 4;
    return segment(38 + indent, y, 38 + indent + (lengths[index] ?? 0), y);
  });
  return frame(
    710,
    path("M31 22H74L84 32V89H31Z", "l2 fp") +
      path("M74 22V32H84") +
      lines(kilobytes.filter((_, index) => index !== 8)) +
      lines(kilobytes.slice(8, 9), "l3") +
      path("M46 63H10", "l1 dash") +
      path(arrowData([46, 63], [6, 63])),
    placeForPicture(),
  );
}

/** Styles: letters on their four guide lines. */
function text(): string {
  const guides = path("M8 38.5H92M8 47.5H92M8 72H92M8 82H92", "l1 m");
  return frame(930, guides + label("Ag", [18, 72], { size: 47, style: "tn" }), placeForPicture() + words());
}

/** The picture file, framed. */
function painted(): string {
  return frame(1600, rect(9, 24, 80, 60, "l2 fp") + rect(13, 28, 72, 52) + bowl(49, 75, 1.05), picture() + words());
}

/** The button answers: the bowl is in the basket. */
function ready(): string {
  const weave = { x: 24, y: 57, width: 50, height: 32 };
  return frame(
    1900,
    path("M22 57C22 14 76 14 76 57", "l3") +
      bowl(49, 67, 0.72) +
      path("M17 57H81L74 91H24Z", "l2 fp") +
      hatchPolygon("20,60 78,60 72,91 26,91", { gap: 3.6 }) +
      hatchRect(weave, { gap: 7, falling: true }) +
      rect(14, 54, 70, 5, "l2 fp"),
    picture() + words() + rect(104, 79, 46, 9, "fk"),
  );
}

/** The eight frames of a page load. */
export const stations: Stations = [press, address, handshake, firstByte, html, text, painted, ready];
