import type { SundialBrand } from "../brand-drawings";
import { roundedPaths } from "../sprites/rounded-paths";
import { type Composition, type HeroVariant, type RoomNames, SLAB } from "./building";
import { gnomonComposition } from "./gnomon";
import { phoneComposition } from "./phone";

/** Labels for the rooms when content gives none; on phones the second is set shorter. */
export const ROOM_NAMES: RoomNames = {
  "web-development": "Web",
  "mobile-apps": "Mobile",
  "ai-ml": "AI & machine learning",
  uiux: "UI/UX",
  devops: "DevOps",
  "software-development": "Software",
  Animation: "Animation",
  marketing: "Marketing",
};

/** What stands on a phone in place of a name that is too long for its room there. */
export const SHORT_NAMES: Partial<RoomNames> = { "ai-ml": "AI & ML" };

/** The home page's sundial, composed for one variant. `names` are the rooms' labels, by the slug of their service, at most 21 characters. */
export function heroComposition(variant: HeroVariant, brand: SundialBrand, names: RoomNames = ROOM_NAMES): Composition {
  const { building, rooms, line, ...rest } = compose(variant, brand, names);
  return {
    ...rest,
    building: roundedPaths(building),
    rooms: rooms.map((room) => ({ ...room, markup: roundedPaths(room.markup) })),
    line: roundedPaths(line),
  };
}

/** All of a composition but its line and its labels: what a sprite holds. */
export const sceneryOf = ({ building, rooms }: Composition): string =>
  building + rooms.map(({ markup, leader }) => markup + leader).join("");

/** A composition with its labels and its line: the whole picture. */
export const fullMarkupOf = ({ building, rooms, line }: Composition): string =>
  building + rooms.map(({ markup, leader, label }) => markup + leader + label).join("") + line;

function compose(variant: HeroVariant, brand: SundialBrand, names: RoomNames): Composition {
  switch (variant) {
    case "wide":
      return gnomonComposition(
        {
          module: 94,
          labelSize: 14,
          contentScale: 0.94,
          left: -456,
          width: 1440,
          air: 10,
          steps: 64,
          approach: [[-2, SLAB / 2]],
          beyond: 1500,
        },
        brand,
        names,
      );
    case "card":
      return gnomonComposition(
        {
          module: 86,
          labelSize: 13.5,
          contentScale: 0.86,
          left: -528,
          width: 1440,
          air: 10,
          steps: 64,
          approach: [[-460, SLAB / 2]],
          inscription: 209,
        },
        brand,
        names,
      );
    case "phone":
      return phoneComposition(brand, { ...names, ...SHORT_NAMES });
  }
}
