import type { ViewBox } from "../pen";

/** The viewBox of every bay. The last units of its height are empty: there the next row begins (--last in app/styles/layout/line-drawing.css). */
export const BAY_FRAME: ViewBox = [0, 0, 340, 380];
/** Width of a bay. */
export const [, , BAY_WIDTH] = BAY_FRAME;
/** Height at which the line enters and leaves a bay. */
export const LINE_Y = 330;
/** Height of the main floor. */
export const FLOOR_Y = 340;

/** Markup of one bay in its frame. */
export type Bay = () => string;

/** A page's drawing: a cutaway in four bays, side by side on wide screens, two by two on tablets, a strip that scrolls sideways on phones. */
export interface Scene {
  bays: readonly [Bay, Bay, Bay, Bay];
  /** Stands on the page's columns instead of running over its full width, or under a roof that rises from bay to bay: app/styles/layout/layouts.css. */
  layout?: "on-columns" | "stepped";
}
