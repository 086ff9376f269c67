import { frameOf } from "@/components/art/drawing";
import { type DrawnPage, drawnAs } from "@/components/art/drawn-as";
import { focusBays } from "@/components/art/home/focus-bays";
import { serviceCards } from "@/components/art/home/service-cards";
import type { ViewBox } from "@/components/art/pen/markup";
import type { IconName } from "@/content/types";
import type { SpriteName } from "./sprite-files";

/** The drawings of the two kinds that pages may lack. */
const DRAWN = { services: serviceCards, focus: focusBays } as const;

interface Drawn {
  sprite: SpriteName;
  name: string;
  viewBox?: ViewBox;
}

/** The drawing of a page; where nobody has drawn one yet, the sign that the page names, fitted into the same frame. */
export function drawingOr(sprite: keyof typeof DRAWN, page: DrawnPage & { icon: IconName }): Drawn {
  const name = drawnAs(DRAWN[sprite], page);
  return name === undefined ? { sprite: "glyphs", name: page.icon, viewBox: frameOf(sprite) } : { sprite, name };
}
