import { readFileSync } from "node:fs";
import path from "node:path";
import { documentDrawings } from "@/components/art/documents/registry";
import { HERO_VARIANTS } from "@/components/art/home-hero/building";
import { fullMarkupOf, heroComposition } from "@/components/art/home-hero/compositions";
import type { Artwork } from "@/components/art/pen/markup";
import { servicePlates } from "@/components/art/plates/registry";
import { drawingsOf, SPRITE_NAMES } from "@/components/art/sprites/sprite-files";
import { brandDrawings } from "./brand";

/** The drawings' stylesheet. */
export const css = readFileSync(path.join(process.cwd(), "components/art/art.css"), "utf8");

/** The detail drawings of all services. */
export const plates = Object.entries(servicePlates).flatMap(([service, four]) =>
  four.map((drawing, index): [name: string, drawing: Artwork] => [`plate ${service} ${index + 1}`, drawing]),
);

/** Every drawing that is used by reference, every plate and every drawn document. */
export const artworks: [name: string, drawing: Artwork][] = [
  ...SPRITE_NAMES.flatMap((sheet) =>
    drawingsOf(sheet, brandDrawings).map(([name, drawing]): [string, Artwork] => [`${sheet} ${name}`, drawing]),
  ),
  ...plates,
  ...Object.entries(documentDrawings).map(([name, drawing]): [string, Artwork] => [`document ${name}`, drawing]),
];

/** The markup of all of them. */
export const markups: [name: string, markup: string][] = [
  ...artworks.map(([name, drawing]): [string, string] => [name, drawing.markup()]),
  ...HERO_VARIANTS.map((variant): [string, string] => [`hero ${variant}`, fullMarkupOf(heroComposition(variant, brandDrawings))]),
];
