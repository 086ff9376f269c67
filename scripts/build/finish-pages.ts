import { readFileSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isPreview } from "@/app/_lib/seo/preview";
import { NO_PAGES } from "@/content/addresses";
import { settings } from "@/content/settings";
import { site } from "@/content/site";
import { besideExport, insideExport } from "../hosts/host-files";
import { redirectPages } from "../hosts/redirect-pages";
import { filesOf } from "../lib/files-of";
import { mapWithConcurrency } from "../lib/pool";
import { releaseReport } from "../release/make-report";
import { writeCompileHints } from "./compile-hints";
import { CONCURRENCY, readText, writeCompressed, writeTexts } from "./files";
import { finishPage, type SkippedStep, type Step } from "./finish-page";
import { writePageTexts } from "./markdown-copies/write-page-texts";
import { elementStyles } from "./steps/element-styles";
import { sourcesOf } from "./steps/extra-sources";
import { fontPreloads } from "./steps/font-preloads";
import { frameworkOnIntent, payloadFileOf } from "./steps/framework-on-intent";
import { inlineStyles } from "./steps/inline-styles";
import { allowedHosts, policy } from "./steps/policy";
import { stylesheetsOf } from "./stylesheets-of-export";

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

/** Takes every page through the steps, one by one, so that thousands of them need no more memory than forty. */
async function finishPages({ out, loader }: Options, files: readonly string[]): Promise<SkippedStep[]> {
  const { stylesheetOf, classesInSprite, writeWithoutFonts } = stylesheetsOf(out, files);
  const styles = inlineStyles(stylesheetOf, classesInSprite);
  const pagePolicy = policy(allowedHosts(process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT, site.origin), sourcesOf(settings));
  const skipped = await mapWithConcurrency(files.filter(isPage), CONCURRENCY, async (file) => {
    const onIntent = loader ? [frameworkOnIntent(loader, await readText(out, payloadFileOf(file)))] : [];
    // The policy holds the hashes of what the others write: it comes last.
    const steps: Step[] = [...onIntent, fontPreloads, styles, elementStyles, pagePolicy];
    const page = finishPage(file, await readFile(path.join(out, file), "utf8"), steps);
    await writeFile(path.join(out, file), page.html);
    return page.skipped;
  });
  await writeWithoutFonts();
  return skipped.flat();
}

/** Takes out what Next exports for collections without pages (app/_lib/pages/collection-route.ts). */
async function removeEmpty(out: string): Promise<void> {
  const found = (await readdir(out, { recursive: true })).filter((file) => path.basename(file).split(".")[0] === NO_PAGES);
  await Promise.all(found.map((file) => rm(path.join(out, file), { recursive: true, force: true })));
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The last step of a build; README.md says what it does and why. Runs once on an export. */
export async function finishExport(options: Options): Promise<void> {
  const { out, hosts } = options;
  await removeEmpty(out);
  const files = await filesOf(out);
  const skipped = await finishPages(options, files);
  await writeCompileHints(out, files);
  for (const { file, step, reason } of skipped) {
    console.warn(`WARNING: ${file}: the step ${step} was left out: ${reason}. The page works. See scripts/build/README.md.`);
  }

  await writePageTexts(out);
  await writeTexts(out, { ...insideExport(isPreview()), ...redirectPages(site.origin) });
  const report = releaseReport(readFileSync(path.join(out, "index.html")));
  const reports = { "release.json": asJson(report), "skipped-steps.json": asJson({ skipped }) };
  await writeTexts(hosts, { ...besideExport(isPreview()), ...reports });
  const copies = options.isCompressed ? await writeCompressed(out) : 0;

  if (!process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT) {
    console.warn(
      "WARNING: NEXT_PUBLIC_ENQUIRY_ENDPOINT is not set. Enquiries are confirmed but NOT delivered. README.md says how to connect them.",
    );
  }
  if (report.isPreview) console.log("A preview: every page asks search engines to leave it alone (noindex).");
  console.log(
    `Finished ${files.filter(isPage).length} pages: policy, host files${copies ? `, ${copies} files compressed` : ""}.`,
  );
}
