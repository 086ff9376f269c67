import type { Route } from "next";
import { SHARE_HEIGHT, SHARE_WIDTH } from "@/app/_lib/share-images/words-and-frame";
import { absoluteUrl } from "@/app/_lib/url";
import { shareTexts } from "@/content/share-texts";

/** Name of a page's share image without its extension: the address with dashes, such as "services-devops"; "home" for the home page. */
export function shareName(route: string): string {
  return route.split("/").filter(Boolean).join("-") || "home";
}

interface SharedPage {
  route: Route;
  meta: { title: string };
  drawing?: { title: string };
}

/** Alternative texts of the images of pages without a drawing of their own, by the image's name. */
const altTexts: Readonly<Record<string, string>> = {
  home: shareTexts.home.drawing,
  contact: shareTexts.contact.drawing,
  "about-contact": shareTexts.aboutContact.drawing,
  faq: shareTexts.faq.drawing,
};

/** What og:image says about a page's share image: address, size, alternative text. What the image shows is in share-contents.ts. */
export function shareImage({ route, meta, drawing }: SharedPage) {
  const name = shareName(route);
  const picture = drawing?.title ?? altTexts[name] ?? shareTexts.legal.drawing;
  return {
    url: absoluteUrl(`/og/${name}.png`),
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    type: "image/png",
    alt: `${meta.title}. Drawn: ${picture}.`,
  };
}
