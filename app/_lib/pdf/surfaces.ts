import { artCss } from "@/app/_lib/drawing-renderer/art-css";
import type { Declarations } from "@/app/_lib/drawing-renderer/plain-rules";
import { colourProperties, type ResolvedStyles, resolveStyles } from "@/app/_lib/drawing-renderer/resolved-styles";
import { type Colours, light, night, signal } from "@/components/ui/tokens";
import type { Tone } from "@/content/types";

/** The ground of a page or slide: light paper, dark ink, or vermilion. */
export type Surface = "day" | "night" | "signal";

/** The colours on each ground. On vermilion the red line is drawn in ink, because vermilion would not be seen. */
const COLOURS: Readonly<Record<Surface, Colours>> = {
  day: light,
  night: { ...light, ...night, paper: light.night },
  signal: { ...light, ...signal, "p-l": signal.ink },
};

const resolved = new Map<string, ResolvedStyles>();

/** The drawings' styles on a ground. `through` is the colour of the line through a row of drawings, if not the key colour. Resolved once for each. */
export function stylesOn(surface: Surface, tone: Tone = "primary", through?: string): ResolvedStyles {
  const key = [surface, tone, through].join(" ");
  const tokens = { ...colourProperties(COLOURS[surface]), ...(through ? { thru: through } : {}) };
  const styles = resolved.get(key) ?? resolveStyles({ art: artCss(), tokens, tone });
  resolved.set(key, styles);
  return styles;
}

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
