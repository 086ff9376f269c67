/** The last step of a build, on out/: README.md says what it does and why. Runs once on an export. */
import { readFileSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import env from "@next/env";
import { minify } from "terser";
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
import { loader } from "./intent-loader";
import { writePageTexts } from "./markdown-copies/write-page-texts";
import { runSteps, type SkippedStep, type Step } from "./run-steps";
import { elementStyles } from "./steps/element-styles";
import { sourcesOf } from "./steps/extra-sources";
import { fontPreloads } from "./steps/font-preloads";
import { frameworkOnIntent, payloadFileOf } from "./steps/framework-on-intent";
import { inlineStyles } from "./steps/inline-styles";
import { allowedHosts, policy } from "./steps/policy";
import { stylesheetsOf } from "./stylesheets-of-export";

// What Next has read from .env files: this step asks for the same settings.
env.loadEnvConfig(process.cwd());

const [OUT, HOSTS] = [path.resolve("out"), path.resolve("hosts")];

const isPage = (file: string) => file.endsWith(".html");

/**
 * The source of the framework's loader, minified (266 bytes of 18 kB compressed), as an expression. tsx calls a helper named __name wherever a function
 * gets its name, which no page has: here it is a function that changes nothing, which the minifier takes out.
 */
async function loaderSource(): Promise<string> {
  const expression = `((__name)=>${loader})((f)=>f)`;
  const minified = await minify(expression, { ecma: 2020, compress: { expression: true, passes: 3 } });
  return minified.code?.replace(/;$/, "") ?? String(loader);
}

/** Takes every page through the steps, one by one, so that thousands of them need no more memory than forty. */
async function finishPages(files: readonly string[]): Promise<SkippedStep[]> {
  const source = process.env.FRAMEWORK_ON_INTENT === "off" ? undefined : await loaderSource();
  const { stylesheetOf, classesInSprite, writeWithoutFonts } = stylesheetsOf(OUT, files);
  const styles = inlineStyles(stylesheetOf, classesInSprite);
  const pagePolicy = policy(allowedHosts(process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT, site.origin), sourcesOf(settings));
  const skipped = await mapWithConcurrency(files.filter(isPage), CONCURRENCY, async (file) => {
    const onIntent = source ? [frameworkOnIntent(source, await readText(OUT, payloadFileOf(file)))] : [];
    // The policy holds the hashes of what the others write: it comes last.
    const steps: Step[] = [...onIntent, fontPreloads, styles, elementStyles, pagePolicy];
    const page = runSteps(file, await readFile(path.join(OUT, file), "utf8"), steps);
    await writeFile(path.join(OUT, file), page.html);
    return page.skipped;
  });
  await writeWithoutFonts();
  return skipped.flat();
}

/** Takes out what Next exports for collections without pages (app/_lib/pages/collection-route.ts). */
async function removeEmpty(): Promise<void> {
  const found = (await readdir(OUT, { recursive: true })).filter((file) => path.basename(file).split(".")[0] === NO_PAGES);
  await Promise.all(found.map((file) => rm(path.join(OUT, file), { recursive: true, force: true })));
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function finishExport(): Promise<void> {
  await removeEmpty();
  const files = await filesOf(OUT);
  const skipped = await finishPages(files);
  await writeCompileHints(OUT, files);
  for (const { file, step, reason } of skipped) {
    console.warn(`WARNING: ${file}: the step ${step} was left out: ${reason}. The page works. See scripts/build/README.md.`);
  }

  await writePageTexts(OUT);
  await writeTexts(OUT, { ...insideExport(isPreview()), ...redirectPages(site.origin) });
  const report = releaseReport(readFileSync(path.join(OUT, "index.html")));
  const reports = { "release.json": asJson(report), "skipped-steps.json": asJson({ skipped }) };
  await writeTexts(HOSTS, { ...besideExport(isPreview()), ...reports });
  const copies = process.env.PRECOMPRESS === "off" ? 0 : await writeCompressed(OUT);

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

await finishExport();
