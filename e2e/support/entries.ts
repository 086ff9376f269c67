import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Focus, Industry, Service } from "@/content/schema";

interface Kinds {
  services: Service;
  focus: Focus;
  industry: Industry;
}

const load = createRequire(path.resolve("package.json"));

/** The pages of a collection in the site's order. The site's own loader runs in Next alone. */
export function entriesOf<Name extends keyof Kinds>(name: Name): (Kinds[Name] & { slug: string })[] {
  const folder = path.resolve("content", name);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const entries = files.map((file) => {
    const { default: entry }: { default: Kinds[Name] } = load(path.join(folder, file));
    return { ...entry, slug: path.basename(file, ".ts") };
  });
  return entries.sort((a, b) => a.order - b.order);
}
