import type { BrandDrawings } from "@/components/art/brand-drawings";
import { SLAB, TITLE } from "@/components/art/home-hero/building";
import { samrat } from "@/components/art/instrument/samrat";
import { segment } from "@/components/art/pen/points";
import { drawing } from "./drawing";
import { methodDrawing } from "./method-drawing";
import type { PdfContent } from "./pdf-content";
import {
  badgeDrawings,
  dayDrawings,
  focusDrawings,
  fromArtwork,
  logoDrawing,
  serviceDrawings,
  sundialDrawing,
} from "./site-drawings";
import { templateData } from "./template-data";

/* Lengths are in points if nothing else is said. */

/** An A4 page, its margins at left and right, and the gutters between its twelve columns. */
const PAGE = { width: 595.28, margin: 36, gutter: 10 };
/** Width between the margins. */
const MEASURE = PAGE.width - 2 * PAGE.margin;
/** Width of seven of the columns, with the gutters between them. */
const SEVEN_COLUMNS = ((MEASURE + PAGE.gutter) * 7) / 12 - PAGE.gutter;
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
const INDUSTRY_NAMES_WIDTH = 112;
/** At most this many industries are shown, as rows that can be read. The home page has them all. */
const MAX_INDUSTRIES = 22;

/** The home page's sundial; its line begins at the button of the cover. */
function cover(brand: BrandDrawings) {
  const lineTop = COVER_BOTTOM - ((BUTTON_FOOT - DRAWING_FOOT) * COVER_UNITS) / PAGE.width;
  const setting = {
    module: 80,
    labelSize: 14.6,
    contentScale: 0.75,
    left: -76,
    width: COVER_UNITS,
    air: 10,
    steps: 56,
    inscription: 104,
    approach: segment(LINE_X, lineTop, LINE_X, SLAB / 2),
  };
  return sundialDrawing(setting, brand, PAGE.width, 0.75).drawing;
}

/** What the brochure's templates read, as JSON: eight A4 pages to read or print, made from the site's content. */
export function brochureData(content: PdfContent): string {
  const { copy, method } = content;
  const { mark } = content.brand;
  const drawings = {
    cover: cover(content.brand),
    mark: logoDrawing(mark, 27),
    "mark-day": logoDrawing(mark, 17),
    "mark-night": logoDrawing(mark, 17, "night"),
    company: drawing({ ...fromArtwork(samrat("narrow", content.brand)), width: SEVEN_COLUMNS }),
    services: serviceDrawings(content.services, 208),
    focus: focusDrawings(content.focus, MEASURE),
    ...methodDrawing(method, { width: MEASURE, strokeFactor: 0.5, radius: 16, roof: "flat" }),
    days: dayDrawings(content.industries.slice(0, MAX_INDUSTRIES), MEASURE - INDUSTRY_NAMES_WIDTH, 9),
    badges: badgeDrawings(content.badges, 30),
  };
  return templateData(content, copy.brochure, drawings, {
    page: PAGE,
    buttonFoot: BUTTON_FOOT,
    drawingFoot: DRAWING_FOOT,
    caption: TITLE,
  });
}
