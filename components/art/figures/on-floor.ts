import type { Artwork } from "../pen/markup";
import { path } from "../pen/shapes";
import { finish } from "../scenes/furniture";

/** Height of a grown figure in the drawings over the items of a list, and the floor that everything in them stands on. */
export const [HEIGHT, FLOOR] = [128, 146] as const;

/** Path data of the same part for each of a list. */
export const each = <T>(list: readonly T[], part: (one: T, index: number) => string): string => list.map(part).join("");

/** A drawing over an item: what stands on the floor's line. */
export const onFloor = (title: string, draw: () => string): Artwork => ({
  viewBox: [0, 0, 190, 150],
  markup: () => finish(path(`M0 ${FLOOR}H190`, "l2"), draw()),
  title,
});
