import svgpath from "svgpath";
import { withoutLeadingZeros } from "./compact-number";

/**
 * Rewrites path data in few bytes: relative commands, coordinates rounded to `digits` decimals (errors don't add up), H and V for level and
 * upright lines. Throws for what is no path data.
 */
export function shortenPath(data: string, digits = 2): string {
  const path = svgpath(data);
  if ("err" in path && path.err) throw new Error(`${path.err} in the path data "${data}"`);
  const relative = path
    .rel()
    .round(digits)
    .iterate((segment) => {
      const [command, x, y] = segment;
      if (command !== "l") return undefined;
      if (y === 0) return [["h", x]];
      return x === 0 ? [["v", y]] : undefined;
    });
  return withoutLeadingZeros(relative.toString());
}
