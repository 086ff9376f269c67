import type { Route } from "next";
import { SHARE_HEIGHT, SHARE_WIDTH } from "@/app/_lib/share-images/frame";
import { absoluteUrl } from "@/app/_lib/url";
import { drawnAs } from "@/components/art/drawn-as";
import { aboutScenes, focusScenes, industryScenes } from "@/components/art/scenes/registry";
import { serviceStations } from "@/components/art/stations/registry";
import { shareTexts } from "@/content/shared-texts/share-texts";

/** Name of a page's share image without its extension: the address with dashes, such as "services-devops"; "home" for the home page. */
export function shareName(route: string): string {
  return route.split("/").filter(Boolean).join("-") || "home";
}

interface SharedPage {
  route: Route;
  meta: { title: string };
  drawing?: { title: string };
  slug?: string;
  formerSlugs?: readonly string[];
}

/** Drawings by the first part of the address. */
const DRAWINGS: Readonly<Record<string, object>> = {
  services: serviceStations,
  focus: focusScenes,
  industry: industryScenes,
  about: aboutScenes,
};

/** Whether somebody has drawn the page's drawing; a new page has its sign, or its words alone. */
function isDrawn({ route, slug, formerSlugs }: SharedPage): boolean {
  if (slug === undefined) return true;
  return drawnAs(DRAWINGS[route.split("/")[1] ?? ""] ?? {}, { slug, formerSlugs }) !== undefined;
}

/** Alternative texts of the images of pages without a drawing of their own, by the image's name. */
const drawings: Readonly<Record<string, { drawing: string }>> = shareTexts;

/** What og:image says about a page's share image: address, size, alternative text. What the image shows is in share-contents.ts. */
export function shareImage(page: SharedPage) {
  const { route, meta, drawing } = page;
  const name = shareName(route);
  const drawingTitle = drawing ? isDrawn(page) && drawing.title : drawings[page.slug === undefined ? name : "legal"]?.drawing;
  return {
    url: absoluteUrl(`/og/${name}.png`),
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    type: "image/png",
    alt: drawingTitle ? `${meta.title}. Drawn: ${drawingTitle}.` : meta.title,
  };
}
