import type { Code, Scheme } from "./palette";
import { mix } from "./palette";

/** How an element of a drawing is painted; lengths in CSS px, as art.css states them. */
export interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
  /** Text only. */
  weight?: 500 | 600;
}

/** Colours of a drawing: the sheet it lies on, its key colour and the colour of a line through a row of drawings. */
export interface Inks {
  scheme: Scheme;
  key: Code;
  through?: string;
}

type Rule = (inks: Inks) => Paint;

const text =
  (weight: 500 | 600, colour: "ink" | "ink2"): Rule =>
  ({ scheme }) => ({ weight, fill: scheme[colour] });
const line =
  (width: number): Rule =>
  ({ scheme }) => ({ stroke: scheme.ink, width });

/** art.css word by word, in its order: later words win. A test holds the two together. */
export const RULES = {
  l1: line(1),
  l2: line(1.5),
  l3: line(2.25),
  thru: ({ key, through }) => ({ stroke: through ?? key.line, width: 2.5 }),
  m: ({ scheme }) => ({ stroke: scheme.line2 }),
  mm: ({ scheme }) => ({ stroke: scheme.line }),
  s: ({ scheme }) => ({ stroke: scheme.codes.primary.line }),
  k: ({ key }) => ({ stroke: key.line }),
  on: ({ scheme }) => ({ stroke: scheme.paper }),
  dash: () => ({ dash: [6, 4] }),
  chain: () => ({ dash: [14, 4, 2, 4] }),
  fp: ({ scheme }) => ({ fill: scheme.paper }),
  fo: ({ scheme }) => ({ fill: scheme.paper }),
  fi: ({ scheme }) => ({ fill: scheme.ink }),
  ft: ({ scheme }) => ({ fill: scheme.tint }),
  fs: ({ scheme }) => ({ fill: scheme.codes.primary.fill }),
  fb: ({ scheme }) => ({ fill: scheme.codes.secondary.fill }),
  fa: ({ scheme }) => ({ fill: scheme.codes.accent.fill }),
  fk: ({ key }) => ({ fill: key.fill }),
  fkd: ({ key }) => ({ fill: mix(key.fill, "#000000", 0.72) }),
  fkt: ({ key, scheme }) => ({ fill: mix(key.fill, scheme.paper, 0.18) }),
  fd: ({ scheme }) => ({ fill: mix(scheme.paper, "#000000", 0.2) }),
  po: ({ scheme }) => ({ fill: scheme.ink }),
  rm: ({ scheme }) => ({ fill: scheme.paper }),
  st: ({ scheme }) => ({ fill: scheme.tint }),
  t: text(500, "ink2"),
  tn: text(500, "ink"),
  tb: text(600, "ink"),
  "bal-n": text(600, "ink"),
  bal: ({ scheme }) => ({ fill: scheme.paper }),
} satisfies Record<string, Rule>;

/** Words of what a sheet of paper does not show: the night, the area of a link. */
export const HIDDEN: readonly string[] = ["night", "hit"];

const rules: [string, Rule][] = Object.entries(RULES);

/** The paint of a list of style words; undefined for what is not drawn at all. */
export function paintOf(words: readonly string[], inks: Inks): Paint | undefined {
  if (words.some((word) => HIDDEN.includes(word))) return undefined;
  return Object.assign({}, ...rules.filter(([word]) => words.includes(word)).map(([, rule]) => rule(inks)));
}
