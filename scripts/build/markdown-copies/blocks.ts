import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";
import { attribute, type Element, elementsOf } from "../html-tree";

/** Words in a row, perhaps a link. Spaces are single ones; quotation marks are those of print. */
export interface Run {
  text: string;
  href?: string;
}

/** A piece of text as it stands between line breaks. */
export type Line = Run[];

/** What a page says, in its order. */
export type Block =
  | { kind: "heading"; level: number; lines: Line[] }
  | { kind: "text" | "quote"; lines: Line[] }
  /** A point of a list, or a name and what there is to say to it: the first line and those that belong to it. `number` where it counts; `pieces`: how many things are said of a name. */
  | { kind: "item"; lines: Line[]; number?: number; pieces?: number }
  | { kind: "row"; lines: Line[]; isHead: boolean };

const HEADING_LEVEL: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4 };

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that are part of a line of text; all others begin a line of their own. */
const INLINE = new Set("a abbr b br cite code em i input mark q small span strong sub sup time wbr".split(" "));
/** Elements that are left out: drawings, scripts, navigation, and a form's controls. */
const SKIPPED_TAGS = new Set("caption nav noscript option script select style svg template textarea".split(" "));
/** Classes of what is left out: the frame of the drawing set, the words that open a fold, and what is there for small screens alone. */
const SKIPPED_CLASSES = /(?<![\w-])(?:sheet-rule|fold-summary|hero-phone|(?:md|lg):hidden)\b/;
/** Set on a line of its own, though its element would not be. */
const isSetApart = (element: Element): boolean =>
  /(?:^|\s)(?:button|(?:max-md:)?block)(?:\s|$)/.test(attribute(element, "class") ?? "");
/** Words for a screen reader that stand for a drawing, which refers to them by their id. */
const isForDrawing = (element: Element): boolean =>
  attribute(element, "id") !== undefined &&
  /\bsr-only\b/.test(attribute(element, "class") ?? "") &&
  !HEADING_LEVEL[element.tagName];

const isSkipped = (element: Element): boolean =>
  SKIPPED_TAGS.has(element.tagName) ||
  attribute(element, "aria-hidden") === "true" ||
  attribute(element, "hidden") !== undefined ||
  isForDrawing(element) ||
  SKIPPED_CLASSES.test(attribute(element, "class") ?? "");

const isBlock = (element: Element): boolean =>
  !INLINE.has(element.tagName) ||
  isSetApart(element) ||
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
function linesIn(nodes: readonly Node[], href?: string): Line[] {
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
const cellOf = (cell: Element): Line => {
  const words = cell.childNodes.filter((node) => !("tagName" in node && node.tagName === "i"));
  return linesIn(words).flatMap((line, index) => (index > 0 ? [{ text: "; " }, ...line] : line));
};

/** Elements that are read as one piece, unless they hold others of these. */
const PART_TAGS = new Set("blockquote dt h1 h2 h3 h4 li tr".split(" "));
const hasParts = (element: Element): boolean =>
  elementsOf(element).some((inner) => PART_TAGS.has(inner.tagName) && !isSkipped(inner));

function blocksOf(element: Element): Block[] {
  const { tagName } = element;
  const level = HEADING_LEVEL[tagName];
  if (level) return [{ kind: "heading", level, lines: linesIn(element.childNodes) }];
  if (tagName === "tr") {
    const cells = element.childNodes.filter(defaultTreeAdapter.isElementNode);
    return [{ kind: "row", lines: cells.map(cellOf), isHead: cells.every((cell) => cell.tagName === "th") }];
  }
  if (tagName === "dt") return [{ kind: "item", lines: linesIn(element.childNodes) }];
  if (tagName === "blockquote") return [{ kind: "quote", lines: linesIn(element.childNodes) }];
  if (tagName === "li" && !hasParts(element)) {
    const lines = linesIn(element.childNodes);
    const { parentNode } = element;
    const isCounted = parentNode && "tagName" in parentNode && parentNode.tagName === "ol";
    const place = parentNode?.childNodes.filter((node) => "tagName" in node && node.tagName === "li").indexOf(element) ?? 0;
    return [isCounted ? { kind: "item", lines, number: place + 1 } : { kind: "item", lines }];
  }
  if (!hasParts(element)) return linesIn([element]).map((line) => ({ kind: "text", lines: [line] }));
  return sequence(element);
}

/** The blocks of an element's children. Words between them that stand in no element of their own are lines, too. */
function sequence(element: Element): Block[] {
  const blocks: Block[] = [];
  let loose: Node[] = [];
  const flush = () => {
    blocks.push(...linesIn(loose).map((line): Block => ({ kind: "text", lines: [line] })));
    loose = [];
  };
  for (const child of element.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) {
      loose.push(child);
      continue;
    }
    if (isSkipped(child)) continue;
    if (!isBlock(child)) {
      loose.push(child);
      continue;
    }
    flush();
    const last = blocks.at(-1);
    // What is said of a name belongs to it.
    if (child.tagName === "dd" && last?.kind === "item" && !hasParts(child)) {
      last.pieces = (last.pieces ?? 0) + 1;
      last.lines.push(...linesIn(child.childNodes));
    } else blocks.push(...blocksOf(child));
  }
  flush();
  return blocks;
}

/** Everything that an element says, in its order, and nothing that only its drawings need. */
export const readBlocks = (element: Element): Block[] => sequence(element).filter(({ lines }) => lines.length > 0);
