import { line } from "@/components/art/pen/shapes";
import { BAY_WIDTH, LINE_Y } from "@/components/art/scenes/scene";

/**
 * What stand-in drawings share: the share images of pages whose own drawing is live (contact) or text (FAQ, legal). They are 1360 by 380 units, with a
 * line at y = 330 from edge to edge.
 */

export const WIDTH = 4 * BAY_WIDTH;
/** The red line from edge to edge. */
export const RED_LINE = line([0, LINE_Y], [WIDTH, LINE_Y], "l3 s");
