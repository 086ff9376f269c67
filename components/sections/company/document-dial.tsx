import { Drawing } from "@/components/art/drawing";
import { degreesAt, ringData } from "@/components/art/pen/curves";
import { baselineFor, label } from "@/components/art/pen/labels";
import { type Point, polar } from "@/components/art/pen/points";
import { line, path } from "@/components/art/pen/shapes";
import { sum } from "@/components/ui/sum";
import type { Legal } from "@/content/types";
import { sectionLengths } from "./word-counts";

const CENTER: Point = [120, 120];
const [INNER, OUTER, NUMBERS] = [78, 98, 110];

function dialMarkup(lengths: readonly number[], total: number): string {
  const before = (index: number) => sum(lengths.slice(0, index)) / total;
  const pieces = lengths.map((length, index) => ({ from: before(index), to: before(index) + length / total }));
  const ring = (mine: (index: number) => boolean) =>
    pieces
      .filter((_, index) => mine(index))
      .map(({ from, to }) => ringData(CENTER, [INNER, OUTER], from, to))
      .join("");
  // Where their number is odd, the last piece would merge with the first.
  const isLastOfOdd = (index: number) => index > 0 && index % 2 === 0 && index === lengths.length - 1;
  const numbers = pieces.map(({ from, to }, index) => {
    const [x, y] = polar(CENTER, NUMBERS, degreesAt((from + to) / 2));
    return label(String(index + 1), [x, baselineFor(y, 14)], { size: 14, style: "tn", anchor: "middle" });
  });
  return (
    path(
      ring((index) => index % 2 === 0 && !isLastOfOdd(index)),
      "l2 fi",
    ) +
    path(
      ring((index) => index % 2 === 1),
      "l2 fp",
    ) +
    (lengths.some((_, index) => isLastOfOdd(index)) ? path(ring(isLastOfOdd), "l2 ft") : "") +
    numbers.join("") +
    line([120, 120 - INNER + 8], [120, 120 - OUTER - 6], "l3 s") +
    label(total.toLocaleString("en-GB"), [120, 122], { size: 30, style: "tn", anchor: "middle" }) +
    label("words", [120, 142], { size: 14, style: "t", anchor: "middle" })
  );
}

/**
 * A document as a dial: one turn is its whole text, a piece is a section, as long as it is to read and numbered as in the contents beside
 * it. No two documents have the same.
 */
export function DocumentDial({ name, sections }: Pick<Legal, "name" | "sections">) {
  const lengths = sectionLengths(sections);
  const total = sum(lengths);
  return (
    <Drawing
      viewBox={[0, 0, 240, 240]}
      markup={dialMarkup(lengths, total)}
      id="document"
      title={`${name} as a dial: ${sections.length} sections, to scale by their words`}
      description={sections.map(({ heading }, index) => `${heading}: ${lengths[index]} words`).join("; ")}
    />
  );
}
