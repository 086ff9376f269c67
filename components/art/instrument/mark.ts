import type { Artwork } from "@/components/art/pen/markup";
import { path } from "@/components/art/pen/shapes";
import type { Mark } from "@/content/schemas/brand";

/** A company's mark as a drawing: ink, and a line of 1.5 units. Clear space round it is one stem width, smallest height 20 px. */
export function markDrawing({ width, height, filled, outlined }: Mark): Artwork {
  return {
    viewBox: [0, 0, width, height],
    markup: () => path(filled, "fi") + (outlined ? path(outlined, "l2 s") : ""),
    title: "The company's mark",
  };
}
