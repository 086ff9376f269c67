import { readFile } from "node:fs/promises";
import { z } from "zod";
import { describePlaceholders } from "./placeholders";

/**
 * Why a release is refused. `npm run deploy` and `npm run check:release` ask here before anything goes out. A release may show no placeholder; a
 * preview may, if every page says noindex and placeholders were allowed. What counts as a placeholder: placeholders.ts.
 */

const reportSchema = z.object({
  /** MD5 of the home page as it was built, hexadecimal: tells which export the report is about. */
  home: z.string(),
  /** Whether every page says noindex. */
  isPreview: z.boolean(),
  placeholders: z.array(z.object({ file: z.string(), field: z.string(), value: z.string(), remedy: z.string() })),
});

/** What a build says about itself. Each `npm run build` writes it to hosts/release.json (make-report.ts). */
export type ReleaseReport = z.infer<typeof reportSchema>;

/** A report as it was written; undefined for anything else. */
function parseReport(text: string): ReleaseReport | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether a build may go out. A refusal says what stands in the way and what to do; a note says what is worth knowing. */
export type Verdict = { isRefused: true; message: string; remedy: string } | { isRefused: false; note?: string };

const refusal = (message: string, remedy: string): Verdict => ({ isRefused: true, message, remedy });

const REBUILD = "Run `npm run build` first: it writes down what the site still lacks.";
const AS_PREVIEW =
  "Or show it as a preview that search engines leave alone: SITE_PREVIEW=1 npm run build, then deploy with --allow-placeholders.";

const counted = (count: number) => `${count} placeholder${count === 1 ? "" : "s"}`;

/**
 * The verdict on the build in out/. `reportFile` is what the build has written about itself (hosts/release.json), `home` the MD5 of the home page
 * that is about to go out, `isAllowed` whether placeholders were allowed with --allow-placeholders.
 */
export async function verdictOn(reportFile: string, home: string, isAllowed: boolean): Promise<Verdict> {
  const report = parseReport(await readFile(reportFile, "utf8").catch(() => ""));
  if (!report) return refusal("There is no report of this build (hosts/release.json).", REBUILD);
  if (report.home !== home) return refusal("The report (hosts/release.json) is about another build.", REBUILD);
  return report.isPreview ? verdictOnPreview(report, isAllowed) : verdictOnRelease(report, isAllowed);
}

function verdictOnPreview({ placeholders }: ReleaseReport, isAllowed: boolean): Verdict {
  if (isAllowed) {
    const missing = placeholders.length > 0 ? ` It shows ${counted(placeholders.length)}; \`npm run doctor\` lists them.` : "";
    return { isRefused: false, note: `A preview: every page asks search engines to leave it alone (noindex).${missing}` };
  }
  const message = "This build is a preview: every page asks search engines to leave it alone (noindex).";
  const remedy = "For a release run `npm run build` without SITE_PREVIEW; a preview goes out with --allow-placeholders.";
  return refusal([message, describePlaceholders(placeholders)].filter(Boolean).join("\n"), remedy);
}

function verdictOnRelease({ placeholders }: ReleaseReport, isAllowed: boolean): Verdict {
  if (placeholders.length === 0) return { isRefused: false };
  const message = `This build can't go out: it has ${counted(placeholders.length)}.\n${describePlaceholders(placeholders)}`;
  const remedy = isAllowed
    ? "It does not say noindex, so that it can't go out as a preview either. Run SITE_PREVIEW=1 npm run build first."
    : `Mend them, run \`npm run build\` and deploy again. ${AS_PREVIEW}`;
  return refusal(message, remedy);
}
