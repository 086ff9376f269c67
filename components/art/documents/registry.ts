import type { DocumentDrawing } from "@/content/schemas/fields";
import type { Artwork } from "../pen";
import { systemSheet } from "./system-sheet";

/** A drawing in the two shapes of its paper: on phones, and from tablets on. */
type Shapes = { narrow: Artwork; wide: Artwork };

/** The drawings of sample documents, by the name that content calls them by. */
export const documentDrawings: Readonly<Record<DocumentDrawing, Shapes>> = { "system-sheet": systemSheet };
