import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";
import { attribute, type Element, elementsOf } from "../html-tree";

/** Words in a row, perhaps a link. Spaces are single ones; quotation marks are those of print. */
export interface Run {
  text: string;
  href?: string;
}

/** A piece of text as it stands between line breaks. */
export type Line = Run[];

/** Levels of headings. */
export const HEADING_LEVEL: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4 };

export type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that are part of a line of text; all others begin a line of their own. */
const INLINE = new Set("a abbr b br cite code em i input mark q small span strong sub sup time wbr".split(" "));
/** Elements that are left out: drawings, scripts, navigation, and a form's controls. */
const SKIPPED_TAGS = new Set("caption nav noscript option script select style svg template textarea".split(" "));
/** What a component says of an element's text: "skip" leaves it out, "line" makes it a line of its own. */
export const isMarked = (element: Element, mark: "skip" | "line"): boolean => attribute(element, "data-text") === mark;

export const isSkipped = (element: Element): boolean =>
  SKIPPED_TAGS.has(element.tagName) ||
  attribute(element, "aria-hidden") === "true" ||
  attribute(element, "hidden") !== undefined ||
  isMarked(element, "skip");

export const isBlock = (element: Element): boolean =>
  !INLINE.has(element.tagName) ||
  isMarked(element, "line") ||
  elementsOf(element).some((inner) => !INLINE.has(inner.tagName) && !isSkipped(inner) && !isWithinSkipped(inner, element));

/** Whether something between an element and one of its ancestors is left out. */
function isWithinSkipped(element: Element, ancestor: Element): boolean {
  for (let one = element.parentNode; one && one !== ancestor; one = "parentNode" in one ? one.parentNode : null) {
    if (defaultTreeAdapter.isElementNode(one) && isSkipped(one)) return true;
  }
  return false;
}

const withSingleSpaces = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ");

/** A line without blanks at its ends; undefined if it has no word. */
function trimmed(line: Line): Line | undefined {
  const joined: Line = [];
  for (const { text, href } of line) {
    const last = joined.at(-1);
    const words = last === undefined || last.text.endsWith(" ") ? withSingleSpaces(text).trimStart() : withSingleSpaces(text);
    if (!words) continue;
    if (last && last.href === href) last.text += words;
    else joined.push(href ? { text: words, href } : { text: words });
  }
  const last = joined.at(-1);
  if (last) last.text = last.text.trimEnd();
  return joined.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? joined.filter(({ text }) => text) : undefined;
}

/** Reads the lines of an element: those of each block in it are their own. */
export function linesIn(nodes: readonly Node[], href?: string): Line[] {
  const lines: Line[] = [];
  let open: Line = [];
  const close = () => {
    const line = trimmed(open);
    if (line) lines.push(line);
    open = [];
  };
  const read = (node: Node, target: string | undefined) => {
    if (defaultTreeAdapter.isTextNode(node)) {
      open.push(target ? { text: node.value, href: target } : { text: node.value });
      return;
    }
    if (!defaultTreeAdapter.isElementNode(node) || isSkipped(node)) return;
    if (node.tagName === "br") open.push({ text: " " });
    const own = node.tagName === "a" ? attribute(node, "href") : undefined;
    const isOwnLine = isBlock(node);
    if (isOwnLine) close();
    for (const child of node.childNodes) read(child, own?.startsWith("#") ? target : (own ?? target));
    if (isOwnLine) close();
  };
  for (const node of nodes) read(node, href);
  close();
  return lines;
}

/** A cell's own words; those that name its column on small screens stand in an `i`. */
export const cellOf = (cell: Element): Line => {
  const words = cell.childNodes.filter((node) => !("tagName" in node && node.tagName === "i"));
  return linesIn(words).flatMap((line, index) => (index > 0 ? [{ text: "; " }, ...line] : line));
};
