import type { Styling } from "@/app/_lib/drawing-renderer/fonts-and-styles";
import { headingLines } from "@/app/_lib/pages/page-links";
import type { HeadingRoom } from "@/app/_lib/share-images/name-and-claim";
import { placeHome, placeScene, placeService, placeStandIn } from "@/app/_lib/share-images/placing";
import { clocksDrawing } from "@/app/_lib/share-images/stand-ins/clocks";
import { drawersDrawing } from "@/app/_lib/share-images/stand-ins/drawers";
import { drawnDay, drawnInstant } from "@/app/_lib/share-images/stand-ins/drawn-day";
import { hoursDrawing } from "@/app/_lib/share-images/stand-ins/hours";
import { scrollDrawing } from "@/app/_lib/share-images/stand-ins/scroll";
import { type DrawnPage, drawnIn } from "@/components/art/drawn-as";
import { serviceCards } from "@/components/art/home/service-cards";
import { heroComposition } from "@/components/art/home-hero/compositions";
import type { Artwork } from "@/components/art/pen/markup";
import { aboutScenes, focusScenes, industryScenes } from "@/components/art/scenes/registry";
import type { Scene } from "@/components/art/scenes/scene";
import { glyphs } from "@/components/art/sprites/glyphs";
import { serviceStations } from "@/components/art/stations/registry";
import { sectionLengths } from "@/components/sections/company/word-counts";
import { routes } from "@/content/addresses";
import { entriesOf } from "@/content/collections/collections";
import { dateLabel } from "@/content/phrases";
import type { Loaded } from "@/content/schemas/collections";
import { shareTexts } from "@/content/shared-texts/share-texts";
import { contact } from "@/content/single-pages/contact";
import { faq } from "@/content/single-pages/faq";
import { home } from "@/content/single-pages/home";
import { brandDrawings, site } from "@/content/site";
import type { IconName, Tone } from "@/content/types";

/** What the share image of a page shows: its words, where they may stand, and its drawing. */
export interface ShareContent {
  route: string;
  lines: readonly string[];
  claim?: string;
  /** First cell of the title block. */
  cell: string;
  /** Where the words may stand, if not as above a scene. */
  room?: Partial<HeadingRoom>;
  tone?: Tone;
  drawing: (styling: Styling) => string;
}

/** The room for words above a stand-in drawing. */
const ROOM_OVER_STAND_IN = { maxSize: 112, lowestBaseline: 248 };

/** A page of focus, industry or about: its name, its claim and its scene. */
const sceneContent = (
  page: DrawnPage & { hero: { claim: string }; name: string; route: string; icon?: IconName },
  cell: string,
  scenes: Readonly<Record<string, Scene>>,
): ShareContent => ({
  route: page.route,
  lines: [page.name],
  claim: page.hero.claim,
  cell,
  drawing: (styling) => placeScene(drawnIn(scenes, page), page.icon && glyphs[page.icon], styling),
});

/** A service: its name, its claim, its card drawing and its stations. */
const serviceContent = ({ route, name, hero, tone, ...page }: Loaded<"services">): ShareContent => ({
  route,
  lines: headingLines(name),
  claim: hero.claim,
  cell: "Services",
  tone,
  room: { measure: 610, maxSize: 190, claimSize: 38, lowestBaseline: 388 },
  drawing: (styling) =>
    placeService({ card: drawnIn<Artwork>(serviceCards, page), stations: drawnIn(serviceStations, page), tone }, styling),
});

/** A legal document: its name, since when it is in force, and its sections as a scroll. */
const legalContent = ({ route, name, effective, sections }: Loaded<"legal">): ShareContent => ({
  route,
  lines: [name],
  claim: `${shareTexts.legal.inForce} ${dateLabel(effective)}`,
  cell: "Terms",
  drawing: (styling) => placeStandIn(scrollDrawing(sectionLengths(sections)), styling),
});

/** The pages outside the collections: home, both contact pages, the FAQ. */
function singlePages(): ShareContent[] {
  const { offices, businessHours } = site;
  const { support } = site.claims;
  const day = drawnDay(contact.updated, businessHours[0].days);
  const instant = drawnInstant(day, offices[0].timeZone);
  return [
    {
      route: routes.home,
      lines: home.hero.headlineLines,
      claim: site.tagline,
      cell: shareTexts.home.cell,
      room: { measure: 935, lowestBaseline: 420, claimMeasure: 420 },
      drawing: (styling) => placeHome(heroComposition("card", brandDrawings), styling),
    },
    {
      route: routes.contact,
      lines: headingLines(contact.hero.heading),
      cell: dateLabel(day),
      room: ROOM_OVER_STAND_IN,
      drawing: (styling) => placeStandIn(clocksDrawing(offices, businessHours, instant), styling),
    },
    {
      route: routes.aboutContact,
      lines: headingLines(contact.aboutMeta.title.replace(` | ${site.name}`, "")),
      cell: dateLabel(day),
      room: ROOM_OVER_STAND_IN,
      drawing: (styling) => placeStandIn(hoursDrawing(offices, businessHours, instant, support && `${support} support`), styling),
    },
    {
      route: routes.faq,
      lines: headingLines(faq.hero.heading),
      cell: "FAQ",
      room: ROOM_OVER_STAND_IN,
      drawing: (styling) => placeStandIn(drawersDrawing(faq.items.map(({ topic }) => topic)), styling),
    },
  ];
}

/** What every page's share image shows. */
export async function shareContents(): Promise<ShareContent[]> {
  return [
    ...singlePages(),
    ...(await entriesOf("services")).map(serviceContent),
    ...(await entriesOf("focus")).map((page) => sceneContent(page, "Focus", focusScenes)),
    ...(await entriesOf("about")).map((page) => sceneContent(page, "About", aboutScenes)),
    ...(await entriesOf("industry")).map((page) => sceneContent(page, "Industry", industryScenes)),
    ...(await entriesOf("legal")).map(legalContent),
  ];
}
