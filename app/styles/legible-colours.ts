import { wcagContrast } from "culori";
import {
  type Colours,
  dark,
  light,
  night,
  signal,
  // biome-ignore lint/style/noRestrictedImports: in a copy of the project the stylesheet's compiler knows no alias
} from "../../components/ui/tokens";

/** Least contrast of text with its ground (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** A colour of text, and the ground that it stands on. */
export interface Pair {
  /** Where in the tokens' file both are found. */
  place: string;
  text: string;
  on: string;
  colours: Colours;
}

/** The text of buttons and fields in the key colours, wherever a theme or a panel changes one of the two. */
function pairs(): Pair[] {
  const themes: readonly (readonly [string, Colours])[] = [
    ["light", light],
    ["dark", { ...light, ...dark }],
    ["night", { ...light, ...night }],
  ];
  return themes.flatMap(([place, colours]) => [
    ...["p", "s", "a"].map((key) => ({ place, text: `on-${key}`, on: `${key}-f`, colours })),
    ...(place === "light" ? [] : ["ink", "ink-2"]).map((text) => ({ place, text, on: "night", colours })),
    ...["ink", "ink-2"].map((text) => ({
      place: `signal, within ${place}`,
      text,
      on: "p-f",
      colours: { ...colours, ...signal },
    })),
  ]);
}

/** What can't be read well enough, a line each: which colours, by how much, and what to change. */
export const illegibleColours = (all: readonly Pair[] = pairs()): string[] =>
  all.flatMap(({ place, text, on, colours }) => {
    const [front = "", ground = ""] = [colours[text], colours[on]];
    const contrast = wcagContrast(front, ground);
    if (contrast >= LEAST) return [];
    return `components/ui/tokens.ts, ${place}: text in ${text} (${front}) on ${on} (${ground}) has a contrast of ${contrast.toFixed(2)}:1 and needs ${LEAST}:1; make one of the two lighter or darker.`;
  });
