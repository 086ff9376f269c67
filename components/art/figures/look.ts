import type { Style } from "../pen/markup";

type Hair = "short" | "crop" | "bald" | "curly" | "bob" | "long" | "bun" | "braid" | "ponytail" | "scarf" | "none";
type Hat = "helmet" | "cap" | "turban" | "toque" | "crash" | "sun";
type Top = "shirt" | "tee" | "jacket" | "coat" | "kurta" | "sari" | "vest" | "apron" | "overall" | "gown" | "dress";
type Worn = "headset" | "headphones" | "stethoscope" | "lanyard" | "tie" | "bands" | "mask" | "bag";

/** How somebody looks: dress and hair are planes of the drawing's own colours, never vermilion, which is the line's. */
export interface Look {
  skin: 1 | 2 | 3;
  hair: Hair;
  /** Grey instead of dark. */
  isGrey?: boolean;
  beard?: boolean;
  glasses?: boolean;
  hat?: Hat;
  hatStyle?: Style;
  top: Top;
  /** Plane of the upper garment, and of what is worn over or below it. */
  topStyle: Style;
  overStyle?: Style;
  legStyle: Style;
  worn?: readonly Worn[];
}

/** Planes of cloth: dark, linen, grey, sand, indigo, sky, marigold. Light ones have a seam round them. */
export const INK = "cl-k";
export const WHITE = "l1 sm cl-w";
export const TINT = "l1 sm cl-g";
export const STONE = "cl-s";
export const BLUE = "cl-i";
export const SKY = "cl-b";
export const MARIGOLD = "cl-y";
export const SKINS = { 1: "sk1", 2: "sk2", 3: "sk3" } as const;
