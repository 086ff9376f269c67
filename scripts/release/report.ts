import { z } from "zod";
import { describePlaceholders } from "./placeholders";

const placeholder = z.object({ file: z.string(), field: z.string(), value: z.string(), remedy: z.string() });
const reportSchema = z.object({
  /** MD5 of the home page as it was built, hexadecimal: tells which export the report is about. */
  home: z.string(),
  /** Whether every page says that it is not to be found. */
  isPreview: z.boolean(),
  placeholders: z.array(placeholder),
});

/** What a build says of itself; `hosts/release.json`, written by the last build step. */
export type ReleaseReport = z.infer<typeof reportSchema>;

/** A report as it was written; undefined for anything else. */
export function parseReport(text: string): ReleaseReport | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether a build may go out: what stands in its way and what to do, or what is said of it. */
export type Verdict = { isRefused: true; message: string; remedy: string } | { isRefused: false; note?: string };

const REBUILD = "Run `npm run build` first: it writes down what the site still lacks.";
const AS_PREVIEW =
  "Or show it as a preview that search engines leave alone: SITE_PREVIEW=1 npm run build, then deploy with --allow-placeholders.";

const counted = (count: number) => `${count} placeholder${count === 1 ? "" : "s"}`;

/**
 * Judges a build by its report. `home` is the MD5 of the home page that is about to go out; `isAllowed` whether placeholders were allowed, which
 * only a preview may show.
 */
export function verdictOn(report: ReleaseReport | undefined, home: string, isAllowed: boolean): Verdict {
  if (!report) return { isRefused: true, message: "There is no report of this build (hosts/release.json).", remedy: REBUILD };
  const { isPreview, placeholders } = report;
  if (report.home !== home) {
    return { isRefused: true, message: "The report of the build (hosts/release.json) is about another one.", remedy: REBUILD };
  }
  const list = describePlaceholders(placeholders);
  if (isPreview && isAllowed) {
    const missing = placeholders.length > 0 ? ` It shows ${counted(placeholders.length)}; \`npm run doctor\` lists them.` : "";
    return { isRefused: false, note: `A preview: every page asks search engines to leave it alone (noindex).${missing}` };
  }
  if (isPreview) {
    const message = ["This build is a preview: every page asks search engines to leave it alone (noindex).", list];
    const remedy = "For a release run `npm run build` without SITE_PREVIEW; a preview goes out with --allow-placeholders.";
    return { isRefused: true, message: message.filter(Boolean).join("\n"), remedy };
  }
  if (placeholders.length === 0) return { isRefused: false };
  const message = `This build is not for the world: it has ${counted(placeholders.length)}.\n${list}`;
  const remedy = isAllowed
    ? "It does not say noindex, so that it can't go out as a preview either. Run SITE_PREVIEW=1 npm run build first."
    : `Mend them, run \`npm run build\` and deploy again. ${AS_PREVIEW}`;
  return { isRefused: true, message, remedy };
}
