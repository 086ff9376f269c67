import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { getDocumentProxy } from "unpdf";
import { readExportedBytes } from "@/e2e/support/export";
import { readTags, type Tag } from "./pdf-tags";

// PDF.js calls it, and Node 20.9 does not have it yet.
URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);

/** A PDF of the export as a reader opens it. */
export interface ReadPdf {
  bytes: Buffer;
  info: Readonly<Record<string, unknown>>;
  /** Part of PDF/UA that the file says it follows. */
  accessible: unknown;
  isMarked: boolean;
  /** Whether a reader's window shows the title in place of the file's name. */
  isTitleShown: boolean;
  /** What a screen reader finds, page by page. */
  tags: Tag[];
  /** Text of each page that is neither tagged nor decoration. */
  stray: string[];
  /** Names of the typefaces, and whether each is in the file. */
  fonts: { name: string; isEmbedded: boolean }[];
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
    ...(await readTags(page)),
  };
}

async function fontsOf(bytes: Uint8Array) {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const descriptors = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of("Type")) === PDFName.of("FontDescriptor") ? [object] : [],
    );
  return descriptors.map((descriptor) => ({
    name: String(descriptor.get(PDFName.of("FontName"))),
    isEmbedded: descriptor.has(PDFName.of("FontFile2")),
  }));
}

/** Opens a PDF of the export by its address. */
export async function readPdf(address: string): Promise<ReadPdf> {
  const bytes = readExportedBytes(address);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(pdf, index + 1)));
  const outline: { title: string }[] | null = await pdf.getOutline();
  const { info, metadata } = await pdf.getMetadata();
  const [marks, preferences] = await Promise.all([pdf.getMarkInfo(), pdf.getViewerPreferences()]);
  return {
    bytes,
    info: Object.fromEntries(Object.entries(info)),
    accessible: metadata?.get("pdfuaid:part"),
    isMarked: Object(marks).Marked === true,
    isTitleShown: Object(preferences).DisplayDocTitle === true,
    fonts: await fontsOf(bytes),
    tags: pages.map(({ tags }) => tags),
    stray: pages.map(({ stray }) => stray),
    boxes: pages.map(({ box }) => box),
    bookmarks: (outline ?? []).map(({ title }) => title),
    texts: pages.map(({ text }) => text),
    smallest: pages.map(({ smallest }) => smallest),
    links: pages.map(({ links }) => links),
  };
}
