import { createHash } from "node:crypto";
import { isPreview } from "@/app/_lib/seo/preview";
import { brandDrawings, site, story } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { badges, companies } from "@/content/trusted-by";
import { type Placeholder, placeholdersIn } from "./placeholders";
import type { ReleaseReport } from "./report";

/** The placeholders of this site, with the current environment variables. */
export const ownPlaceholders = (): Placeholder[] =>
  placeholdersIn(
    { site, testimonials, companies, badges, about: story.about, inscriptions: brandDrawings.inscriptions },
    process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT,
  );

/** The report on a build (report.ts). `home` is the exported home page. */
export function releaseReport(home: Buffer): ReleaseReport {
  const md5 = createHash("md5").update(home).digest("hex");
  return { home: md5, isPreview: isPreview(), placeholders: ownPlaceholders() };
}
