import type { BrandDrawings } from "@/components/art/brand-drawings";
import { drawnAs, drawnIn, isPage } from "@/components/art/drawn-as";
import { SLAB } from "@/components/art/hero/gnomon";
import { samrat } from "@/components/art/instrument/samrat";
import { serviceStations } from "@/components/art/stations/registry";
import { STATION_FRAME, STATION_LINE_Y } from "@/components/art/stations/stations";
import { drawing } from "./drawing";
import { badgeDrawings, dayDrawings, focusDrawings, markDrawing, serviceDrawings, whole, worksDrawing } from "./drawings";
import { methodDrawing } from "./method-drawing";
import type { PdfContent } from "./pdf-content";
import { templateData } from "./template-data";

/** 16:9 in points: width of the slide, margin, and width between the margins. templates/slide.typ has the same. */
const [WIDTH, MARGIN, MEASURE] = [960, 44, 872];
const SEVEN = ((MEASURE + 20) * 7) / 12 - 20;
/** Width of the cover's drawing in its units: wider than on the home page, so that the dome stays clear of the headline. */
const [UNITS, RIGHT] = [1635, 912];
/** Where the line comes down from the button, in points from the slide's left edge. */
const LINE_X = MARGIN + 16;
/** The service that is shown in detail, if there is a page of it: anybody in the room can follow a release. */
const EXAMPLE = "devops";
const [FIELDS, SERVICES] = [6, 8];
/** Room for the names of the industries in points, and how many rows can be read. The home page has them all. */
const [TRADES, MOST_TRADES] = [160, 20];

function cover(brand: BrandDrawings) {
  const left = RIGHT - UNITS;
  const setting = {
    ...{ module: 86, labelSize: 15.5, contentScale: 0.86, left, width: UNITS, air: 10, steps: 64 },
    ...{ inscription: 190, skyScale: 10 },
    approach: [[left + (LINE_X * UNITS) / WIDTH, SLAB / 2]] as const,
  };
  return worksDrawing(setting, brand, WIDTH, 0.62);
}

/** A service in detail: its eight stations. Undefined if no service has drawings. */
function example({ services }: PdfContent) {
  const service = services.find((one) => isPage(one, EXAMPLE)) ?? services.find((one) => drawnAs(serviceStations, one));
  const stations = service && drawnIn(serviceStations, service);
  if (!service || !stations) return undefined;
  const { hero, tone, drawing: drawn } = service;
  return {
    words: {
      ...{ claim: hero.claim, lead: hero.lead, tone, caption: drawn.caption },
      stations: service.stations.map(({ name, text }) => ({ name, text })),
      lineY: STATION_LINE_Y / STATION_FRAME[2],
    },
    drawings: stations.slice(0, service.stations.length).map((markup, index) =>
      drawing({
        ...{ viewBox: STATION_FRAME, markup: markup(), width: MEASURE / stations.length, tone, pen: 0.8, notes: false },
        // One description for the whole row.
        alt: index === 0 ? `${drawn.title}. ${drawn.description}` : "",
      }),
    ),
  };
}

/** What the pitch deck's templates read, as JSON: thirteen slides, made from the site's content. */
export function deckData(content: PdfContent): string {
  const { copy, method } = content;
  const { mark } = content.brand;
  const { start, drawing: works } = cover(content.brand);
  const service = example(content);
  const drawings = {
    cover: works,
    mark: markDrawing(mark, 30, "day", 0.9),
    "mark-day": markDrawing(mark, 19),
    "mark-night": markDrawing(mark, 19, "night"),
    "mark-signal": markDrawing(mark, 19, "signal"),
    company: drawing({
      ...whole(samrat("wide", content.brand)),
      width: SEVEN - 20,
      pen: 0.8,
    }),
    services: serviceDrawings(content.services.slice(0, SERVICES), 186, 0.75),
    stations: service?.drawings ?? [],
    focus: focusDrawings(content.focus.slice(0, FIELDS), MEASURE / FIELDS, 1),
    ...methodDrawing(method, { width: MEASURE, pen: 0.75, radius: 15, roof: "whole" }),
    days: dayDrawings(content.industries.slice(0, MOST_TRADES), MEASURE - TRADES, 11),
    badges: badgeDrawings(content.badges, 36, 0.9),
  };
  return templateData(content, copy.deck, drawings, { start, lineX: LINE_X, example: service?.words ?? null });
}
