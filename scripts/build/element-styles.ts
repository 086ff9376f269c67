import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import type { Page } from "./page";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What an element with a style of its own is found by. React leaves attributes alone that it does not know. */
const MARK = "data-set";

function elementsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...children] : children;
}

/** A text of a page and what takes its place, by where it begins and ends. */
interface Change {
  begin: number;
  end: number;
  text: string;
}

const changed = (html: string, changes: readonly Change[]): string =>
  [...changes]
    .sort((one, other) => other.begin - one.begin)
    .reduce((text, { begin, end, text: instead }) => text.slice(0, begin) + instead + text.slice(end), html);

/**
 * Moves the style attributes of a page, which its policy forbids, into its style sheet, which the policy names by hash. For values that
 * are computed, such as a title's size: a class for each would fill the style sheet of all pages. On later pages of a visit React
 * sets them by script, as the policy allows. Throws where there is no style sheet to put them into.
 */
export function elementStyles({ file, html }: Page): Page {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const numbers = new Map<string, number>();
  const changes = elements.flatMap(({ attrs, sourceCodeLocation }): Change[] => {
    const css = attrs.find(({ name }) => name === "style")?.value;
    const place = sourceCodeLocation?.attrs?.style;
    if (css === undefined || !place) return [];
    if (/[{}<]/.test(css)) throw new Error(`${file}: style="${css}" is no list of declarations`);
    if (!numbers.has(css)) numbers.set(css, numbers.size + 1);
    return [{ begin: place.startOffset, end: place.endOffset, text: `${MARK}="${numbers.get(css)}"` }];
  });
  if (changes.length === 0) return { file, html };

  const sheet = elements.find(({ tagName }) => tagName === "style")?.sourceCodeLocation?.endTag?.startOffset;
  if (sheet === undefined) throw new Error(`${file}: no <style> to put its style attributes into`);
  const rules = [...numbers].map(([css, number]) => `[${MARK}="${number}"]{${css}}`).join("");
  return { file, html: changed(html, [...changes, { begin: sheet, end: sheet, text: rules }]) };
}
