import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Every element below a node, in the document's order; as a list, so that a step may change the tree while it goes through it. */
export const elementsOf = (node: Parent): Element[] =>
  node.childNodes.flatMap((child) => (defaultTreeAdapter.isElementNode(child) ? [child, ...elementsOf(child)] : []));

/** The elements of one name. */
export const named = (node: Parent, name: string): Element[] => elementsOf(node).filter(({ tagName }) => tagName === name);

export const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((one) => one.name === name)?.value;

/** The text of a script or a style. */
export const textOf = ({ childNodes }: Element): string => childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** A new element that stands nowhere yet. */
export function create(name: string, attributes: Readonly<Record<string, string>>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

export const { appendChild: append, detachNode: remove, insertText: appendText } = defaultTreeAdapter;

export const prepend = (parent: Parent, child: Element): void => {
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, child, first);
  else defaultTreeAdapter.appendChild(parent, child);
};

/** Puts an element right before another one. */
export const insertBefore = (element: Element, next: Element): void => {
  if (next.parentNode) defaultTreeAdapter.insertBefore(next.parentNode, element, next);
};
