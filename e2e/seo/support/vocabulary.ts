import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** schema.org as schema-dts writes it down: for each type its own properties and the types it extends. */
const source = readFileSync(createRequire(path.resolve("package.json")).resolve("schema-dts/dist/schema.d.ts"), "utf8");

interface Definition {
  properties: Set<string>;
  parents: string[];
}

const bases = new Map<string, Definition>();
for (const [, name = "", heritage = "", body = ""] of source.matchAll(
  /^interface (\w+)Base(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
)) {
  bases.set(name, {
    properties: new Set([...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = ""]) => property)),
    parents: [...heritage.matchAll(/(\w+)Base/g)].map(([, parent = ""]) => parent),
  });
}
/** Types without properties of their own have no interface of theirs: their leaf extends the parent's. */
for (const [, name = "", heritage = ""] of source.matchAll(/^export interface (\w+)Leaf extends ([^{]+) \{/gm)) {
  if (!bases.has(name))
    bases.set(name, { properties: new Set(), parents: [...heritage.matchAll(/(\w+)Base/g)].map(([, parent = ""]) => parent) });
}

/** Every property a type may have, inherited ones included; undefined if the vocabulary has no such type. */
export function propertiesOf(type: string): Set<string> | undefined {
  const definition = bases.get(type);
  if (!definition) return undefined;
  return new Set([...definition.properties, ...definition.parents.flatMap((parent) => [...(propertiesOf(parent) ?? [])])]);
}
