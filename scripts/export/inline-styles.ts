import postcss, { type AtRule, type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import type { Page } from "./page";

const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*\/>/g;
const CLASSES = /\bclass="([^"]*)"/g;
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

/** Every class an element has in the page or, because Firefox styles them by the page's rules, in the sprites that it uses. */
function classesOf(html: string, read: ReadText): Set<string> {
  const sprites = new Set([...html.matchAll(SPRITE)].map(([address]) => address));
  const texts = [html, ...[...sprites].map(read)];
  return new Set(texts.flatMap((text) => [...text.matchAll(CLASSES)].flatMap(([, value = ""]) => decoded(value).split(/\s+/))));
}

/** The classes that must be there for a selector to match. What stands in parentheses, as in :not(.x) or :is(.x, .y), demands nothing. */
function demandsOf(selector: string): string[] {
  const demands: string[] = [];
  selectorParser((root) => {
    root.walkClasses((name) => {
      let around = name.parent;
      while (around && around.type !== "pseudo") around = around.parent;
      if (!around) demands.push(name.value);
    });
  }).processSync(selector);
  return demands;
}

const isInKeyframes = (rule: Rule) => rule.parent?.type === "atrule" && /keyframes$/.test(Object(rule.parent).name);

/** A style sheet that is read once and cut to size for each page. */
export interface Stylesheet {
  root: Root;
  /** For each rule that demands classes, what each of its selectors demands. */
  demands: Map<string, string[][]>;
}

/** Reads a sheet. Its own relative addresses become absolute, since its rules move into pages at other addresses. */
export function parseStylesheet(css: string, address: string): Stylesheet {
  const absolute = (_: string, url: string) => `url(${new URL(url, `http://export${address}`).pathname})`;
  const root = postcss.parse(css.replace(/url\(["']?(\.{1,2}\/[^"')]+)["']?\)/g, absolute));
  const demands = new Map<string, string[][]>();
  root.walkRules((rule) => {
    if (!isInKeyframes(rule)) demands.set(rule.selector, rule.selectors.map(demandsOf));
  });
  return { root, demands };
}

function dropEmpty(root: Root): void {
  const hollow: AtRule[] = [];
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) hollow.push(rule);
  });
  for (const rule of hollow) rule.remove();
  if (hollow.length > 0) dropEmpty(root);
}

/** The rules of a sheet that can apply to elements of these classes, with the keyframes that they name. */
export function cutTo({ root, demands }: Stylesheet, classes: ReadonlySet<string>): string {
  const cut = root.clone();
  cut.walkRules((rule) => {
    const wanted = demands.get(rule.selector);
    if (wanted && !wanted.some((names) => names.every((name) => classes.has(name)))) rule.remove();
  });
  const animations = new Set<string>();
  cut.walkDecls(/^(animation|animation-name|--animate-.*)$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  cut.walkAtRules("keyframes", (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
  dropEmpty(cut);
  return cut.toString();
}

/**
 * A sheet without its fonts, which every page declares itself: declared a second time when the framework brings the sheet, they would be
 * looked up again and move the text.
 */
export function withoutFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("font-face", (rule) => {
    rule.remove();
  });
  return root.toString();
}

/**
 * Puts the rules a page needs into the page, in place of the style sheet that would hold up its first paint by a round trip. The framework
 * brings the whole sheet when it starts, before another page's markup can need it; by the precedence named here React puts that sheet
 * after these rules, so that none of them overrules one which only the sheet has. State that comes later must be in `states`.
 */
export function inlineStyles(
  page: Page,
  sheetOf: (address: string) => Stylesheet,
  read: ReadText,
  states: readonly string[],
): Page {
  const classes = classesOf(page.html, read);
  for (const state of states) classes.add(state);
  const html = page.html.replace(
    STYLESHEET,
    (_, address: string) => `<style data-precedence="next">${cutTo(sheetOf(address), classes)}</style>`,
  );
  return { ...page, html };
}
