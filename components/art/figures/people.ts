import type { Point } from "../pen/points";
import { crew, type Figure, stander } from "./figure";

type Person = Omit<Figure, "hands"> & {
  /** Where the raised hand is, from the shoulder, in heights. */
  reach?: Point;
};

/** Standing figures at a drawing's own scale, each with perhaps one raised hand. */
export function people(figures: readonly Person[]): string {
  return crew(
    ...figures.map(({ reach, height = 48, ...rest }) => {
      const [x, y] = rest.at;
      return stander({ ...rest, height, hands: reach && [[x + reach[0] * height, y + (reach[1] - 0.75) * height]] });
    }),
  );
}
