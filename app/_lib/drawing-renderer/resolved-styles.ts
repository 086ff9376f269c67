import { formatHex, interpolate, parse } from "culori";
import parseValue, { type FunctionNode, type Node } from "postcss-value-parser";
import type { Colours } from "@/components/ui/tokens";
import type { Tone } from "@/content/types";
import { type Declarations, plainRules } from "./plain-rules";

/** The drawings' stylesheet with every value resolved, for a renderer without custom properties and color-mix. */
export interface ResolvedStyles {
  /** The declarations that an element with these classes gets; later rules win, as in CSS. */
  of(classes: readonly string[]): Declarations;
  /** Value of a token such as "color-ink". Throws if there is none. */
  token(name: string): string;
}

/** Colours of components/ui/tokens.ts by the names of their custom properties without the dashes: "color-ink". */
export const colourProperties = (colours: Colours): Declarations =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`color-${name}`, value]));

/** Mixes two colours in OKLab, as CSS color-mix does: `share` (0 to 1) of the first, the rest of the other. Returns hex. Throws for an unknown colour. */
export function mix(colour: string, share: number, other: string): string {
  for (const name of [colour, other]) if (!parse(name)) throw new Error(`${name} is no colour`);
  return formatHex(interpolate([other, colour], "oklab")(share));
}

/** The arguments of a CSS function, separated by commas. */
function argumentsOf({ nodes }: FunctionNode): Node[][] {
  const list: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === "div" && node.value === ",") list.push([]);
    else list.at(-1)?.push(node);
  }
  return list;
}

/** Replaces var() and color-mix() by their values. Throws for a custom property with neither value nor fallback. */
function resolved(value: string, variables: Declarations): string {
  const stringify = (nodes: Node[]): string =>
    parseValue.stringify(nodes, (node) => (node.type === "function" ? valueOfCall(node) : undefined));
  function valueOfCall(node: FunctionNode): string | undefined {
    if (node.value === "var") {
      const [, name = ""] = /^--(.+)$/.exec(stringify(argumentsOf(node)[0] ?? [])) ?? [];
      const fallback = argumentsOf(node).slice(1);
      const found = variables[name] ?? (fallback.length > 0 ? fallback.map(stringify).join(",") : undefined);
      if (found === undefined) throw new Error(`--${name} has no value`);
      return resolved(found.trim(), variables);
    }
    if (node.value !== "color-mix") return undefined;
    const [, first = [], second = []] = argumentsOf(node).map((nodes) => stringify(nodes).trim().split(" "));
    const [[colour = "", share = ""], [other = ""]] = [first, second];
    return other === "transparent" ? "none" : mix(colour, Number.parseFloat(share) / 100, other);
  }
  return stringify(parseValue(value).nodes);
}

interface StyleSources {
  /** components/art/art.css */
  art: string;
  /** Custom properties of the surface on which the drawing lies. */
  tokens: Declarations;
  tone?: Tone;
}

/** Resolves the drawings' styles for a key colour. At-rules are left out: hover, motion and widths mean nothing to a still image. */
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
  const declared = plainRules(art);
  const known = new Map<string, Declarations>();
  return {
    token: (name) => resolved(`var(--${name})`, variables),
    of(classes) {
      const key = classes.join(" ");
      const cached = known.get(key);
      if (cached) return cached;
      const entries = Object.entries(declared(classes)).filter(([property]) => !property.startsWith("--"));
      const declarations = Object.fromEntries(entries.map(([property, value]) => [property, resolved(value, variables)]));
      known.set(key, declarations);
      return declarations;
    },
  };
}
