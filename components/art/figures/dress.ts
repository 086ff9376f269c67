import type { Build } from "./build";
import { BLUE, INK, type Look, SKINS, STONE, WHITE } from "./look";
import type { Layer, Part } from "./part";

type Piece = readonly [layer: Layer, style: string, shape: keyof Build];

/** What lines are drawn on dark and on light cloth. */
const onCloth = (style: string): string => (style === INK || style === BLUE ? "l1 on" : "l1 sm");

/** What covers the body for each kind of dress, from below; sleeves go with the arms. */
const CUTS: Record<Look["top"], (look: Look, over: string) => readonly Piece[]> = {
  shirt: ({ topStyle }) => [["top", topStyle, "torso"]],
  tee: ({ topStyle }) => [["top", topStyle, "torso"]],
  dress: ({ topStyle }) => [
    ["bottom", topStyle, "ankle"],
    ["top", topStyle, "torso"],
  ],
  jacket: ({ topStyle }) => [
    ["top", topStyle, "torso"],
    ["over", "cl-w", "opening"],
  ],
  coat: ({ topStyle }) => [
    ["top", topStyle, "knee"],
    ["trim", onCloth(topStyle), "coat"],
  ],
  kurta: ({ topStyle }) => [["top", topStyle, "knee"]],
  sari: ({ topStyle }, over) => [
    ["bottom", over, "ankle"],
    ["top", topStyle, "torso"],
    ["over", over, "drape"],
  ],
  vest: ({ topStyle }, over) => [
    ["top", topStyle, "torso"],
    ["over", over, "vest"],
    ["trim", "l1 sm", "stripes"],
  ],
  apron: ({ topStyle }, over) => [
    ["top", topStyle, "torso"],
    ["over", over, "apron"],
    ["trim", onCloth(topStyle), "straps"],
  ],
  overall: ({ topStyle, legStyle }) => [
    ["top", topStyle, "torso"],
    ["over", legStyle, "apron"],
    ["trim", onCloth(topStyle), "straps"],
  ],
  gown: ({ topStyle }) => [
    ["bottom", topStyle, "ankle"],
    ["top", topStyle, "knee"],
    ["over", "cl-w", "opening"],
  ],
};

const WORN: Partial<Record<NonNullable<Look["worn"]>[number], (look: Look) => Piece>> = {
  tie: () => ["trim", BLUE, "tie"],
  bands: () => ["trim", "cl-w", "bands"],
  stethoscope: () => ["trim", "l2 sm", "stethoscope"],
  lanyard: ({ topStyle }) => ["trim", onCloth(topStyle), "lanyard"],
  bag: () => ["tool", STONE, "bag"],
};

const LONG: readonly Look["top"][] = ["sari", "dress", "gown"];
export const SHORT_SLEEVES: readonly Look["top"][] = ["tee", "sari", "dress", "overall", "apron"];

/** The pieces of dress that lie on a body; a skirt down to the ground has no legs. */
export function dress(
  look: Look,
  build: Build,
  isFine: boolean,
  draw: (layer: Layer, style: string, data: string) => Part,
): Part[] {
  const isDark = look.legStyle === INK;
  const pieces: Piece[] = [
    ...(LONG.includes(look.top) ? [] : ([["legs", look.legStyle, "legs"]] as const)),
    ["legs", isFine && isDark ? STONE : INK, "shoes"],
    ...CUTS[look.top](look, look.overStyle ?? WHITE),
    ...(look.worn ?? []).flatMap((thing) => {
      const piece = WORN[thing];
      return piece && (isFine || thing !== "lanyard") ? [piece(look)] : [];
    }),
  ];
  return pieces.map(([layer, style, shape]) => draw(layer, style, String(build[shape])));
}

/** The plane of a figure's skin. */
export const skinOf = (look: Look): string => SKINS[look.skin];
