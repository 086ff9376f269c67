import { parse } from "parse5";
import { sum } from "@/components/ui/sum";
import { type Element, elementsOf, named, textOf } from "@/scripts/build/html-tree";
import { exportedFiles, readExported } from "../support/export";
import { PAGE_KINDS, type PageKind, type PageWeight } from "./budgets";
import { brotliOf, KB } from "./compressed-size";

export interface Weighed {
  page: string;
  kind: PageKind;
  weight: PageWeight;
  /** Its bytes, and the elements of its largest sections: where to look if a page has grown. */
  parts: string;
}

const kindOf = (page: string): PageKind => {
  const [folder = ""] = page.slice(1).split("/");
  return page === "/index.html" ? "home" : (PAGE_KINDS.find((kind) => kind === folder) ?? "other");
};

/** The payload that the router fetches for a page: the largest beside its HTML. The 404 page has none of its own. */
function payloadOf(page: string, files: readonly string[]): number {
  if (page === "/404.html") return 0;
  const folder = page.slice(0, page.lastIndexOf("/") + 1);
  const own = files.filter((file) => file.startsWith(`${folder}__next.`) && file.endsWith("__PAGE__.txt"));
  return Math.max(0, ...own.filter((file) => !file.slice(folder.length).includes("/")).map(brotliOf)) / KB;
}

const nameOf = (section: Element) =>
  section.attrs.find(({ name }) => name === "aria-label" || name === "id")?.value ?? section.tagName;

function weigh(page: string, files: readonly string[]): Weighed {
  const html = readExported(page);
  const document = parse(html);
  const all = elementsOf(document);
  const sections = all
    .filter(({ tagName }) => tagName === "section" || tagName === "header")
    .map((section) => ({ name: nameOf(section), elements: elementsOf(section).length }))
    .sort((a, b) => b.elements - a.elements);
  const inline = (name: string) => sum(named(document, name).map((element) => textOf(element).length)) / KB;
  const [styles, scripts] = [inline("style"), inline("script")];
  const largest = sections.slice(0, 4).map(({ name, elements }) => `${name} ${elements}`);
  const weight = {
    html: brotliOf(page) / KB,
    styles,
    elements: all.length,
    section: sections.find(({ name }) => name !== "site-header")?.elements ?? 0,
    payload: payloadOf(page, files),
  };
  const bytes = `${(html.length / KB).toFixed(0)} kB before compression, styles ${styles.toFixed(0)} and scripts ${scripts.toFixed(0)}`;
  return { page, kind: kindOf(page), weight, parts: `${bytes}; elements: ${largest.join(", ")}` };
}

/** Every page of the export, weighed. */
export function weighPages(): Weighed[] {
  const files = [...exportedFiles()];
  return files
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((page) => weigh(page, files));
}
