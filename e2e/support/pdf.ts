import { getDocumentProxy } from "unpdf";
import { readExportedBytes } from "./export";

/** A PDF of the export as a reader opens it. */
export interface ReadPdf {
  bytes: Buffer;
  info: Readonly<Record<string, unknown>>;
  /** Size of each page in points, rounded. */
  boxes: (readonly [width: number, height: number])[];
  bookmarks: string[];
  /** Text of each page, its lines joined by spaces. */
  texts: string[];
  /** Smallest type of each page in points. */
  smallest: number[];
  /** Addresses of its links, page by page. */
  links: string[][];
}

type Pages = Awaited<ReturnType<typeof getDocumentProxy>>;

async function readPage(pdf: Pages, number: number) {
  const page = await pdf.getPage(number);
  const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => ("str" in item ? [item] : []));
  const words = pieces.filter(({ str }) => str.trim() !== "");
  const annotations: { url?: string }[] = await page.getAnnotations();
  return {
    box: [Math.round(right - left), Math.round(bottom - top)] as const,
    // A change of font within a line begins a new piece, without a space.
    text: pieces
      .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
      .join("")
      .replace(/\s+/g, " "),
    smallest: Math.min(...words.map(({ transform: [a = 0, b = 0] }) => Math.hypot(a, b))),
    links: annotations.flatMap(({ url }) => url ?? []),
  };
}

/** Opens a PDF of the export by its address. */
export async function readPdf(address: string): Promise<ReadPdf> {
  const bytes = readExportedBytes(address);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(pdf, index + 1)));
  const outline: { title: string }[] | null = await pdf.getOutline();
  const { info } = await pdf.getMetadata();
  return {
    bytes,
    info: Object.fromEntries(Object.entries(info)),
    boxes: pages.map(({ box }) => box),
    bookmarks: (outline ?? []).map(({ title }) => title),
    texts: pages.map(({ text }) => text),
    smallest: pages.map(({ smallest }) => smallest),
    links: pages.map(({ links }) => links),
  };
}
