import { dateLabel } from "@/app/_lib/dates";
import { headingLines } from "@/app/_lib/pages/page-links";
import type { HeadingRoom } from "@/app/_lib/share-images/card";
import { homeFigure, type Pens, plateFigure, sceneFigure, serviceFigure } from "@/app/_lib/share-images/figures";
import { clocksPlate, drawersPlate, hoursPlate, plateDay, plateInstant, scrollPlate } from "@/app/_lib/share-images/plates";
import { heroComposition } from "@/components/art/hero/compositions";
import { aboutScenes, focusScenes, industryScenes } from "@/components/art/scenes/registry";
import type { Scene } from "@/components/art/scenes/scene";
import { serviceDetails } from "@/components/art/service-details";
import { serviceStations } from "@/components/art/stations/registry";
import { sectionLengths } from "@/components/sections/company/reading";
import { entriesOf } from "@/content/collections/collections";
import type { Tone } from "@/content/collections/schema";
import type { Loaded } from "@/content/schemas/collections";
import { shareTexts } from "@/content/share";
import { contact } from "@/content/single-pages/contact";
import { faq } from "@/content/single-pages/faq";
import { home } from "@/content/single-pages/home";
import { routes } from "@/content/single-pages/single-pages";
import { brandDrawings, site } from "@/content/site";

/** A card before it is numbered: what it says, where the words may stand, and its drawing. */
export interface Draft {
  route: string;
  lines: readonly string[];
  claim?: string;
  /** First cell of the title block. */
  cell: string;
  /** Where the words may stand, as far as it differs from the room over a scene. */
  room?: Partial<HeadingRoom>;
  tone?: Tone;
  drawing: (pens: Pens) => string;
}

/** The room for words over a plate. */
const OVER_PLATE = { largest: 112, deepest: 248 };

const named = (
  page: { hero: { claim: string }; name: string; route: string; slug: string },
  cell: string,
  scenes: Readonly<Record<string, Scene>>,
): Draft => ({
  route: page.route,
  lines: [page.name],
  claim: page.hero.claim,
  cell,
  drawing: (pens) => sceneFigure(scenes[page.slug], pens),
});

const details: Readonly<Record<string, (typeof serviceDetails)[keyof typeof serviceDetails]>> = serviceDetails;

const ofService = ({ route, slug, hero, tone }: Loaded<"services">): Draft => ({
  route,
  lines: hero.nameLines,
  claim: hero.claim,
  cell: "Services",
  tone,
  room: { measure: 610, largest: 190, claimSize: 38, deepest: 388 },
  drawing: (pens) => serviceFigure({ detail: details[slug], stations: serviceStations[slug], tone }, pens),
});

const ofLegal = ({ route, name, effective, sections }: Loaded<"legal">): Draft => ({
  route,
  lines: [name],
  claim: `${shareTexts.legal.inForce} ${dateLabel(effective)}`,
  cell: "Terms",
  drawing: (pens) => plateFigure(scrollPlate(sectionLengths(sections)), pens),
});

function singles(): Draft[] {
  const { offices, businessHours } = site;
  const { support } = site.claims;
  const day = plateDay(contact.updated, businessHours[0].days);
  const instant = plateInstant(day, offices[0].timeZone);
  return [
    {
      route: routes.home,
      lines: home.hero.headlineLines,
      claim: site.tagline,
      cell: shareTexts.home.cell,
      room: { measure: 935, deepest: 420, claimMeasure: 420 },
      drawing: (pens) => homeFigure(heroComposition("card", brandDrawings), pens),
    },
    {
      route: routes.contact,
      lines: headingLines(contact.hero.heading),
      cell: dateLabel(day),
      room: OVER_PLATE,
      drawing: (pens) => plateFigure(clocksPlate(offices, businessHours, instant), pens),
    },
    {
      route: routes.aboutContact,
      lines: headingLines(contact.aboutMeta.title.replace(` | ${site.name}`, "")),
      cell: dateLabel(day),
      room: OVER_PLATE,
      drawing: (pens) => plateFigure(hoursPlate(offices, businessHours, instant, support && `${support} support`), pens),
    },
    {
      route: routes.faq,
      lines: headingLines(faq.hero.heading),
      cell: "FAQ",
      room: OVER_PLATE,
      drawing: (pens) => plateFigure(drawersPlate(faq.items.map(({ topic }) => topic)), pens),
    },
  ];
}

/** A draft for every page of the site. */
export async function shareDrafts(): Promise<Draft[]> {
  const [services, focus, about, industry, legal] = await Promise.all([
    entriesOf("services"),
    entriesOf("focus"),
    entriesOf("about"),
    entriesOf("industry"),
    entriesOf("legal"),
  ]);
  return [
    ...singles(),
    ...services.map(ofService),
    ...focus.map((page) => named(page, "Focus", focusScenes)),
    ...about.map((page) => named(page, "About", aboutScenes)),
    ...industry.map((page) => named(page, "Industry", industryScenes)),
    ...legal.map(ofLegal),
  ];
}
