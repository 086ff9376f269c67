import type { BrandDrawings } from "@/components/art/brand-drawings";
import { drawnAs, drawnIn, isPage } from "@/components/art/drawn-as";
import { SLAB } from "@/components/art/hero/gnomon";
import { samrat } from "@/components/art/instrument/samrat";
import { serviceStations } from "@/components/art/stations/registry";
import { STATION_FRAME, STATION_LINE_Y } from "@/components/art/stations/stations";
import { drawing } from "./drawing";
import { badgeDrawings, dayDrawings, focusDrawings, fromArtwork, markDrawing, serviceDrawings, sundialDrawing } from "./drawings";
import { methodDrawing } from "./method-drawing";
import type { PdfContent } from "./pdf-content";
import { templateData } from "./template-data";

/* Lengths are in points if nothing else is said. */

/** Width of a 16:9 slide; templates/slide.typ has the same. */
const SLIDE_WIDTH = 960;
/** The same as in templates/slide.typ. */
const MARGIN = 44;
/** Width between the margins. */
const MEASURE = SLIDE_WIDTH - 2 * MARGIN;
/** Width of seven of the twelve columns. */
const SEVEN_COLUMNS = ((MEASURE + 20) * 7) / 12 - 20;
/** Width of the cover's drawing, in its units: wider than on the home page, so that the dome stays clear of the headline. */
const COVER_UNITS = 1635;
/** Right edge of the cover's drawing, in its units. */
const COVER_RIGHT = 912;
/** Where the line comes down from the button, from the slide's left edge. */
const LINE_X = MARGIN + 16;
/** The service that is shown in detail, if there is a page of it: anybody in the room can follow a release. */
const EXAMPLE = "devops";
/** How many focus areas are shown. */
const MAX_FOCUS_AREAS = 6;
/** How many services are shown. */
const MAX_SERVICES = 8;
const INDUSTRY_NAMES_WIDTH = 160;
/** How many industries are shown, as rows that can be read. The home page has them all. */
const MAX_INDUSTRIES = 20;

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
    approach: [[left + (LINE_X * COVER_UNITS) / SLIDE_WIDTH, SLAB / 2]] as const,
  };
  return sundialDrawing(setting, brand, SLIDE_WIDTH, 0.62);
}

/** A service in detail: its eight stations. Undefined if no service has drawings. */
function example({ services }: PdfContent) {
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
        pen: 0.8,
        notes: false,
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
  const service = example(content);
  const drawings = {
    cover: sundial,
    mark: markDrawing(mark, 30, "day", 0.9),
    "mark-day": markDrawing(mark, 19),
    "mark-night": markDrawing(mark, 19, "night"),
    "mark-signal": markDrawing(mark, 19, "signal"),
    company: drawing({
      ...fromArtwork(samrat("wide", content.brand)),
      width: SEVEN_COLUMNS - 20,
      pen: 0.8,
    }),
    services: serviceDrawings(content.services.slice(0, MAX_SERVICES), 186, 0.75),
    stations: service?.drawings ?? [],
    focus: focusDrawings(content.focus.slice(0, MAX_FOCUS_AREAS), MEASURE / MAX_FOCUS_AREAS, 1),
    ...methodDrawing(method, { width: MEASURE, pen: 0.75, radius: 15, roof: "whole" }),
    days: dayDrawings(content.industries.slice(0, MAX_INDUSTRIES), MEASURE - INDUSTRY_NAMES_WIDTH, 11),
    badges: badgeDrawings(content.badges, 36, 0.9),
  };
  return templateData(content, copy.deck, drawings, { start, lineX: LINE_X, example: service?.words ?? null });
}
