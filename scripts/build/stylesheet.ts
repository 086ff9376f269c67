import postcss, { type AtRule, type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import { dropFallbacks, keepProperties } from "./custom-properties";

/** What a selector names as CSS writes it, without escapes: "main" for elements of that name, ".dark" for those of that class. */
export type Name = string;

/** Parts that only some inputs have, as the kind of input that demands them. */
const PARTS: readonly (readonly [pattern: RegExp, input: Name])[] = [
  [/^::-webkit-(date|calendar)/, "input of dates"],
  [/^::file-/, "input of files"],
];

/** The names of the inputs with such parts, by their types. */
export const namesOfInput = (type: string): Name[] => {
  if (/^(date|datetime-local|month|time|week)$/.test(type)) return ["input of dates"];
  return type === "file" ? ["input of files"] : [];
};

/** The names that must be there for a selector to match. What stands in parentheses, as in :not(.x) or :is(.x, .y), demands nothing. */
function demandsOf(selector: string): Name[] {
  const demands: Name[] = [];
  selectorParser((root) => {
    root.walk((node) => {
      if (node.type === "pseudo") demands.push(...PARTS.flatMap(([pattern, input]) => (pattern.test(node.value) ? [input] : [])));
      if (node.type !== "class" && node.type !== "tag") return;
      let around = node.parent;
      while (around && around.type !== "pseudo") around = around.parent;
      if (!around) demands.push(node.type === "class" ? `.${node.value}` : node.value.toLowerCase());
    });
  }).processSync(selector);
  return demands;
}

const isInKeyframes = (rule: Rule) => rule.parent?.type === "atrule" && /keyframes$/.test(Object(rule.parent).name);

/** A style sheet that is read once and cut to size for each page. */
export interface Stylesheet {
  root: Root;
  /** What each selector demands. */
  demands: Map<string, Name[]>;
}

/** Reads a sheet. Its own relative addresses become absolute, since its rules move into pages at other addresses. */
export function parseStylesheet(css: string, address: string): Stylesheet {
  const absolute = (_: string, url: string) => `url(${new URL(url, `http://export${address}`).pathname})`;
  const root = postcss.parse(css.replace(/url\(["']?(\.{1,2}\/[^"')]+)["']?\)/g, absolute));
  const demands = new Map<string, Name[]>();
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    for (const selector of rule.selectors) demands.set(selector, demandsOf(selector));
  });
  return { root, demands };
}

function keepSelectors(root: Root, { demands }: Stylesheet, names: ReadonlySet<Name>): void {
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const { selectors } = rule;
    const wanted = selectors.filter((selector) => demands.get(selector)?.every((name) => names.has(name)));
    if (wanted.length === 0) rule.remove();
    else if (wanted.length < selectors.length) rule.selectors = wanted;
  });
}

function keepKeyframes(root: Root): void {
  const animations = new Set<string>();
  root.walkDecls(/^(animation|animation-name|--animate-.*)$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules("keyframes", (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
}

function dropEmpty(root: Root): void {
  const hollow: (AtRule | Rule)[] = [];
  root.walk((node) => {
    if ((node.type === "atrule" || node.type === "rule") && node.nodes?.length === 0) hollow.push(node);
  });
  for (const rule of hollow) rule.remove();
  if (hollow.length > 0) dropEmpty(root);
}

/**
 * What of a sheet a page can need: the rules that can match elements of these names, with the keyframes and the custom properties that
 * these rules, or the page's `text`, read.
 */
export function cutTo(sheet: Stylesheet, names: ReadonlySet<Name>, text = ""): string {
  const cut = sheet.root.clone();
  keepSelectors(cut, sheet, names);
  keepKeyframes(cut);
  keepProperties(cut, text);
  dropFallbacks(cut);
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
