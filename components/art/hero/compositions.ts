import { roundedPaths } from "../rounded-paths";
import { gnomonComposition, SLAB } from "./gnomon";
import { phoneComposition } from "./phone";
import type { Composition, RoomNames, Setting } from "./works";

/** Labels for the rooms when content gives none; on phones the third is set shorter. */
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

/**
 * The home page's sundial, composed for one setting; each setting states its range of widths. `names` are the rooms' labels, by the
 * slug of their service, at most 21 characters (10 on phones).
 */
export function heroComposition(setting: Setting, names: RoomNames = ROOM_NAMES): Composition {
  const { building, rooms, line, ...rest } = compose(setting, names);
  return {
    ...rest,
    building: roundedPaths(building),
    rooms: rooms.map((room) => ({ ...room, markup: roundedPaths(room.markup) })),
    line: roundedPaths(line),
  };
}

function compose(setting: Setting, names: RoomNames): Composition {
  switch (setting) {
    case "desktop":
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
          skyScale: 10,
        },
        names,
        { from: 1181, to: 2560 },
      );
    case "tablet":
      return gnomonComposition(
        {
          module: 80,
          labelSize: 14.6,
          contentScale: 0.75,
          left: -62,
          width: 820,
          air: 10,
          steps: 56,
          approach: [
            [-26, -460],
            [-26, SLAB / 2],
          ],
          inscription: 104,
          skyScale: 9,
          skyLeft: 414,
        },
        names,
        { from: 620, to: 1180 },
      );
    case "phone":
      return phoneComposition({ ...names, "ai-ml": names["ai-ml"].length > 10 ? "AI & ML" : names["ai-ml"] });
  }
}
