import type { Route } from "next";
import { SHARE_HEIGHT, SHARE_WIDTH } from "@/app/_lib/share-images/words-and-frame";
import { absoluteUrl } from "@/app/_lib/url";
import { shareTexts } from "@/content/share-texts";

/** Name of a page's share image without its ending: the address with dashes, such as "services-devops"; "home" for the home page. */
export function shareName(route: string): string {
  return route.split("/").filter(Boolean).join("-") || "home";
}

interface Drawn {
  route: Route;
  meta: { title: string };
  drawing?: { title: string };
}

const pictures: Readonly<Record<string, string>> = {
  home: shareTexts.home.drawing,
  contact: shareTexts.contact.drawing,
  "about-contact": shareTexts.aboutContact.drawing,
  faq: shareTexts.faq.drawing,
};

/** A page's share image as metadata states it: address, size and what it shows. */
export function shareImage({ route, meta, drawing }: Drawn) {
  const name = shareName(route);
  const picture = drawing?.title ?? pictures[name] ?? shareTexts.legal.drawing;
  return {
    url: absoluteUrl(`/og/${name}.png`),
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    type: "image/png",
    alt: `${meta.title}. Drawn: ${picture}.`,
  };
}
