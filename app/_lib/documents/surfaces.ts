import { readFileSync } from "node:fs";
import path from "node:path";
import { type Declarations, type InkStyles, inkStyles, propertiesIn } from "@/app/_lib/share-images/styles";
import type { Tone } from "@/content/schema";

const read = (file: string) => readFileSync(path.join(process.cwd(), file), "utf8");

/** What a sheet of a document may be: paper, the ink panel, or the vermilion field. */
export type Surface = "day" | "night" | "signal";

/** The custom properties of each surface, from the site's own stylesheets. */
function tokensOf(surface: Surface): Declarations {
  const day = propertiesIn(read("app/styles/base/tokens.css"), "@theme");
  if (surface === "day") return day;
  const own = propertiesIn(read("app/styles/base/themes.css"), `.${surface}`);
  // On vermilion a vermilion line would not be seen.
  return { ...day, ...own, ...(surface === "signal" ? { "color-p-l": "var(--color-ink)" } : {}) };
}

/** The drawings' styles on a surface. `through` is the colour of a line through a row of drawings, if not the key colour. */
export const inksOf = (surface: Surface, tone: Tone = "primary", through?: string): InkStyles =>
  inkStyles({
    art: read("components/art/art.css"),
    tokens: { ...tokensOf(surface), ...(through ? { thru: through } : {}) },
    tone,
  });

const NAMES = ["paper", "ink", "ink-2", "line", "line-2", "p-f", "p-l", "p-t", "s-f", "s-l", "s-t", "a-f", "a-l", "a-t"] as const;

/** The colours that the templates set text and bars in, under the names of app/styles/base/tokens.css. */
export function coloursOf(surface: Surface): Declarations {
  const { token } = inksOf(surface);
  return Object.fromEntries(NAMES.map((name) => [name, token(`color-${name}`)]));
}
