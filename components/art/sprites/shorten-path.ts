import svgpath from "svgpath";

/** Numbers without a leading zero: 0.5 becomes .5. */
const withoutZeros = (text: string) => text.replace(/(?<![\d.])0\./g, ".");

/** Writes a number with at most `digits` decimals and without a leading zero: 0.50 becomes .5. */
export function compactNumber(value: number, digits = 2): string {
  if (!Number.isFinite(value)) throw new Error(`a drawing contains the number ${value}`);
  const factor = 10 ** digits;
  return withoutZeros(String(Math.round(value * factor) / factor || 0));
}

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
  return withoutZeros(relative.toString());
}
