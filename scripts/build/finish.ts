import { readFileSync } from "node:fs";
import path from "node:path";
import { isPreview } from "@/app/_lib/seo/preview";
import { site } from "@/content/site";
import { besideExport, insideExport } from "../hosts/artefacts";
import { mapOf } from "../lib/pool";
import { releaseReport } from "../release/build-report";
import { actionsOf, targetsOf, withPolicy } from "./csp";
import { elementStyles } from "./element-styles";
import { frameworkOnIntent, payloadFileOf } from "./framework";
import { inlineStyles } from "./inline-styles";
import type { Page } from "./page";
import { parseStylesheet, withoutFonts } from "./stylesheet";
import { tidy } from "./tidy";
import { filesOf, readPage, readText, WIDTH, writeCompressed, writePage, writeTexts } from "./write";

interface Options {
  /** The export, and the folder for what host set-ups need beside it. */
  out: string;
  hosts: string;
  /** Source of the framework's loader; undefined leaves the framework as Next wrote it. */
  loader: string | undefined;
  /** Whether to write .br and .gz beside the files. */
  isCompressed: boolean;
}

const isPage = (file: string) => file.endsWith(".html");

/** Remembers what a function of one text returned. */
function once<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const result = made.get(text) ?? make(text);
    made.set(text, result);
    return result;
  };
}

/** Classes that scripts give elements: the theme, before the framework is there, and a section that comes into view. */
const STATES = ["dark", "arrives"];

/** The style sheets of an export, each parsed once however many pages cut theirs from it. */
function sheetsOf(out: string) {
  const read = once((address) => readFileSync(path.join(out, address), "utf8"));
  const used = new Set<string>();
  const sheetOf = once((address) => {
    used.add(address);
    return parseStylesheet(read(address), address);
  });
  return {
    inline: (page: Page) => inlineStyles(page, sheetOf, read, STATES),
    /** What the sheets that pages came from hold still, by address. */
    remains: () => Object.fromEntries([...used].map((address) => [address, withoutFonts(read(address))])),
  };
}

/** Where the forms of all pages send. */
async function targetsIn(out: string, files: readonly string[]) {
  const actions = await mapOf(files, WIDTH, async (file) => actionsOf(await readPage(out, file)));
  return targetsOf(actions.flat(), site.origin);
}

/**
 * The last step of a build. The order matters: whatever changes a page's inline code comes before its policy, which holds that code's hashes,
 * and compression comes last. The framework's step can run once only on an export, the others as often as one likes. Pages go through one
 * by one, so that thousands of them need no more memory than forty.
 */
export async function finishExport(options: Options): Promise<void> {
  const { out, hosts, loader, isCompressed } = options;
  const files = (await filesOf(out)).filter(isPage);
  const targets = await targetsIn(out, files);
  const sheets = sheetsOf(out);

  const waiting = async (page: Page) =>
    loader ? frameworkOnIntent(page, await readText(out, payloadFileOf(page.file)), loader) : page;
  await mapOf(files, WIDTH, async (file) => {
    const page = elementStyles(sheets.inline(await waiting(await readPage(out, file))));
    await writePage(out, withPolicy(tidy(page), targets));
  });
  await writeTexts(out, sheets.remains());

  await writeTexts(out, insideExport(isPreview()));
  const report = releaseReport(readFileSync(path.join(out, "index.html")));
  await writeTexts(hosts, { ...besideExport(isPreview()), "release.json": `${JSON.stringify(report, null, 2)}\n` });
  const copies = isCompressed ? await writeCompressed(out) : 0;

  if (targets.form.includes("mailto:")) {
    console.warn(
      "WARNING: NEXT_PUBLIC_ENQUIRY_ENDPOINT is not set. Enquiries are confirmed but NOT delivered. See README.md, Enquiries.",
    );
  }
  if (report.isPreview) console.log("A preview: every page asks search engines to leave it alone (noindex).");
  console.log(`Finished ${files.length} pages: policy, host files${copies ? `, ${copies} files compressed` : ""}.`);
}
