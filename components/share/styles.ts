import { mix } from "./colour";

/** Declarations of the stylesheet by property. */
export type Declarations = Readonly<Record<string, string>>;

/** The drawings' stylesheet with every value resolved, for a renderer that knows neither custom properties nor color-mix. */
export interface InkStyles {
  /** What a list of class names comes to: later rules win, as in CSS. */
  of(classes: readonly string[]): Declarations;
  /** Value of a token such as "color-ink". Throws if there is none. */
  token(name: string): string;
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Declarations between braces; a comma inside brackets stays. */
function declarationsIn(body: string): [property: string, value: string][] {
  return [...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, property = "", value = ""]) => [property, value.trim()]);
}

/** Top-level rules alone: hover, motion and widths mean nothing to a still image. */
function topLevel(css: string): string {
  let text = css.replace(COMMENT, "");
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@")) {
    let depth = 0;
    let end = text.indexOf("{", at);
    do {
      depth += text[end] === "{" ? 1 : text[end] === "}" ? -1 : 0;
      end += 1;
    } while (depth > 0 && end < text.length);
    text = text.slice(0, at) + text.slice(end);
  }
  return text;
}

/** Where the bracket that opens at `open` closes. */
function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    depth += text[at] === "(" ? 1 : text[at] === ")" ? -1 : 0;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Replaces custom properties and colour mixtures by their values. Throws for a property without value or fallback. */
function resolved(value: string, variables: Declarations): string {
  const at = value.indexOf("var(");
  if (at >= 0) {
    const end = closingOf(value, at + 3);
    const [, name = "", fallback] = value.slice(at + 4, end).match(/^--([\w-]+)\s*(?:,\s*([\s\S]*))?$/) ?? [];
    const found = variables[name] ?? fallback;
    if (found === undefined) throw new Error(`--${name} has no value`);
    return resolved(value.slice(0, at) + found + value.slice(end + 1), variables);
  }
  return value.replace(/color-mix\(in oklab, (\S+) (\d+)%, ([^\s)]+)\)/g, (_, colour: string, share: string, other: string) =>
    other === "transparent" ? "none" : mix(colour, Number(share) / 100, other),
  );
}

interface StyleSources {
  /** components/art/art.css */
  art: string;
  /** app/styles/tokens.css: the light theme. */
  tokens: string;
  tone?: "primary" | "secondary" | "accent";
}

/** Reads the drawings' styles in the light theme, with the given key colour. */
export function inkStyles({ art, tokens, tone = "primary" }: StyleSources): InkStyles {
  const code = tone.slice(0, 1);
  const variables: Record<string, string> = {
    ...Object.fromEntries([...tokens.matchAll(/--(color-[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value])),
    bg: "var(--color-paper)",
    "k-f": `var(--color-${code}-f)`,
    "k-l": `var(--color-${code}-l)`,
    "on-k": `var(--color-on-${code})`,
    "font-note": "note",
  };
  const rules = [...topLevel(art).matchAll(RULE)].map(([, selectors = "", body = ""]) => ({
    names: selectors.split(",").flatMap((selector) => selector.trim().match(/^\.([\w-]+)$/)?.[1] ?? []),
    declarations: declarationsIn(body),
  }));
  const token = (name: string) => resolved(`var(--${name})`, variables);
  const known = new Map<string, Declarations>();
  return {
    token,
    of(classes) {
      const key = classes.join(" ");
      const before = known.get(key);
      if (before) return before;
      const applied = rules.filter(({ names }) => names.some((name) => classes.includes(name)));
      const entries = applied.flatMap(({ declarations }) => declarations.filter(([property]) => !property.startsWith("--")));
      const declarations = Object.fromEntries(entries.map(([property, value]) => [property, resolved(value, variables)]));
      known.set(key, declarations);
      return declarations;
    },
  };
}
