import type { Surface } from "@/app/_lib/drawing-renderer/styles-on";
import type { BrandDrawings } from "@/components/art/brand-drawings";
import { type DrawnPage, drawnIn } from "@/components/art/drawn-as";
import { focusBays } from "@/components/art/home/focus-bays";
import { serviceCards } from "@/components/art/home/service-cards";
import { fullMarkupOf, ROOM_NAMES } from "@/components/art/home-hero/compositions";
import { gnomonComposition } from "@/components/art/home-hero/gnomon";
import { markDrawing } from "@/components/art/instrument/mark";
import type { Artwork } from "@/components/art/pen/markup";
import { segment } from "@/components/art/pen/points";
import { lines, rects } from "@/components/art/pen/shapes";
import { signOf, trustSigns } from "@/components/art/sprites/client-marks";
import { glyphs } from "@/components/art/sprites/glyphs";
import { dayWords, stretches } from "@/components/ui/day-hours";
import { capital } from "@/content/phrases";
import type { Mark } from "@/content/schemas/brand";
import type { TrustBadge } from "@/content/trusted-by";
import type { Industry, Service } from "@/content/types";
import { type Drawing, drawing } from "./drawing";
import type { PdfContent } from "./pdf-content";

/** An artwork as options of `drawing`, with its title as alternative text. */
export const fromArtwork = ({ viewBox, markup, title }: Artwork) => ({ viewBox, markup: markup(), alt: title });

/** The drawing of a page, or its icon if it has no drawing. */
const drawingOrIcon = (list: Readonly<Record<string, Artwork>>, page: Pick<Service, "icon" | "drawing"> & DrawnPage): Artwork =>
  drawnIn(list, page) ?? { ...glyphs[page.icon], title: page.drawing.title };

/** Largest height of the logo, as a share of the width that it may take. */
const MAX_LOGO_HEIGHT = 32 / 34;

/** The logo; it stands beside the company's name and needs no alternative text. `room` is the width that it has. */
export const logoDrawing = (mark: Mark, room: number, surface?: Surface, strokeFactor?: number): Drawing => {
  const width = Math.min(room, (room * MAX_LOGO_HEIGHT * mark.width) / mark.height);
  return drawing({ ...fromArtwork(markDrawing(mark)), alt: undefined, width, surface, strokeFactor });
};

/** At most this many services are shown. */
const MAX_SERVICES = 8;
/** At most this many focus areas are shown. */
const MAX_FOCUS_AREAS = 6;

export const serviceDrawings = (services: PdfContent["services"], width: number, strokeFactor?: number): Drawing[] =>
  services
    .slice(0, MAX_SERVICES)
    .map((service) => drawing({ ...fromArtwork(drawingOrIcon(serviceCards, service)), width, tone: service.tone, strokeFactor }));

/** The focus areas in a row on a vermilion ground; the line through them has the colour of paper. */
export const focusDrawings = (focus: PdfContent["focus"], rowWidth: number, strokeFactor?: number): Drawing[] =>
  focus.slice(0, MAX_FOCUS_AREAS).map((area) =>
    drawing({
      ...fromArtwork(drawingOrIcon(focusBays, area)),
      width: rowWidth / MAX_FOCUS_AREAS,
      surface: "signal",
      through: "var(--color-paper)",
      strokeFactor,
    }),
  );

/** The badges' icons; their names stand beside them. */
export const badgeDrawings = (badges: readonly TrustBadge[], width: number, strokeFactor?: number): Drawing[] =>
  badges.map((badge) => drawing({ ...fromArtwork(trustSigns[signOf(badge)]), alt: "", width, strokeFactor }));

/** The home page's sundial over the full width of a page; `start` is where its red line begins, in points above its lower edge. */
export function sundialDrawing(
  setting: Parameters<typeof gnomonComposition>[0],
  brand: BrandDrawings,
  width: number,
  strokeFactor: number,
) {
  const sundial = gnomonComposition(setting, brand, ROOM_NAMES);
  const [, top, unitsWide, unitsHigh] = sundial.viewBox;
  return {
    drawing: drawing({
      viewBox: sundial.viewBox,
      markup: fullMarkupOf(sundial),
      width,
      strokeFactor,
      alt: `${sundial.title}. ${sundial.description}`,
    }),
    start: ((top + unitsHigh - sundial.start[1]) * width) / unitsWide,
  };
}

/** Half the outline of a release window, in points. */
const HALF_OUTLINE = 0.5;

/** One day of each industry to scale: filled bars while an outage hurts most, an outlined bar while updates go in. */
export function dayDrawings(industries: readonly Industry[], width: number, height: number): Drawing[] {
  const hour = width / 24;
  const bar = (list: ReturnType<typeof stretches>, inset: number) =>
    list.map((span) => ({
      x: span.x * hour + inset,
      y: inset,
      width: span.width * hour - 2 * inset,
      height: height - 2 * inset,
    }));
  const scale =
    lines([segment(0, height / 2, width, height / 2)], "l1 mm") +
    lines(
      [0, 6, 12, 18, 24].map((at) => segment(at * hour, 0, at * hour, height)),
      "l1 m",
    );
  return industries.map(({ hours }) =>
    drawing({
      viewBox: [0, 0, width, height],
      markup:
        scale +
        rects(bar(hours.critical.flatMap(stretches), 0), "fi") +
        rects(bar(stretches(hours.release), HALF_OUTLINE), "l2 s fp"),
      width,
      alt: `${capital(dayWords(hours))}.`,
    }),
  );
}
