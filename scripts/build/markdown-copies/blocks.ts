import { defaultTreeAdapter } from "parse5";
import { attribute, type Element, elementsOf } from "../html-tree";
import { cellOf, HEADING_LEVEL, isBlock, isMarked, isSkipped, type Line, linesIn, type Node } from "./lines";

/** What a page says, in its order. */
export type Block =
  | { kind: "heading"; level: number; lines: Line[] }
  | { kind: "text" | "quote" | "caption"; lines: Line[] }
  /** An item of a list, or a name with its definitions: the first line, then the lines below it. `number` in a numbered list; `pieces`: how many definitions a name has. */
  | { kind: "item"; lines: Line[]; number?: number; pieces?: number }
  | { kind: "row"; lines: Line[]; isHead: boolean };

/** Elements that are read as one piece, unless they hold others of these. */
const PART_TAGS = new Set("blockquote dt h1 h2 h3 h4 li tr".split(" "));
const hasParts = (element: Element): boolean =>
  elementsOf(element).some((inner) => PART_TAGS.has(inner.tagName) && !isSkipped(inner));

/** Whether an element is a figure with a caption. One that labels its figure, or is marked as a line, is a title. */
const isCaptioned = (element: Element["parentNode"]): boolean =>
  element !== null &&
  "tagName" in element &&
  element.tagName === "figure" &&
  attribute(element, "aria-labelledby") === undefined &&
  element.childNodes.some((child) => "tagName" in child && child.tagName === "figcaption" && !isMarked(child, "line"));

function blocksOf(element: Element): Block[] {
  const { tagName } = element;
  const level = HEADING_LEVEL[tagName];
  if (level) return [{ kind: "heading", level, lines: linesIn(element.childNodes) }];
  if (tagName === "tr") {
    const cells = element.childNodes.filter(defaultTreeAdapter.isElementNode);
    return [{ kind: "row", lines: cells.map(cellOf), isHead: cells.every((cell) => cell.tagName === "th") }];
  }
  if (isCaptioned(element)) return sequence(element);
  if (tagName === "figcaption" && isCaptioned(element.parentNode))
    return [{ kind: "caption", lines: linesIn(element.childNodes) }];
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
