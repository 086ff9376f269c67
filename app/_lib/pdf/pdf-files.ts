import { brochureData } from "@/app/_lib/pdf/brochure";
import { compile } from "@/app/_lib/pdf/compile";
import { deckData } from "@/app/_lib/pdf/deck";
import { methodBlocks } from "@/app/_lib/pdf/method-blocks";
import { pdfContent } from "@/app/_lib/pdf/pdf-content";
import type { Download, Downloads } from "@/components/sections/contact/consultation-banner";
import { fileOf } from "@/content/collections/collection-names";
import { site } from "@/content/site";

const dataOf = { brochure: brochureData, deck: deckData };
type PdfName = keyof typeof dataOf;

const paths: Record<PdfName, string> = { brochure: "/brochure.pdf", deck: "/pitch-deck.pdf" };

const files = new Map<PdfName, Promise<Uint8Array<ArrayBuffer>>>();

async function render(name: PdfName): Promise<Uint8Array<ArrayBuffer>> {
  const content = await pdfContent();
  if (content.method && !methodBlocks(content.method)) {
    const file = fileOf("about", content.method.slug);
    console.warn(
      `WARNING: ${file}: the PDFs leave the method out. It needs steps, items, and tables with the ids "decisions" and "sizes".`,
    );
  }
  return compile(name, dataOf[name](content));
}

/** The bytes of a PDF. The same content gives the same bytes. Rendered once in a process. */
export function pdfFile(name: PdfName): Promise<Uint8Array<ArrayBuffer>> {
  const file = files.get(name) ?? render(name);
  files.set(name, file);
  return file;
}

/** A name as the first part of a file name. */
const fileName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");

/** Address, file name and size of a PDF, for its download link. */
async function download(name: PdfName): Promise<Download> {
  return {
    href: paths[name],
    file: `${fileName(site.name)}${paths[name].replace("/", "-")}`,
    bytes: (await pdfFile(name)).length,
  };
}

/** The download links of both PDFs. */
export async function downloads(): Promise<Downloads> {
  const [brochure, deck] = await Promise.all([download("brochure"), download("deck")]);
  return { brochure, deck };
}
