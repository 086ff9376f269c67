import type { Route } from "next";
import { shareTexts } from "@/content/share";
import { absoluteUrl } from "./url";

/** Size of a share image in pixels, as social networks ask for it. */
const SIZE = { width: 1200, height: 630 };

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
  return { url: absoluteUrl(`/og/${name}.png`), ...SIZE, type: "image/png", alt: `${meta.title}. Drawn: ${picture}.` };
}
