import { escapeUTF8 } from "entities";
import type { BrandDrawings } from "@/components/art/brand-drawings";
import { itemFigures } from "@/components/art/figures/item-figures";
import { focusBays } from "@/components/art/home/focus-bays";
import { serviceCards } from "@/components/art/home/service-cards";
import { workSheets } from "@/components/art/home/work-sheets";
import { markDrawing } from "@/components/art/instrument/mark";
import { samrat } from "@/components/art/instrument/samrat";
import type { Artwork } from "@/components/art/pen/markup";
import { clientMarks, trustSigns } from "./client-marks";
import { glyphs } from "./glyphs";

/** The kinds of drawings in the sprites under /art. */
export const SPRITE_NAMES = ["glyphs", "services", "focus", "marks", "items"] as const;
export type SpriteName = (typeof SPRITE_NAMES)[number];

/**
 * Every drawing that is used by reference, some of them with what belongs to a company. Names are icon names, slugs of services and focus
 * areas, and keys of what only the home page shows.
 */
const sheetsOf = (brand: BrandDrawings) =>
  ({
    glyphs: { ...glyphs, mark: markDrawing(brand.mark) },
    services: serviceCards,
    focus: focusBays,
    items: itemFigures,
    marks: {
      ...clientMarks,
      ...trustSigns,
      ...workSheets,
      samrat: samrat("wide", brand),
      "samrat-narrow": samrat("narrow", brand),
    },
  }) satisfies Record<SpriteName, Record<string, Artwork>>;

/** The drawings of a sheet as name and artwork. */
export function drawingsOf(sheet: SpriteName, brand: BrandDrawings): [name: string, drawing: Artwork][] {
  return Object.entries<Artwork>(sheetsOf(brand)[sheet]);
}

/** What a symbol is made of. */
export type Drawable = Pick<Artwork, "viewBox" | "markup">;

/**
 * One sprite file: the given stylesheet and a symbol for each drawing by its name. In Chromium an external `<use>` applies the file's own
 * styles and not the page's; custom properties come from the place of use. `more` are symbols that need no styles. Symbols in the file itself
 * are not displayed: else Chromium computes styles and layout for every drawing once more, unseen. The rule asks for a child of the root, which
 * the copy at a place of use is not.
 */
export function renderSymbols(drawings: [name: string, drawing: Drawable][], css: string, more = ""): string {
  const symbols = drawings.map(
    ([id, { viewBox, markup }]) => `<symbol id="${id}" viewBox="${viewBox.join(" ")}" overflow="visible">${markup()}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><style>:root>symbol{display:none}${escapeUTF8(css)}</style>${symbols.join("")}${more}</svg>`;
}

/** The sprite file of one sheet, with more symbols at its end. */
export const renderSprite = (name: SpriteName, brand: BrandDrawings, css: string, more = ""): string =>
  renderSymbols(drawingsOf(name, brand), css, more);
