import { label } from "@/components/art/pen/labels";
import { segment } from "@/components/art/pen/points";
import { circle, circles, line, lines, rect } from "@/components/art/pen/shapes";
import { LINE_Y } from "@/components/art/scenes/scene";
import { sum } from "@/components/ui/sum";
import { RED_LINE, WIDTH } from "./stand-in";

/** A document as a scroll: each section as wide as it is long (in words), the longest one marked. */
export function scrollDrawing(sections: readonly number[]): string {
  const total = sum(sections);
  const longest = Math.max(...sections);
  const [left, right, top, foot] = [78, WIDTH - 78, 128, LINE_Y];
  const rows = [22, 44, 66, 88, 110, 132, 154, 176];
  let x = left;
  const drawn = sections.map((words, index) => {
    const width = ((right - left) * words) / total;
    const from = x;
    x += width;
    const isLongest = words === longest;
    const text = rows.map((row, nth) =>
      segment(
        from + 9,
        top + row,
        from + 9 + (width - 18) * (nth === rows.length - 1 ? 0.45 : 1 - ((index * 7 + nth * 5) % 4) * 0.07),
        top + row,
      ),
    );
    const middle = from + width / 2;
    return (
      (isLongest ? rect(from, top, width, foot - top, "l2 fs") : "") +
      (width > 24 ? lines(text, isLongest ? "l1" : "l1 m") : "") +
      line([from, top], [from, foot], "l1") +
      line([middle, top], [middle, index % 2 === 0 ? 86 : 58], "l1") +
      circle(middle, index % 2 === 0 ? 72 : 44, 15, isLongest ? "l2 fs" : "l2 fp") +
      label(String(index + 1), [middle, (index % 2 === 0 ? 72 : 44) + 6.5], { size: 19, style: "tn", anchor: "middle" })
    );
  });
  const rollers = [left - 18, right + 18].map(
    (center) =>
      rect(center - 18, top - 22, 36, foot - top + 22, "l3 fp") +
      lines(
        [-8, 0, 8].map((dx) => segment(center + dx, top - 10, center + dx, foot - 12)),
        "l1 m",
      ) +
      rect(center - 10, top - 36, 20, 14, "fi"),
  );
  const note = label(`${sections.length} sections, each drawn as wide as it is long`, [right, 362], { size: 19, anchor: "end" });
  return (
    rect(left, top, right - left, foot - top, "l2 fo") +
    drawn.join("") +
    note +
    RED_LINE +
    rollers.join("") +
    circles(`${left - 18},${LINE_Y} ${right + 18},${LINE_Y}`, 4, "fs")
  );
}
