import type { Page } from "@playwright/test";
import { fileOf, readExported } from "./export";

/** What tests read from the exported HTML of an offer page (services, focus, industry). */
export interface Offer {
  /** Markup of the page's drawing. */
  drawing: string;
  /** Alternative text of the drawing: name and description. */
  drawingName: string;
  drawingDescription: string;
  crumbs: [label: string, href: string | null][];
  previous: string | null;
  next: string | null;
  /** Addresses of links in the main part, without breadcrumbs, answers to questions, previous and next. */
  links: string[];
  /** Links to the contact page, in their order. */
  contactLinks: [label: string, href: string][];
  headings: number[];
  /** Numbers on the drawing, and names of the systems that carry one, both in the order of the page. */
  numbersDrawn: string[];
  systemsNumbered: string[];
  /** Names of the tiles under "Usual tools", as far as there are any. */
  tools: string[];
}

/** Runs in the page. */
function readOffer(html: string): Offer {
  const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
  const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
  const href = (selector: string) => main?.querySelector(selector)?.getAttribute("href") ?? null;
  const figure = main?.querySelector("figure");
  const said = (attribute: string) => text(main?.querySelector(`[id="${figure?.getAttribute(attribute)}"]`));
  // A word in an answer's prose is neither a reference nor a call to action.
  const inAnswer = (link: Element) => link.closest("details[name]") !== null;
  const links = [...(main?.querySelectorAll("a[href]:not([rel=prev], [rel=next])") ?? [])].filter((link) => !inAnswer(link));
  const hrefOf = (link: Element) => link.getAttribute("href") ?? "";
  const inCrumbs = (link: Element) => link.closest("nav[aria-label=Breadcrumbs]") !== null;
  return {
    drawing: [...(figure?.querySelectorAll("svg") ?? [])].map((svg) => svg.innerHTML).join("\n"),
    drawingName: said("aria-labelledby"),
    drawingDescription: said("aria-describedby"),
    crumbs: [...(main?.querySelectorAll("nav[aria-label=Breadcrumbs] li") ?? [])].map((crumb) => {
      const link = crumb.querySelector("a");
      return [text(link ?? crumb), link?.getAttribute("href") ?? null];
    }),
    previous: href("a[rel=prev]"),
    next: href("a[rel=next]"),
    links: links.filter((link) => !inCrumbs(link)).map(hrefOf),
    contactLinks: links.filter((link) => /^\/contact/.test(hrefOf(link))).map((link) => [text(link), hrefOf(link)]),
    headings: [...(main?.querySelectorAll("h1, h2, h3, h4") ?? [])].map(({ tagName }) => Number(tagName.slice(1))),
    numbersDrawn: [...(figure?.querySelectorAll(".d-bal-n") ?? [])].map(text),
    systemsNumbered: [...(main?.querySelectorAll(".systems > .numbered > h3") ?? [])].map(text),
    tools: [...(main?.querySelectorAll(".tools > li > b") ?? [])].map(text),
  };
}

/** A drawing with its references to sprites replaced by the symbols. */
const withSymbols = (drawing: string) =>
  drawing.replace(/<use href="(\/art\/[^"#]+)#([^"]+)"><\/use>/g, (_, file: string, id: string) => {
    const [, symbol] = readExported(file).split(`<symbol id="${id}"`);
    return symbol?.split("</symbol>")[0] ?? "";
  });

/** The given pages of the export, read with the browser's own parser. */
export async function offersOf(page: Page, routes: string[]): Promise<Map<string, Offer>> {
  const found = new Map<string, Offer>();
  for (const route of routes) {
    const offer = await page.evaluate(readOffer, readExported(fileOf(route)));
    found.set(route, { ...offer, drawing: withSymbols(offer.drawing) });
  }
  return found;
}
