import { arcData } from "../pen/curves";
import { baselineFor, label } from "../pen/labels";
import { type Artwork, group } from "../pen/markup";
import { dialTicks } from "../pen/measures";
import { type Point, polar } from "../pen/points";
import { circle, path } from "../pen/shapes";

const CENTER: Point = [0, 0];
const [INNER, OUTER] = [86, 110];
/** Hours of sun time that the dial's ring reaches from and to: enough for the longest day at 58 degrees. */
const [FROM, TO] = [4, 20];

/** Where an hour lies on the dial, looking north: morning in the west, noon at the foot, degrees anticlockwise from east. */
const degreesOf = (hour: number): number => 270 + (hour - 12) * 15;

const NUMERAL = 22;

/** How far a graduation reaches across the ring: hour, half hour, quarter. */
function graduation(index: number): number {
  if (index % 4 === 0) return OUTER - INNER;
  return index % 2 === 0 ? 12 : 7;
}

/** The face of the instrument, the quadrants of the great sundial as they stand in the plane of the equator, about the edge that throws the shadow. */
export const sundialFace: Artwork = {
  viewBox: [-150, -150, 300, 300],
  markup: () => {
    const ring = { center: CENTER, from: degreesOf(FROM), to: degreesOf(TO) };
    const [start, end] = [degreesOf(FROM), degreesOf(TO)];
    const ends = [start, end].map(
      (degrees) => `M${polar(CENTER, INNER, degrees).join(" ")}L${polar(CENTER, OUTER, degrees).join(" ")}`,
    );
    const numerals = [6, 9, 12, 15, 18].map((hour) => {
      const [x, y] = polar(CENTER, INNER - 20, degreesOf(hour));
      return (
        circle(x, y, 15, "fo") +
        label(String(hour > 12 ? hour - 12 : hour), [x, baselineFor(y, NUMERAL)], {
          size: NUMERAL,
          style: "tn",
          anchor: "middle",
        })
      );
    });
    return (
      dialTicks({ ...ring, radius: INNER, divisions: (TO - FROM) * 4, length: graduation }) +
      path(arcData({ ...ring, radius: INNER }) + arcData({ ...ring, radius: OUTER }) + ends.join(""), "l2") +
      group(numerals.join(""), "callouts") +
      circle(0, 0, 5, "fi")
    );
  },
  title: "The dial of the great sundial, looking north",
};
