import { parse } from "parse5";
import { site } from "@/content/site";
import { exportedFiles, fileOf, readExported } from "@/e2e/support/export";
import { type Element, named, textOf } from "@/scripts/build/html-tree";

/** What a crawler that runs no script finds in the head of a page. */
export interface Head {
  title: string;
  /** Content of meta elements by name or property; those that stand more than once, joined by a line break. */
  meta: Map<string, string>;
  /** Elements such as link rel=canonical: attributes by name. */
  links: Record<string, string>[];
}

const attributesOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** Reads the head of an exported page. */
export function headOf(address: string): Head {
  const html = readExported(fileOf(address));
  // The body, which is most of a page, is not looked at.
  const head = parse(html.slice(0, html.indexOf("</head>")));
  const meta = new Map<string, string>();
  for (const { name, property, content = "" } of named(head, "meta").map(attributesOf)) {
    const key = name ?? property;
    if (key) meta.set(key, [meta.get(key), content].filter((value) => value !== undefined).join("\n"));
  }
  return {
    title: named(head, "title").map(textOf).join("\n"),
    meta,
    links: named(head, "link").map(attributesOf),
  };
}

const files = exportedFiles();

/** Whether an absolute address of this site is a file of the export; fragments must stand in it. */
export function resolves(address: string): boolean {
  if (!address.startsWith(`${site.origin}/`)) return false;
  const { pathname, hash } = new URL(address);
  const file = fileOf(pathname);
  if (!files.has(file)) return false;
  return hash === "" || readExported(file).includes(`id="${hash.slice(1)}"`);
}
