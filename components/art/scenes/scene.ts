/** Markup of one bay for the viewBox 0 0 340 380; the line enters and leaves at y = 330, the floor is at y = 340. */
export type Bay = () => string;

/** A page's drawing: a cutaway in four bays, side by side on wide screens, two by two on tablets, one below the other on phones. */
export interface Scene {
  bays: readonly [Bay, Bay, Bay, Bay];
  /** Stands on the page's columns instead of running over its full width, or under a roof that rises from bay to bay: line.css. */
  layout?: "on-columns" | "stepped";
}
