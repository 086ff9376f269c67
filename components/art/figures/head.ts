import type { Look } from "./look";
import { INK, SKINS, SKY, WHITE } from "./look";
import { disc, type Frame, type Layer, type Part, placed } from "./part";

/** Heads in profile looking to the right, in radii from their middle, y downwards: the skull is a unit circle with nose, chin and neck. */
const SKULL =
  "M-.55 1.9L-.55 .75C-1.1 .35 -1.1 -1 .1 -1C.78 -1 .98 -.55 .96 -.12L1.22 .3L.98 .4L.96 .72Q.86 1.04 .36 1.04L.36 1.9Z";

const HAIR = {
  short:
    "M1 -.3C1.08 -.95 .6 -1.24 0 -1.22C-.85 -1.2 -1.26 -.6 -1.16 .05C-1.12 .4 -.95 .66 -.68 .8L-.42 .36L-.3 -.12L.08 -.16L.26 -.55Z",
  crop: "M.96 -.42C.94 -.94 .56 -1.12 0 -1.12C-.8 -1.1 -1.12 -.6 -1.06 0L-.86 .5L-.5 .2L-.34 -.3L.2 -.6Z",
  bald: "M-1.06 -.2C-1.12 .2 -.98 .6 -.7 .8L-.42 .36L-.36 0Z",
  curly:
    "M1.02 -.34C1.4 -.7 1.02 -1.2 .62 -1.16C.4 -1.6 -.3 -1.6 -.5 -1.28C-1 -1.42 -1.44 -.9 -1.24 -.5C-1.62 -.2 -1.5 .4 -1.12 .5C-1.1 .84 -.8 .96 -.6 .82L-.4 .3L-.3 -.12L.1 -.16L.3 -.5Z",
  bob: "M1.02 -.28C1.1 -.98 .6 -1.28 0 -1.26C-.95 -1.24 -1.3 -.6 -1.28 .2L-1.3 1.12Q-.7 1.3 -.16 1.04L-.24 -.06L.2 -.2L.3 -.52Z",
  long: "M1.02 -.28C1.1 -.98 .6 -1.28 0 -1.26C-.95 -1.24 -1.3 -.6 -1.3 .2L-1.6 2.9Q-.9 3.2 -.3 2.8L-.2 1L-.26 -.06L.2 -.2L.3 -.52Z",
  none: "",
} as const;

const KNOT = {
  bun: disc(-1.22, -0.62, 0.52),
  braid: "M-.9 -.2Q-1.7 .2 -1.5 1.2L-1.62 2.4L-1.48 3.6L-1.2 4.3L-1 3.4L-1.1 2.4L-.86 1.2Z",
  ponytail: "M-.8 -.7Q-2.1 -.9 -2.05 .5L-1.84 1.5Q-1.2 .9 -1.3 .1Z",
} as const;

const SCARF =
  "M.78 -.74C.4 -1.36 -1.3 -1.4 -1.34 0C-1.3 1 -1.4 1.8 -2 2.7L1.3 2.7Q.5 1.9 .62 1.12Q-.16 .7 .02 -.2Q.2 -.62 .78 -.74Z";

const HATS = {
  helmet: "M-1.3 -.22C-1.3 -1.72 1.1 -1.78 1.16 -.42L1.66 -.3L1.62 -.06L-1.34 -.02Z",
  cap: "M-1.16 -.14C-1.2 -1.46 1 -1.5 1.04 -.42L1.86 -.28L1.82 -.08L-1.16 -.04Z",
  sun: "M-1 -.5Q-1 -1.5 0 -1.46Q1 -1.5 1 -.5L1.9 -.2L1.86 0L-1.86 0L-1.9 -.2Z",
  turban: "M1.08 -.26Q1.3 -1.66 -.1 -1.72Q-1.56 -1.66 -1.36 -.02Q-.4 -.66 1.08 -.26Z",
  toque: "M-1.02 -.3L-1.1 -1.1Q-1.7 -1.3 -1.5 -1.9Q-1.2 -2.5 -.5 -2.2Q0 -2.7 .6 -2.25Q1.36 -2.5 1.5 -1.8Q1.5 -1.3 1 -1.1L1 -.4Z",
  crash: "M1.1 -.5C1.06 -1.7 -1.46 -1.76 -1.42 .1C-1.4 .8 -1 1.16 -.6 1.2L.5 1.2L.5 .3L-.02 .1L.06 -.4Z",
} as const;

const FOLDS = "M-1.2 -.4Q-.2 -1.5 1 -1M-1.3 -.9Q-.3 -1.7 .7 -1.4";

/** Which tails of hair hang from a cap of short hair. */
const hairOf = (hair: Look["hair"]): string => {
  if (hair === "bun" || hair === "braid" || hair === "ponytail") return HAIR.short + KNOT[hair];
  return hair === "scarf" ? "" : HAIR[hair];
};

/** A head and what grows and sits on it. `fine` adds what only a large head has room for: eye, ear, the rim of the glasses. */
export function head(look: Look, at: Frame, fine: boolean): Part[] {
  const part = (layer: Layer, style: string, data: string): Part[] =>
    data === "" ? [] : [{ layer, style, data: placed(data, at) }];
  const hairStyle = look.isGrey ? "hg" : "hr";
  const worn = look.worn ?? [];
  const bare = look.hat ? HAIR.bald + (look.hair in KNOT ? KNOT[look.hair as keyof typeof KNOT] : "") : hairOf(look.hair);
  return [
    ...part("skin", SKINS[look.skin], SKULL),
    ...part("hair", hairStyle, look.hat === "crash" ? "" : look.hat && look.hair === "long" ? HAIR.long : bare),
    ...part("hair", hairStyle, look.beard ? "M-.42 .2L-.12 .62Q.3 .42 .98 .5Q1.08 1.4 .3 1.42Q-.5 1.3 -.62 .7Z" : ""),
    ...part("hat", look.topStyle === INK ? SKY : look.topStyle, look.hair === "scarf" ? SCARF : ""),
    ...part("hat", look.hatStyle ?? WHITE, look.hat ? HATS[look.hat] : ""),
    ...part("band", "l1 sm", look.hat === "turban" && fine ? FOLDS : ""),
    ...part("features", "l1 sm", fine && look.glasses ? `${disc(0.66, 0.02, 0.3)}M.36 0L-.34 -.06` : ""),
    ...part("features", "ey", fine && !look.glasses ? disc(0.62, -0.02, 0.12) : ""),
    ...part("features", "l1 sm", fine ? "M.96 .64L.64 .66" : ""),
    ...part("hat", WHITE, worn.includes("headset") || worn.includes("headphones") ? disc(-0.26, 0.1, 0.4) : ""),
    ...part(
      "band",
      "l2 sm",
      (worn.includes("headset") || worn.includes("headphones") ? "M-.3 -.3C-.4 -1 -.2 -1.34 .1 -1.36" : "") +
        (worn.includes("headset") ? "M-.2 .5Q.3 1 .96 .78" : ""),
    ),
    ...part("hat", WHITE, worn.includes("mask") ? "M1.1 .2L1.16 .5L.92 1.02L.3 1L.1 .3Z" : ""),
  ];
}
