import type { Page } from "./page";
import { cutTo, type Name, namesOfInput, type Stylesheet } from "./stylesheet";

const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*\/>/g;
const CLASSES = /\bclass="([^"]*)"/g;
const ELEMENTS = /<([a-z][\w-]*)/gi;
const TYPES = /\btype="([^"]*)"/g;
const SPRITE = /\/art\/[\w/-]+\.svg/g;

/** Reads a text file of the export by its address. */
export type ReadText = (address: string) => string;

const decoded = (attribute: string) =>
  attribute
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** What selectors can name of a text of HTML or SVG: every element and class. */
function namesIn(text: string): Name[] {
  const elements = [...text.matchAll(ELEMENTS)].map(([, name = ""]) => name.toLowerCase());
  const classes = [...text.matchAll(CLASSES)].flatMap(([, value = ""]) => decoded(value).split(/\s+/));
  const inputs = [...text.matchAll(TYPES)].flatMap(([, type = ""]) => namesOfInput(type));
  return [...elements, ...inputs, ...classes.map((name) => `.${name}`)];
}

/**
 * Puts the rules a page needs into the page, in place of the style sheet that would hold up its first paint by a round trip. The framework
 * brings the whole sheet when it starts, before another page's markup can need it; by the precedence named here React puts that sheet
 * after these rules, so that none of them overrules one which only the sheet has. Classes that come later must be in `states`. The sprites
 * a page uses count as part of it: Firefox styles them by the page's rules.
 */
export function inlineStyles(
  page: Page,
  sheetOf: (address: string) => Stylesheet,
  read: ReadText,
  states: readonly string[],
): Page {
  const sprites = new Set([...page.html.matchAll(SPRITE)].map(([address]) => address));
  const text = [page.html, ...[...sprites].map(read)].join("\n");
  const names = new Set([...namesIn(text), ...states.map((state) => `.${state}`)]);
  const html = page.html.replace(
    STYLESHEET,
    (_, address: string) => `<style data-precedence="next">${cutTo(sheetOf(address), names, text)}</style>`,
  );
  return { ...page, html };
}
