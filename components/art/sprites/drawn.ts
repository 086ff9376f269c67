import { type DrawnPage, drawnAs } from "@/components/art/drawn-as";
import { focusBays } from "@/components/art/home/focus-bays";
import { serviceCards } from "@/components/art/home/service-cards";
import type { ViewBox } from "@/components/art/pen";
import type { IconName } from "@/content/types";
import type { SpriteName } from "./sprite-files";

/** The frames of the two kinds of drawings that pages may lack. */
const FRAMES = { services: [0, 0, 297, 236], focus: [0, 0, 230, 150] } as const;

/** The drawings of the two kinds that pages may lack. */
const DRAWN: Readonly<Record<keyof typeof FRAMES, object>> = { services: serviceCards, focus: focusBays };

interface Drawn {
  sheet: SpriteName;
  name: string;
  viewBox?: ViewBox;
}

/** The drawing of a page; where nobody has drawn one yet, the sign that the page names, fitted into the same frame. */
export function drawingOr(sheet: keyof typeof FRAMES, page: DrawnPage & { icon: IconName }): Drawn {
  const name = drawnAs(DRAWN[sheet], page);
  return name === undefined ? { sheet: "glyphs", name: page.icon, viewBox: FRAMES[sheet] } : { sheet, name };
}
