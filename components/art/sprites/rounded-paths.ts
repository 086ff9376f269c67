import { shortenPath } from "./shorten-path";

/**
 * Markup with all its path data rounded to tenths of a unit: enough for drawings of several hundred units. Without a parser, because it is what
 * `path` of pen/shapes.ts wrote: the attribute always looks like this, and nothing else of the markup is read or written anew.
 */
export function roundedPaths(markup: string): string {
  return markup.replace(/ d="([^"]+)"/g, (_, data) => ` d="${shortenPath(data, 1)}"`);
}
