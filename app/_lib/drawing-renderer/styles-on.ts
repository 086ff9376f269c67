import { readFileSync } from "node:fs";
import path from "node:path";
import { type Colours, light, night, signal } from "@/components/ui/tokens";
import type { Tone } from "@/content/types";
import { colourProperties, type ResolvedStyles, resolveStyles } from "./resolved-styles";

/** The ground of a drawing: light paper, dark ink, or vermilion. */
export type Surface = "day" | "night" | "signal";

/** The colours on each ground. On vermilion the red line is drawn in ink, because vermilion would not be seen. */
export const COLOURS: Readonly<Record<Surface, Colours>> = {
  day: light,
  night: { ...light, ...night, paper: light.night },
  signal: { ...light, ...signal, "p-l": signal.ink },
};

/** The drawings' stylesheet. Read anew at each call, because a developer may edit it while the server runs. */
export const artCss = (): string => readFileSync(path.join(process.cwd(), "components/art/art.css"), "utf8");

const resolved = new Map<string, ResolvedStyles>();

/** The drawings' styles on a ground. `through` is the colour of the line through a row of drawings, if not the key colour. Resolved once for each. */
export function stylesOn(surface: Surface, tone: Tone = "primary", through?: string): ResolvedStyles {
  const key = [surface, tone, through].join(" ");
  const tokens = { ...colourProperties(COLOURS[surface]), ...(through ? { thru: through } : {}) };
  const styles = resolved.get(key) ?? resolveStyles({ art: artCss(), tokens, tone });
  resolved.set(key, styles);
  return styles;
}
