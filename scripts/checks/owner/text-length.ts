import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { slugsOf } from "@/content/addresses";
import { COLLECTIONS, fileOf } from "@/content/collections/collection-names";
import { endToEnd, type SiteCopy } from "@/scripts/lib/site-copy";
import { longer, resized, shorter } from "./resize";

/** Content files outside the collections. */
async function otherFiles(): Promise<string[]> {
  const pages = (await readdir("content/single-pages")).filter((file) => file !== "single-pages.ts");
  return [
    ...pages.map((file) => `single-pages/${file}`),
    "trusted-by.ts",
    "pdf.ts",
    "shared-texts/start-labels.ts",
    "testimonials.ts",
  ].map((file) => `content/${file}`);
}

/** Writes a content file anew, as a module that exports the same with every text resized. */
async function rewrite(copy: SiteCopy, file: string, resize: (text: string) => string): Promise<void> {
  const module: Record<string, unknown> = await import(pathToFileURL(path.resolve(file)).href);
  const exported = Object.entries(module).filter(([, value]) => typeof value === "object");
  const lines = exported.map(([name, value]) => {
    const text = JSON.stringify(resized(value, resize));
    return name === "default" ? `export default ${text};` : `export const ${name} = ${text};`;
  });
  await copy.write(file, `${lines.join("\n")}\n`);
}

async function rewriteAll(copy: SiteCopy, resize: (text: string) => string): Promise<void> {
  const pages = COLLECTIONS.flatMap((name) => slugsOf(name).map((slug) => fileOf(name, slug)));
  for (const file of [...pages, ...(await otherFiles())]) await rewrite(copy, file, resize);
}

async function check(copy: SiteCopy): Promise<string> {
  await endToEnd(copy, ["e2e/accessibility/every-page-room.spec.ts"], "every-page");
  return "every page at four widths: nothing runs out, is cut off or lies over something else";
}

export const longerTexts = { name: "texts a quarter longer", change: (copy: SiteCopy) => rewriteAll(copy, longer), check };
export const shorterTexts = { name: "texts two fifths shorter", change: (copy: SiteCopy) => rewriteAll(copy, shorter), check };
