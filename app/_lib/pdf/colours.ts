import type { Declarations } from "@/app/_lib/drawing-renderer/plain-rules";
import { type Surface, stylesOn } from "@/app/_lib/drawing-renderer/styles-on";

const COLOUR_NAMES = [
  "paper",
  "ink",
  "ink-2",
  "line",
  "line-2",
  "p-f",
  "p-l",
  "p-t",
  "s-f",
  "s-l",
  "s-t",
  "a-f",
  "a-l",
  "a-t",
] as const;

/** The colours of texts and bars in the templates, by their names in components/ui/tokens.ts. */
export function coloursOf(surface: Surface): Declarations {
  const { token } = stylesOn(surface);
  return Object.fromEntries(COLOUR_NAMES.map((name) => [name, token(`color-${name}`)]));
}
