import { line } from "@/components/art/pen/shapes";
import { BAY_WIDTH, LINE_Y } from "@/components/art/scenes/scene";

/**
 * What stand-in drawings share: the share images of pages whose own drawing is live (contact) or text (FAQ, legal). They are 1360 by 380 units, with a
 * line at y = 330 from edge to edge.
 */

export const WIDTH = 4 * BAY_WIDTH;
/** The red line from edge to edge. */
export const RED_LINE = line([0, LINE_Y], [WIDTH, LINE_Y], "l3 s");

/** How many offices there is room for. */
export const MAX_OFFICES = 6;
/** Font size of an office's name: `size` for up to nine letters, smaller for longer names. */
export const nameSize = (name: string, size: number): number => Math.min(size, (size * 9) / name.length);
