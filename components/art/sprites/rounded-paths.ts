import { shortenPath } from "./shorten-path";

/** Markup with all its path data rounded to tenths of a unit: enough for drawings of several hundred units. */
export function roundedPaths(markup: string): string {
  return markup.replace(/ d="([^"]+)"/g, (_, data) => ` d="${shortenPath(data, 1)}"`);
}
