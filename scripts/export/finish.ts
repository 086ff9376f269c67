import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { site } from "@/content/site";
import { besideExport, insideExport } from "../hosts/artefacts";
import { mapOf } from "../pool";
import { targetsOf, withPolicy } from "./csp";
import { frameworkOnIntent, payloadFileOf } from "./framework";
import { inlineStyles } from "./inline-styles";
import type { Page } from "./page";
import { parseStylesheet, withoutFonts } from "./stylesheet";
import { tidy } from "./tidy";
import { readPages, WIDTH, writeCompressed, writePages, writeTexts } from "./write";

interface Options {
  /** The export, and the folder for what host set-ups need beside it. */
  out: string;
  hosts: string;
  /** Source of the framework's loader; undefined leaves the framework as Next wrote it. */
  loader: string | undefined;
  /** Whether to write .br and .gz beside the files. */
  isCompressed: boolean;
}

async function withLoader(pages: readonly Page[], { out, loader }: Options): Promise<Page[]> {
  if (!loader) return [...pages];
  const wait = async (page: Page) => {
    const payload = await readFile(path.join(out, payloadFileOf(page.file)), "utf8").catch(() => undefined);
    return frameworkOnIntent(page, payload, loader);
  };
  return mapOf(pages, WIDTH, wait);
}

/** Remembers what a function of one text returned. */
function once<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const result = made.get(text) ?? make(text);
    made.set(text, result);
    return result;
  };
}

/** Classes that the inline script gives an element before the framework is there. */
const STATES = ["dark"];

async function withStyles(pages: readonly Page[], out: string): Promise<Page[]> {
  const read = once((address) => readFileSync(path.join(out, address), "utf8"));
  const sheets = new Set<string>();
  const sheetOf = once((address) => {
    sheets.add(address);
    return parseStylesheet(read(address), address);
  });
  const styled = pages.map((page) => inlineStyles(page, sheetOf, read, STATES));
  await writeTexts(out, Object.fromEntries([...sheets].map((address) => [address, withoutFonts(read(address))])));
  return styled;
}

/**
 * The last step of a build. The order matters: whatever changes a page's inline code comes before its policy, which holds that code's hashes,
 * and compression comes last. The framework's step can run once only on an export, the others as often as one likes.
 */
export async function finishExport(options: Options): Promise<void> {
  const { out, hosts, isCompressed } = options;
  const complete = await withStyles(await withLoader(await readPages(out), options), out);
  const targets = targetsOf(complete, site.origin);
  const pages = complete.map((page) => withPolicy(tidy(page), targets));
  await writePages(out, pages);

  await writeTexts(out, insideExport());
  await writeTexts(hosts, besideExport());
  const copies = isCompressed ? await writeCompressed(out) : 0;

  if (targets.form.includes("mailto:")) {
    console.warn(
      "WARNING: NEXT_PUBLIC_ENQUIRY_ENDPOINT is not set. Enquiries are confirmed but NOT delivered. See README.md, Enquiries.",
    );
  }
  console.log(`Finished ${pages.length} pages: policy, host files${copies ? `, ${copies} files compressed` : ""}.`);
}
