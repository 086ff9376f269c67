import postcss, { type ChildNode } from "postcss";
import parseValue, { type FunctionNode, type Node } from "postcss-value-parser";
import type { Colours } from "@/components/ui/tokens";
import type { Tone } from "@/content/collections/schema";
import { mix } from "./mix-colours";

/** Declarations of the stylesheet by property. */
export type Declarations = Readonly<Record<string, string>>;

/** The drawings' stylesheet with every value resolved, for a renderer that knows neither custom properties nor color-mix. */
export interface ResolvedStyles {
  /** What a list of class names comes to: later rules win, as in CSS. */
  of(classes: readonly string[]): Declarations;
  /** Value of a token such as "color-ink". Throws if there is none. */
  token(name: string): string;
}

const declarationsOf = (nodes: readonly ChildNode[] = []) =>
  nodes.flatMap((node) => (node.type === "decl" ? [[node.prop, node.value] as const] : []));

/** Colours of components/ui/tokens.ts under the names that stylesheets use, without dashes: "color-ink". */
export const colourProperties = (colours: Colours): Declarations =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`color-${name}`, value]));

/** The list of arguments of a CSS function, commas taken as separators. */
function argumentsOf({ nodes }: FunctionNode): Node[][] {
  const list: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === "div" && node.value === ",") list.push([]);
    else list.at(-1)?.push(node);
  }
  return list;
}

/** Replaces custom properties and colour mixtures by their values. Throws for a property without value or fallback. */
function resolved(value: string, variables: Declarations): string {
  const write = (nodes: Node[]): string =>
    parseValue.stringify(nodes, (node) => (node.type === "function" ? called(node) : undefined));
  function called(node: FunctionNode): string | undefined {
    if (node.value === "var") {
      const [, name = ""] = /^--(.+)$/.exec(write(argumentsOf(node)[0] ?? [])) ?? [];
      const fallback = argumentsOf(node).slice(1);
      const found = variables[name] ?? (fallback.length > 0 ? fallback.map(write).join(",") : undefined);
      if (found === undefined) throw new Error(`--${name} has no value`);
      return resolved(found.trim(), variables);
    }
    if (node.value !== "color-mix") return undefined;
    const [, first = [], second = []] = argumentsOf(node).map((nodes) => write(nodes).trim().split(" "));
    const [[colour = "", share = ""], [other = ""]] = [first, second];
    return other === "transparent" ? "none" : mix(colour, Number.parseFloat(share) / 100, other);
  }
  return write(parseValue(value).nodes);
}

interface StyleSources {
  /** components/art/art.css */
  art: string;
  /** Custom properties of the surface that is drawn on. */
  tokens: Declarations;
  tone?: Tone;
}

/** Reads the drawings' styles, with the given key colour. Hover, motion and widths mean nothing to a still image: at-rules are left out. */
export function resolveStyles({ art, tokens, tone = "primary" }: StyleSources): ResolvedStyles {
  const code = tone.slice(0, 1);
  const variables: Declarations = {
    bg: "var(--color-paper)",
    ...tokens,
    "k-f": `var(--color-${code}-f)`,
    "k-l": `var(--color-${code}-l)`,
    "on-k": `var(--color-on-${code})`,
    "font-note": "National Park",
  };
  const rules = postcss
    .parse(art)
    .nodes.flatMap((node) =>
      node.type === "rule"
        ? [{ names: node.selectors.flatMap((selector) => selector.match(/^\.([\w-]+)$/)?.[1] ?? []), nodes: node.nodes }]
        : [],
    );
  const known = new Map<string, Declarations>();
  return {
    token: (name) => resolved(`var(--${name})`, variables),
    of(classes) {
      const key = classes.join(" ");
      const before = known.get(key);
      if (before) return before;
      const applied = rules.filter(({ names }) => names.some((name) => classes.includes(name)));
      const entries = applied.flatMap(({ nodes }) => declarationsOf(nodes)).filter(([property]) => !property.startsWith("--"));
      const declarations = Object.fromEntries(entries.map(([property, value]) => [property, resolved(value, variables)]));
      known.set(key, declarations);
      return declarations;
    },
  };
}
