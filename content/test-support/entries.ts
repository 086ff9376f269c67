import { createRequire } from "node:module";
import path from "node:path";
import { slugsOf } from "../addresses";
import { fileOf } from "../collections/collection-names";
import type { About, Focus, Industry, Legal, Service } from "../types";

/** What is in the files of each collection. */
export interface Kinds {
  services: Service;
  focus: Focus;
  industry: Industry;
  about: About;
  legal: Legal;
}

const load = createRequire(path.resolve("package.json"));

/** Any page of a collection, for unit tests that break one: its file's name and what is in it. Throws where the collection has none. */
export function anyOf<Name extends keyof Kinds>(name: Name): { file: string; slug: string; entry: Kinds[Name] } {
  const [first] = slugsOf(name);
  if (first === undefined) throw new Error(`content/${name} has no page that this test could use`);
  const { default: entry }: { default: Kinds[Name] } = load(path.resolve(fileOf(name, first)));
  return { file: fileOf(name, first), slug: first, entry };
}
