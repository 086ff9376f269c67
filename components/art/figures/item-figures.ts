import type { ItemFigure } from "@/content/schemas/fields";
import type { Artwork } from "../pen/markup";
import { clients } from "./clients";
import { contractTypes } from "./contract-types";
import { engineersAtWork } from "./engineers-at-work";
import { officeAtWork } from "./office-at-work";
import { priceDrivers } from "./price-drivers";
import { studioAtWork } from "./studio-at-work";

/** The drawings over the items of a list, each by the name that an item calls it by. */
export const itemFigures: Readonly<Record<ItemFigure, Artwork>> = {
  ...clients,
  ...engineersAtWork,
  ...studioAtWork,
  ...officeAtWork,
  ...contractTypes,
  ...priceDrivers,
};
