import type { Container, Declaration, Document, Root, Rule } from "postcss";

const CUSTOM = /--[\w-]+/g;
const isCustom = ({ prop }: Declaration) => prop.startsWith("--");

/** Leaves the custom properties that something reads: a declaration, the condition of an at-rule or what else is in the page's `text`. */
export function keepProperties(root: Root, text: string): void {
  const definitions = new Map<string, string[]>();
  const read = new Set<string>(text.match(/var\(--[\w-]+/g)?.map((use) => use.slice("var(".length)));
  const open = [...read];
  const note = (words: string) => {
    for (const name of words.match(CUSTOM) ?? []) {
      if (!read.has(name)) open.push(name);
      read.add(name);
    }
  };
  root.walkDecls((declaration) => {
    if (isCustom(declaration))
      definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration.value]);
    else note(declaration.value);
  });
  root.walkAtRules(/^(container|supports)$/, ({ params }) => note(params));
  for (const name of open) for (const value of definitions.get(name) ?? []) note(value);

  root.walkDecls((declaration) => {
    if (isCustom(declaration) && !read.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules("property", (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
}

function isUnconditional({ parent }: Rule): boolean {
  let around: Container | Document | undefined = parent;
  while (around && around.type === "atrule" && Object(around).name === "layer") around = around.parent;
  return around?.type === "root";
}

const FALLBACK = /var\((--[\w-]+),[^()]*\)/g;

/** Drops what to use in place of custom properties that every element has from the root. */
export function dropFallbacks(root: Root): void {
  const general = new Set<string>();
  root.walkRules((rule) => {
    if (!rule.selectors.includes(":root") || !isUnconditional(rule)) return;
    rule.walkDecls((declaration) => {
      if (isCustom(declaration)) general.add(declaration.prop);
    });
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(FALLBACK, (use, name: string) => (general.has(name) ? `var(${name})` : use));
  });
}
