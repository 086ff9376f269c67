import path from "node:path";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { fontFiles } from "@/app/_lib/drawing-renderer/fonts-and-styles";

/** Folder of the Typst templates: brochure.typ, deck.typ and what they import. */
const TEMPLATES = "app/_lib/pdf/templates";

/** Typst comes as one binary for each platform; npm picks it. */
async function loadTypst() {
  try {
    return await import("@myriaddreamin/typst-ts-node-compiler");
  } catch (cause) {
    throw new Error(
      `The PDFs are set by Typst, which has no binary for ${process.platform}-${process.arch} in node_modules. Run npm ci without --omit=optional, or build on Windows, macOS or Linux (x64 or arm64).`,
      { cause },
    );
  }
}

/** How a PDF reader opens each: the brochure with its bookmarks beside it, the deck slide by slide. */
const OPENING_VIEW = { brochure: ["PageMode", "UseOutlines"], deck: ["PageLayout", "SinglePage"] } as const;

type Template = keyof typeof OPENING_VIEW;

/** Sets a template with its data. Throws with Typst's message. */
async function runTypst(template: Template, data: string) {
  const { NodeCompiler } = await loadTypst();
  const compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontPaths: fontFiles() }] });
  const run = compiler.compile({ mainFilePath: path.resolve(TEMPLATES, `${template}.typ`), inputs: { data } });
  const problems = [run.takeError(), run.takeWarnings()].flatMap((found) => (found ? compiler.fetchDiagnostics(found) : []));
  if (!run.result || problems.length > 0) throw new Error(`${TEMPLATES}/${template}.typ: ${JSON.stringify(problems, null, 2)}`);
  return { compiler, result: run.result };
}

/** How many pages a template has with its data. */
export const pageCount = async (template: Template, data: string): Promise<number> =>
  (await runTypst(template, data)).result.numOfPages;

/** Typesets a template with its data as tagged PDF/UA-1. The same data give the same bytes. Throws with Typst's message. */
export async function compile(template: Template, data: string): Promise<Uint8Array<ArrayBuffer>> {
  const { compiler, result } = await runTypst(template, data);
  const file = compiler.pdf(result, { pdfStandard: "ua-1" });
  // Typst writes a thousand tags as single objects. In compressed object streams the file is half as large.
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const [entry, value] = OPENING_VIEW[template];
  document.catalog.set(PDFName.of(entry), PDFName.of(value));
  return new Uint8Array(await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false }));
}
