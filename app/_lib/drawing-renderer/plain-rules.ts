import postcss, { type ChildNode, type Rule } from "postcss";

/** CSS declarations by property. */
export type Declarations = Readonly<Record<string, string>>;

const SINGLE_CLASS = /^\.[\w-]+$/;

/** Whether a node is a rule outside of all at-rules whose selectors are single classes: it can be written as attributes. */
const isPlain = (node: ChildNode): node is Rule => node.type === "rule" && node.selectors.every((one) => SINGLE_CLASS.test(one));

/** What the plain rules of a style sheet declare for an element with these classes; later rules win, as in CSS. */
export function plainRules(css: string): (classes: readonly string[]) => Declarations {
  const rules = postcss
    .parse(css)
    .nodes.filter(isPlain)
    .map(({ selectors, nodes }) => ({
      classes: selectors.map((selector) => selector.slice(1)),
      declarations: nodes.flatMap((node) => (node.type === "decl" ? [[node.prop, node.value] as const] : [])),
    }));
  return (own) => {
    const applied = rules.filter(({ classes }) => classes.some((name) => own.includes(name)));
    return Object.fromEntries(applied.flatMap(({ declarations }) => declarations));
  };
}

/** The other rules: for moving parts, and for what the pointer changes. */
export const otherRules = (css: string): string =>
  postcss
    .parse(css)
    .nodes.filter((node) => !isPlain(node))
    .join("\n");
