import { decodeHTML } from "entities";
import { site } from "@/content/site";
import { exportedFiles, fileOf, readExported } from "@/e2e/support/export";

/** What a crawler that runs no script finds in the head of a page. */
export interface Head {
  title: string;
  /** Content of meta elements by name or property; those that stand more than once, joined by a line break. */
  meta: Map<string, string>;
  /** Elements such as link rel=canonical: attributes by name. */
  links: Record<string, string>[];
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), decodeHTML(value)]),
  );

/** Reads the head of an exported page. */
export function headOf(address: string): Head {
  const html = readExported(fileOf(address));
  const head = html.slice(0, html.indexOf("</head>"));
  const meta = new Map<string, string>();
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const { name, property, content = "" } = attributesOf(tag);
    const key = name ?? property;
    if (key) meta.set(key, [meta.get(key), content].filter((value) => value !== undefined).join("\n"));
  }
  return {
    title: decodeHTML(head.match(/<title>([^<]*)<\/title>/)?.[1] ?? ""),
    meta,
    links: [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => attributesOf(tag)),
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
