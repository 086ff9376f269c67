import { people } from "@/components/art/figures/people";
import { silhouette } from "@/components/art/figures/silhouettes";
import type { Stations } from "@/components/art/stations/stations";
import { arc } from "../pen/curves";
import { label } from "../pen/labels";
import { dialTicks, dimension } from "../pen/measures";
import { type Point, polar } from "../pen/points";
import { circle, path, polygon, rect, rects } from "../pen/shapes";
import { fillingScale, LINE, note, seated, through } from "./station-parts";

/** Everybody is 50 units high. */
const HEIGHT = 50;

/** The trail is 23 days long; the scale below counts them backwards. */
const TRAIL = 23;

const station = (daysBefore: number, contents: string, track = through()) =>
  track + contents + fillingScale(daysBefore / TRAIL, TRAIL, 5);

/** A valve as a piping plan shows it: two triangles, a stem and a wheel; (x, y) is its middle. */
const valve = (x: number, y: number, size: number) =>
  path(
    `M${x - size} ${y - size * 0.6}V${y + size * 0.6}L${x + size} ${y - size * 0.6}V${y + size * 0.6}ZM${x} ${y}V${y - size}M${x - size * 0.5} ${y - size}H${x + size * 0.5}`,
    "l2 fp",
  );

/** The enquiry: twelve valves and a drawing. */
function enquiry(): string {
  return station(
    0,
    seated({ at: [16, LINE], height: HEIGHT, reach: [0.34, 0.1] }) +
      path("M30 90H84M78 90V112M36 90V112M62 84V90M55 90H69", "l2") +
      rect(44, 60, 36, 24, "l2 fp") +
      path("M53 66H71V78H53ZM53 66L62 73L71 66") +
      path("M82 62L98 18M82 82L98 112", "l1 m dash") +
      rect(98, 14, 62, 98, "l2 fp") +
      path("M106 24H134", "l3") +
      path("M106 34H150M106 41H142") +
      rect(106, 50, 46, 34) +
      valve(129, 70, 13) +
      note("× 12", [129, 103], { size: 17, anchor: "middle" }),
  );
}

/** The landing page: A and B, and B shows a price range. */
function landing(): string {
  return station(
    0,
    rect(4, 20, 74, 78, "l1 dash") +
      note("A", [11, 38], { style: "t" }) +
      path("M4 98V112M78 98V112", "l1 dash") +
      rect(46, 30, 104, 82, "l2 fp") +
      path("M46 42H150") +
      note("B", [56, 63], { size: 18 }) +
      path("M74 52H116", "l3") +
      path("M74 60H136") +
      dimension([64, 78], [132, 78]) +
      rect(84, 74, 26, 8, "fi") +
      rect(56, 92, 40, 11, "l2"),
  );
}

/** The name search: the click that gets the credit. */
function nameSearch(): string {
  return station(
    0,
    rect(4, 18, 146, 28, "l2 fp") +
      note("your name", [14, 38], { size: 17 }) +
      path("M98 24V40", "l1") +
      circle(132, 30, 7, "l2") +
      path("M137 35.5L143 42", "l3") +
      rect(4, 46, 146, 66, "l2 fp") +
      path("M14 60H84", "l3") +
      path("M14 67H112", "l1") +
      path("M14 80H64M14 96H76", "l2") +
      path("M14 87H120M14 103H104", "l1 m") +
      path("M92 62V86L98 80L103 90L107 88L102 78.5L110 78.5Z", "fi"),
  );
}

/** The gap: nobody measured this; the form asks. */
function gap(): string {
  return station(
    2,
    silhouette({ at: [22, LINE], height: HEIGHT, reach: [0.24, -0.03] }, "l1 m") +
      rect(32, 68, 5, 9, "l1 m") +
      silhouette({ at: [138, LINE], height: HEIGHT, reach: [-0.24, -0.03] }, "l1 m") +
      rect(123, 68, 5, 9, "l1 m") +
      path("M38 14H122V42H64L52 54V42H38Z", "l1 dash") +
      path("M76 22h-9a6 6 0 0 0 0 12h9M84 22h9a6 6 0 0 1 0 12h-9M71 28h18", "l2") +
      rect(62, 62, 36, 50, "l2 fp") +
      label("?", [80, 97], { size: 30, style: "tn", anchor: "middle" }),
    through(`M0 ${LINE}H8${"m9 0h7".repeat(9)}m9 0H170`),
  );
}

