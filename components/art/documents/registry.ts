import type { DocumentDrawing } from "@/content/schemas/fields";
import type { Artwork } from "../pen/markup";
import { systemSheet } from "./system-sheet";

/** The drawings of sample documents, by the name that content calls them by. */
export const documentDrawings: Readonly<Record<DocumentDrawing, Artwork>> = { "system-sheet": systemSheet };
