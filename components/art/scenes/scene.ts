import { balloons } from "../pen/labels";
import type { ViewBox } from "../pen/markup";
import type { Point } from "../pen/points";

/** The viewBox of every bay. The last units of its height are empty: there the next row begins (--last in app/styles/layout/scene.css). */
export const BAY_FRAME: ViewBox = [0, 0, 340, 380];
/** Width of a bay. */
export const [, , BAY_WIDTH] = BAY_FRAME;
/** Height at which the line enters and leaves a bay. */
export const LINE_Y = 330;
/** Height of the main floor. */
export const FLOOR_Y = 340;

/** Markup of one bay in its frame. */
type Bay = () => string;

/**
 * What a phone shows of a drawing, in units from its left edge: a window of one width for each bay. The first begins with the drawing and the last ends
 * with it; of the others it says where they begin. A window begins and ends at a wall or between two things, never in one, and its letters stay 11 px at
 * 320 px: no wider than 400 units, unless its labels are larger.
 */
export interface PhoneWindows {
  /** Unless said, each bay is a window. */
  width?: number;
  second?: number;
  third?: number;
  /** Bays at left that a phone leaves out, so that the first window shows what the caption speaks of. */
  without?: 1 | 2;
}

/** The windows of a scene in full. */
export const windowsOf = ({ phone }: Scene): Required<Omit<PhoneWindows, "without">> & { without: number } => ({
  width: BAY_WIDTH,
  second: BAY_WIDTH,
  third: 2 * BAY_WIDTH,
  without: 0,
  ...phone,
});

/** Where the number of something stands on a drawing, and what it points at: in one bay, in units of all four side by side. */
export interface Place {
  at: Point;
  target: Point;
}

/** A page's drawing: a cutaway in four bays, side by side on wide screens, two by two on tablets, a strip that scrolls sideways on phones. */
export interface Scene {
  bays: readonly [Bay, Bay, Bay, Bay];
  phone?: PhoneWindows;
  /** Units of empty sky over all bays that a single row leaves out, on phones and on wide screens: at most 40 px of it stay under a phone's button. */
  sky?: number;
  /** Stands on the page's columns instead of running over its full width, or under a roof that rises from bay to bay: app/styles/layout/scene-layouts.css. */
  layout?: "on-columns" | "stepped";
  /** Things in the drawing that the page's texts may name, so that both carry the same number. */
  places?: Readonly<Record<string, Place>>;
  /** What lies behind the line at the right edge of the page, where it turns down: paper unless said. */
  behindTurn?: "room" | "stone";
}

/** Radius of a number's ring. */
const RING = 10.5;

/** The numbers in a bay, counted from 0: those of the places in this order, from 1. */
export const numbersIn = (bay: number, places: readonly Place[]): string =>
  balloons(
    places.flatMap(({ at, target }, index) => {
      if (Math.floor(at[0] / BAY_WIDTH) !== bay) return [];
      const inBay = ([x, y]: Point): Point => [x - bay * BAY_WIDTH, y];
      return [{ number: index + 1, at: inBay(at), target: inBay(target) }];
    }),
    RING,
  );

/** The places of a scene that have these names. */
export const placesNamed = ({ places = {} }: Scene, names: readonly string[]): Place[] =>
  names.flatMap((name) => places[name] ?? []);
