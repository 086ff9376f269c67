import type { Control, ControlOf } from "@/content/types";

/** What every kind of drawing gets: the control, and which of its answers to draw. */
export interface DrawingOf<Kind extends Control["kind"]> {
  control: ControlOf<Kind>;
  at: number;
}