/** The data sheet: six minutes of an hour, to scale. */
function dataSheet(): string {
  const center: Point = [130, 60];
  const edge = polar(center, 27, 54);
  return station(
    5,
    rect(4, 12, 88, 100, "l2 fp") +
      path("M12 22H52", "l3") +
      valve(78, 26, 8) +
      path("M14 34V68H84", "l2") +
      path("M14 40H40C56 40 60 50 80 64", "l2") +
      path("M14 50H84M14 59H84M28 68V38M42 68V38M56 68V38M70 68V38", "l1 mm") +
      path("M12 78H84M12 87H84M12 96H84M12 105H84M36 78V105M60 78V105") +
      circle(...center, 27, "l2 fp") +
      dialTicks({ center, radius: 27, from: 0, to: 360, divisions: 12, length: -4 }) +
      path(`M${center.join(" ")}V33A27 27 0 0 1 ${edge.join(" ")}Z`, "fi") +
      path("M130 87V112M118 112H142", "l2"),
  );
}

/** The advert: one click, paid. */
function advert(): string {
  return station(
    9,
    path("M18 82V112M90 82V112", "l2") +
      rect(4, 20, 100, 62, "l2 fp") +
      rect(12, 28, 28, 19, "l1") +
      note("Ad", [26, 42.5], { anchor: "middle" }) +
      path("M48 34H94", "l3") +
      path("M48 42H84") +
      path("M12 56H60M12 63H54M12 70H58") +
      valve(84, 66, 10) +
      circle(136, 88, 24, "l2 fp") +
      circle(136, 88, 20) +
      note("₹62", [136, 93.5], { size: 16, anchor: "middle" }),
  );
}

/** The article: read, and left. */
function article(): string {
  return station(
    15,
    people([{ who: 13, at: [16, LINE], height: HEIGHT, reach: [0.24, -0.16] }]) +
      rect(36, 14, 84, 98, "l2 fp") +
      path("M44 25H94", "l3") +
      path("M44 36H74M44 43H74M44 50H70M44 57H74M44 64H66") +
      path("M84 68V36M84 68H112M84 68L110 40M84 68L112 54", "l1") +
      path("M44 78H112M44 85H112M44 92H104M44 99H112") +
      silhouette({ at: [148, LINE], height: HEIGHT }, "l1 m"),
  );
}

/** The first search: beside the pipe that knocks. */
function firstSearch(): string {
  return station(
    23,
    path("M4 14H102V40H40V52L26 40H4Z", "fk") +
      rects(
        [
          { x: 13, y: 22, width: 52, height: 3.6 },
          { x: 13, y: 29, width: 36, height: 3.6 },
        ],
        "fo",
      ) +
      people([{ who: 13, at: [40, LINE], height: HEIGHT, reach: [0.24, -0.03] }]) +
      rect(50, 68, 5, 9, "l2 fp") +
      path("M112 12V112M134 12V112", "l2") +
      rect(106, 6, 34, 6, "l2 fp") +
      rect(106, 28, 34, 6, "l2 fp") +
      rect(106, 92, 34, 6, "l2 fp") +
      polygon("106,48 140,48 106,78 140,78", "l2 fp") +
      path("M123 63H154M154 54V72", "l3") +
      [8, 14].map((radius) => arc({ center: [104, 63], radius, from: 150, to: 210 })).join(""),
  );
}

/** One enquiry, traced back to its first search. */
export const stations: Stations = [enquiry, landing, nameSearch, gap, dataSheet, advert, article, firstSearch];
