import type { BrandDrawings } from "@/components/art/brand-drawings";
import { drawnAs, drawnIn, isPage } from "@/components/art/drawn-as";
import { SLAB } from "@/components/art/home-hero/building";
import { samrat } from "@/components/art/instrument/samrat";
import { serviceStations } from "@/components/art/stations/registry";
import { STATION_FRAME, STATION_LINE_Y } from "@/components/art/stations/stations";
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

/** A 16:9 slide, its margins at left and right, and the gutters between its twelve columns. */
const SLIDE = { width: 960, margin: 44, gutter: 20 };
/** Width between the margins. */
const MEASURE = SLIDE.width - 2 * SLIDE.margin;
/** Width of seven of the columns, with the gutters between them. */
const SEVEN_COLUMNS = ((MEASURE + SLIDE.gutter) * 7) / 12 - SLIDE.gutter;
/** Width of the cover's drawing, in its units: wider than on the home page, so that the dome stays clear of the headline. */
const COVER_UNITS = 1635;
/** Right edge of the cover's drawing, in its units. */
const COVER_RIGHT = 912;
/** x of the red line on the cover, from the slide's left edge. */
const LINE_X = SLIDE.margin + 16;
/** The service that is shown in detail, if there is a page of it: anybody in the room can follow a release. */
const EXAMPLE = "devops";
const INDUSTRY_NAMES_WIDTH = 160;
/** At most this many industries are shown, as rows that can be read. The home page has them all. */
const MAX_INDUSTRIES = 20;

/** The cover's sundial, and where its line starts. */
function cover(brand: BrandDrawings) {
  const left = COVER_RIGHT - COVER_UNITS;
  const setting = {
    module: 86,
    labelSize: 15.5,
    contentScale: 0.86,
    left,
    width: COVER_UNITS,
    air: 10,
    steps: 64,
    inscription: 190,
    approach: [[left + (LINE_X * COVER_UNITS) / SLIDE.width, SLAB / 2]] as const,
  };
  return sundialDrawing(setting, brand, SLIDE.width, 0.62);
}

/** A service in detail: its eight stations. Undefined if no service has drawings. */
function exampleService({ services }: PdfContent) {
  const service = services.find((one) => isPage(one, EXAMPLE)) ?? services.find((one) => drawnAs(serviceStations, one));
  const stations = service && drawnIn(serviceStations, service);
  if (!service || !stations) return undefined;
  const { hero, tone, drawing: texts } = service;
  return {
    words: {
      claim: hero.claim,
      lead: hero.lead,
      tone,
      caption: texts.caption,
      stations: service.stations.map(({ name, text }) => ({ name, text })),
      lineY: STATION_LINE_Y / STATION_FRAME[2],
    },
    drawings: stations.slice(0, service.stations.length).map((markup, index) =>
      drawing({
        viewBox: STATION_FRAME,
        markup: markup(),
        width: MEASURE / stations.length,
        tone,
        strokeFactor: 0.8,
        labels: false,
        // One description for the whole row.
        alt: index === 0 ? `${texts.title}. ${texts.description}` : "",
      }),
    ),
  };
}

/** What the pitch deck's templates read, as JSON: thirteen slides, made from the site's content. */
export function deckData(content: PdfContent): string {
  const { copy, method } = content;
  const { mark } = content.brand;
  const { start, drawing: sundial } = cover(content.brand);
  const service = exampleService(content);
  const drawings = {
    cover: sundial,
    mark: logoDrawing(mark, 30, "day", 0.9),
    "mark-day": logoDrawing(mark, 19),
    "mark-night": logoDrawing(mark, 19, "night"),
    "mark-signal": logoDrawing(mark, 19, "signal"),
    company: drawing({ ...fromArtwork(samrat("wide", content.brand)), width: SEVEN_COLUMNS - 20, strokeFactor: 0.8 }),
    services: serviceDrawings(content.services, 186, 0.75),
    stations: service?.drawings ?? [],
    focus: focusDrawings(content.focus, MEASURE, 1),
    ...methodDrawing(method, { width: MEASURE, strokeFactor: 0.75, radius: 15, roof: "whole" }),
    days: dayDrawings(content.industries.slice(0, MAX_INDUSTRIES), MEASURE - INDUSTRY_NAMES_WIDTH, 11),
    badges: badgeDrawings(content.badges, 36, 0.9),
  };
  return templateData(content, copy.deck, drawings, { page: SLIDE, start, lineX: LINE_X, example: service?.words ?? null });
}
