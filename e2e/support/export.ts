import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { isPublic } from "@/scripts/hosts/headers";

/** The folder that the tests' server serves: out/, or a copy of it (OUT_DIR). */
export const OUT = path.resolve(process.env.OUT_DIR ?? "out");

/** Every public file of the export by its address, such as "/faq/index.html", in its exact spelling. */
export const exportedFiles = (): Set<string> =>
  new Set(
    readdirSync(OUT, { recursive: true, encoding: "utf8" })
      .filter((file) => statSync(path.join(OUT, file)).isFile())
      .map((file) => `/${file.split(path.sep).join("/")}`)
      .filter(isPublic),
  );

export const isExported = (address: string): boolean => existsSync(path.join(OUT, address));

export const readExportedBytes = (address: string): Buffer => readFileSync(path.join(OUT, address));

export const readExported = (address: string): string => readFileSync(path.join(OUT, address), "utf8");

/** The file that a host sends for an address: a folder's index.html, or the file itself. */
export const fileOf = (pathname: string): string => (pathname.endsWith("/") ? `${pathname}index.html` : pathname);

export interface ServedLink {
  href: string;
  target: string;
  rel: string[];
}

/** Links, files and ids of an exported page or SVG. */
export interface References {
  ids: string[];
  links: ServedLink[];
  /** Addresses of files: images, styles, scripts (also those that load at the first interaction), icons, sprites (with the symbol as fragment). */
  assets: string[];
}

/** Reads an HTML or SVG document with the browser's own parser; runs in the page. */
function readReferences([markup, type]: [string, DOMParserSupportedType]): References {
  const parsed = new DOMParser().parseFromString(markup, type);
  const values = (selector: string, attribute: string) =>
    [...parsed.querySelectorAll(selector)].flatMap((element) => element.getAttribute(attribute) ?? []);
  return {
    ids: values("[id]", "id"),
    links: [...parsed.querySelectorAll("a[href], area[href]")].map((link) => ({
      href: link.getAttribute("href") ?? "",
      target: link.getAttribute("target") ?? "",
      rel: (link.getAttribute("rel") ?? "").split(/\s+/),
    })),
    assets: [
      ...values("[src]", "src"),
      ...values("[srcset]", "srcset").flatMap((set) => set.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "")),
      ...values("link[href]:not([rel=canonical], [rel=alternate])", "href"),
      ...values("use[href], image[href]", "href"),
      ...values("[poster]", "poster"),
      ...(markup.match(/\/_next\/static\/[\w./-]+\.\w+/g) ?? []),
      ...values("meta[property='og:image'], meta[name='twitter:image']", "content"),
    ],
  };
}

/** The references of the given files of the export. */
export async function referencesIn(page: Page, files: Iterable<string>): Promise<Map<string, References>> {
  const found = new Map<string, References>();
  for (const file of files) {
    const source: [string, DOMParserSupportedType] = [readExported(file), file.endsWith(".svg") ? "image/svg+xml" : "text/html"];
    found.set(file, await page.evaluate(readReferences, source));
  }
  return found;
}
