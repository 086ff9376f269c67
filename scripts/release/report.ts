import { z } from "zod";

const placeholder = z.object({ file: z.string(), field: z.string(), value: z.string(), remedy: z.string() });
const reportSchema = z.object({
  /** MD5 of the home page as it was built, hexadecimal: tells which export the report is about. */
  home: z.string(),
  /** Whether every page says noindex. */
  isPreview: z.boolean(),
  placeholders: z.array(placeholder),
});

/** What a build says about itself. Each `npm run build` writes it to hosts/release.json (make-report.ts); verdict.ts judges it. */
export type ReleaseReport = z.infer<typeof reportSchema>;

/** A report as it was written; undefined for anything else. */
export function parseReport(text: string): ReleaseReport | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
