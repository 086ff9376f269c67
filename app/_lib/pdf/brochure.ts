import type { BrandDrawings } from "@/components/art/brand-drawings";
import { TITLE } from "@/components/art/hero/building";
import { SLAB } from "@/components/art/hero/gnomon";
import { samrat } from "@/components/art/instrument/samrat";
import { drawing } from "./drawing";
import { badgeDrawings, dayDrawings, focusDrawings, markDrawing, serviceDrawings, whole, worksDrawing } from "./drawings";
import { methodDrawing } from "./method-drawing";
import type { PdfContent } from "./pdf-content";
import { templateData } from "./template-data";

/** A4 in points: the width of the page, and between its margins. templates/a4-page.typ has the same. */
const [WIDTH, MEASURE] = [595.28, 523.28];
/** Width of seven of the twelve columns. */
const SEVEN = ((MEASURE + 10) * 7) / 12 - 10;
/** Lower edges of the cover's button and drawing, in points from the lower edge of the page. The red line runs from one to the other. */
const [BUTTON_FOOT, DRAWING_FOOT] = [430, 54];
/** Width of the cover's drawing in its units, where the line leaves the button, and how many focus areas and services are shown. */
const [UNITS, LINE_X] = [820, -12];
const [FIELDS, SERVICES] = [6, 8];
/** Room for the names of the industries in points, and how many rows can be read. The home page has them all. */
const [TRADES, MOST_TRADES] = [112, 22];

/** The home page's sundial; its line begins at the button of the cover. */
function cover(brand: BrandDrawings) {
  const startsAt = -((BUTTON_FOOT - DRAWING_FOOT) * UNITS) / WIDTH + 99;
  const setting = {
    ...{ module: 80, labelSize: 14.6, contentScale: 0.75, left: -76, width: UNITS, air: 10, steps: 56 },
    ...{ inscription: 104, skyScale: 9 },
    approach: [
      [LINE_X, startsAt],
      [LINE_X, SLAB / 2],
    ] as const,
  };
  return worksDrawing(setting, brand, WIDTH, 0.75).drawing;
}

/** What the brochure's templates read, as JSON: eight A4 pages to read or print, made from the site's content. */
export function brochureData(content: PdfContent): string {
  const { copy, method } = content;
  const { mark } = content.brand;
  const drawings = {
    cover: cover(content.brand),
    mark: markDrawing(mark, 27),
    "mark-day": markDrawing(mark, 17),
    "mark-night": markDrawing(mark, 17, "night"),
    company: drawing({
      ...whole(samrat("narrow", content.brand)),
      width: SEVEN,
    }),
    services: serviceDrawings(content.services.slice(0, SERVICES), 208),
    focus: focusDrawings(content.focus.slice(0, FIELDS), MEASURE / FIELDS),
    ...methodDrawing(method, { width: MEASURE, pen: 0.5, radius: 16, roof: "flat" }),
    days: dayDrawings(content.industries.slice(0, MOST_TRADES), MEASURE - TRADES, 9),
    badges: badgeDrawings(content.badges, 30),
  };
  return templateData(content, copy.brochure, drawings, { buttonFoot: BUTTON_FOOT, drawingFoot: DRAWING_FOOT, caption: TITLE });
}
