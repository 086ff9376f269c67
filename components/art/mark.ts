import { path, type ViewBox } from "./pen";

/** Frame of the mark; clear space round it is one stem width (6 units), smallest height 20 px. */
export const MARK_VIEW_BOX: ViewBox = [0, 0, 34, 32];

/** Gnomon of the Samrat Yantra and its west quadrant, filled: together the letter J. */
export const MARK_WEST = "M14 3.4 20 .4V31h-6A14 14 0 0 1 0 17h6.2a7.8 7.8 0 0 0 7.8 7.8z";

/** The east quadrant, an outline of 1.5 units. */
export const MARK_EAST = "M20.7 30.3A13.3 13.3 0 0 0 33.3 17h-5.4A7.8 7.8 0 0 1 20.7 24.8";

/** The company's mark: front elevation of the Samrat Yantra in Jaipur. */
export function mark(): string {
  return path(MARK_WEST, "fi") + path(MARK_EAST, "l2 s");
}
