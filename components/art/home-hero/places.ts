import type { Point } from "../pen/points";
import { balloonRadius, type Composition, type HeroVariant } from "./building";

/** Where a room's link lies over the drawing, in units from its upper left corner. */
interface Place {
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Centre of the balloon, from the link's upper left corner. */
  label: Point;
  /** The room's outline within the link, in per cent; none where it fills it. */
  cut: readonly Point[] | undefined;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The places of all rooms of a composition. A link holds its room and the head of its label, which may stand outside. */
export function placesOf({ viewBox: [left, top], rooms, labelSize }: Composition): Place[] {
  const radius = balloonRadius(labelSize);
  return rooms.map(({ number, corners, labelAt: [labelX, labelY] }) => {
    const xs = [...corners.map(([x]) => x), labelX - radius];
    const ys = [...corners.map(([, y]) => y), labelY - radius];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
    const cut = corners.map(([px, py]): Point => [round(((px - x) / width) * 100), round(((py - y) / height) * 100)]);
    const fills = cut.length === 4 && cut.every((corner) => corner.every((share) => share === 0 || share === 100));
    return {
      number,
      x: round(x - left),
      y: round(y - top),
      width: round(width),
      height: round(height),
      label: [round(labelX - x), round(labelY - y)],
      cut: fills ? undefined : cut,
    };
  });
}

/**
 * The wide drawing's size, where its ramp meets the ground, and the depth of the earth under it, in units, as custom properties: by them
 * app/styles/home/hero-narrow.css and hero-wide.css bring words and drawing together.
 */
export const frameProperties = ({ viewBox: [left, top, width, height] }: Composition) => ({
  "--drawing-width": width,
  "--drawing-height": Math.ceil(height),
  "--ramp-foot": -left,
  "--earth": Math.round(top + height),
});

export type PlaceProperties = Readonly<Record<`--${string}`, string | number | undefined>>;

/** A place as custom properties named after its variant, such as `--wide-x`; app/styles/home/hero-works.css takes those of the one that is seen. */
export function placeProperties(variant: HeroVariant, place: Place): PlaceProperties {
  const [labelX, labelY] = place.label;
  const corners = place.cut?.map(([px, py]) => `${px}% ${py}%`).join(", ");
  return {
    [`--${variant}-x`]: place.x,
    [`--${variant}-y`]: place.y,
    [`--${variant}-width`]: place.width,
    [`--${variant}-height`]: place.height,
    [`--${variant}-label-x`]: labelX,
    [`--${variant}-label-y`]: labelY,
    [`--${variant}-cut`]: corners && `polygon(${corners})`,
  };
}
