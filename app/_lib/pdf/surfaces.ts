import { readFileSync } from "node:fs";
import path from "node:path";
import { colourProperties, type Declarations, type ResolvedStyles, resolveStyles } from "@/app/_lib/share-images/resolved-styles";
import { type Colours, light, night, signal } from "@/components/ui/tokens";
import type { Tone } from "@/content/collections/schema";

const read = (file: string) => readFileSync(path.join(process.cwd(), file), "utf8");

/** What a sheet of a document may be: paper, the ink panel, or the vermilion field. */
export type Surface = "day" | "night" | "signal";

/** The colours of each surface. On vermilion a vermilion line would not be seen. */
const COLOURS: Readonly<Record<Surface, Colours>> = {
  day: light,
  night: { ...light, ...night, paper: light.night },
  signal: { ...light, ...signal, "p-l": signal.ink },
};

/** The drawings' styles on a surface. `through` is the colour of a line through a row of drawings, if not the key colour. */
export const stylesOn = (surface: Surface, tone: Tone = "primary", through?: string): ResolvedStyles =>
  resolveStyles({
    art: read("components/art/art.css"),
    tokens: { ...colourProperties(COLOURS[surface]), ...(through ? { thru: through } : {}) },
    tone,
  });

const NAMES = ["paper", "ink", "ink-2", "line", "line-2", "p-f", "p-l", "p-t", "s-f", "s-l", "s-t", "a-f", "a-l", "a-t"] as const;

/** The colours that the templates set text and bars in, under the names of components/ui/tokens.ts. */
export function coloursOf(surface: Surface): Declarations {
  const { token } = stylesOn(surface);
  return Object.fromEntries(NAMES.map((name) => [name, token(`color-${name}`)]));
}
