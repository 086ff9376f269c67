import type { BrandDrawings } from "@/components/art/brand-drawings";
import { TITLE } from "@/components/art/hero/building";
import { SLAB } from "@/components/art/hero/gnomon";
import { samrat } from "@/components/art/instrument/samrat";
import { drawing } from "./drawing";
import { badgeDrawings, dayDrawings, focusDrawings, fromArtwork, markDrawing, serviceDrawings, sundialDrawing } from "./drawings";
import { methodDrawing } from "./method-drawing";
import type { PdfContent } from "./pdf-content";
import { templateData } from "./template-data";

/* Lengths are in points if nothing else is said. */

/** Width of an A4 page; templates/a4-page.typ has the same. */
const PAGE_WIDTH = 595.28;
/** Width between the margins; templates/a4-page.typ has the same. */
const MEASURE = 523.28;
/** Width of seven of the twelve columns. */
const SEVEN_COLUMNS = ((MEASURE + 10) * 7) / 12 - 10;
/** Lower edge of the cover's button, from the lower edge of the page: the red line runs from here to the drawing. */
const BUTTON_FOOT = 430;
/** Lower edge of the cover's drawing, from the lower edge of the page. */
const DRAWING_FOOT = 54;
/** Width of the cover's drawing, in its units. */
const COVER_UNITS = 820;
/** Lower edge of the cover's drawing, in its units: one floor below the ground, its slab and the earth under it. */
const COVER_BOTTOM = 99;
/** Where the line leaves the button, in units of the cover's drawing. */
const LINE_X = -12;
/** How many focus areas are shown. */
const MAX_FOCUS_AREAS = 6;
/** How many services are shown. */
const MAX_SERVICES = 8;
const INDUSTRY_NAMES_WIDTH = 112;
/** How many industries are shown, as rows that can be read. The home page has them all. */
const MAX_INDUSTRIES = 22;

/** The home page's sundial; its line begins at the button of the cover. */
function cover(brand: BrandDrawings) {
  const lineTop = COVER_BOTTOM - ((BUTTON_FOOT - DRAWING_FOOT) * COVER_UNITS) / PAGE_WIDTH;
  const setting = {
    module: 80,
    labelSize: 14.6,
    contentScale: 0.75,
    left: -76,
    width: COVER_UNITS,
    air: 10,
    steps: 56,
    inscription: 104,
    approach: [
      [LINE_X, lineTop],
      [LINE_X, SLAB / 2],
    ] as const,
  };
  return sundialDrawing(setting, brand, PAGE_WIDTH, 0.75).drawing;
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
      ...fromArtwork(samrat("narrow", content.brand)),
      width: SEVEN_COLUMNS,
    }),
    services: serviceDrawings(content.services.slice(0, MAX_SERVICES), 208),
    focus: focusDrawings(content.focus.slice(0, MAX_FOCUS_AREAS), MEASURE / MAX_FOCUS_AREAS),
    ...methodDrawing(method, { width: MEASURE, pen: 0.5, radius: 16, roof: "flat" }),
    days: dayDrawings(content.industries.slice(0, MAX_INDUSTRIES), MEASURE - INDUSTRY_NAMES_WIDTH, 9),
    badges: badgeDrawings(content.badges, 30),
  };
  return templateData(content, copy.brochure, drawings, { buttonFoot: BUTTON_FOOT, drawingFoot: DRAWING_FOOT, caption: TITLE });
}
