import { label } from "@/components/art/pen/labels";
import { segment } from "@/components/art/pen/points";
import { lines, path, rect, rects } from "@/components/art/pen/shapes";
import { LINE_Y } from "@/components/art/scenes/scene";
import { RED_LINE, WIDTH } from "./stand-in";

/** A cabinet with a drawer for each question; the first one is open. */
export function drawersDrawing(topics: readonly string[]): string {
  const columns = Math.ceil(topics.length / 2);
  const [left, top] = [44, 98];
  const step = (WIDTH - 88) / columns;
  const height = 104;
  const drawers = topics.map((topic, index) => {
    const [x, y] = [left + (index % columns) * step, top + Math.floor(index / columns) * height];
    const isOpen = index === 0;
    const [front, wide] = isOpen ? [{ x: x + 4, y: y + 14 }, step - 8] : [{ x: x + 12, y: y + 12 }, step - 24];
    const face = isOpen ? rect(front.x, front.y, wide, height - 4, "l3 fs") : rect(front.x, front.y, wide, height - 22, "l2 fp");
    const middle = front.x + wide / 2;
    return (
      (isOpen ? cards(x + 26, y - 34, step - 52) : "") +
      face +
      rect(front.x + 14, front.y + 14, wide - 28, 36, isOpen ? "l2 fo" : "l1 fo") +
      label(topic, [middle, front.y + 38], { size: 17.5, style: "tn", anchor: "middle" }) +
      path(`M${middle - 24} ${front.y + 62}q24 12 48 0`, "l3")
    );
  });
  const cabinet = rect(left, top, WIDTH - 88, 2 * height + 14, "l3 fp");
  const legs = rects(
    [left + 18, WIDTH - left - 44].map((x) => ({
      x,
      y: top + 2 * height + 14,
      width: 26,
      height: LINE_Y - top - 2 * height - 14,
    })),
    "fi",
  );
  return RED_LINE + legs + cabinet + drawers.slice(1).join("") + (drawers[0] ?? "");
}

/** Index cards standing in an open drawer. */
function cards(x: number, y: number, width: number): string {
  const card = (inset: number, rise: number) =>
    rect(x + inset, y - rise, width - 2 * inset, 60, "l2 fo") +
    lines(
      [14, 26].map((down) => segment(x + inset + 14, y - rise + down, x + width - inset - 14 - down, y - rise + down)),
      "l1 m",
    );
  return card(14, 10) + card(6, 0);
}
