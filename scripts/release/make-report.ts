import { isPreview } from "@/app/_lib/seo/preview";
import { brandDrawings, site, story } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { badges, companies } from "@/content/trusted-by";
import { md5Of } from "../lib/md5";
import { type Placeholder, placeholdersIn } from "./placeholders";
import type { ReleaseReport } from "./verdict";

/** The placeholders of this site, with the current environment variables. */
export const ownPlaceholders = (): Placeholder[] =>
  placeholdersIn(
    { site, testimonials, companies, badges, about: story.about, inscriptions: brandDrawings.inscriptions },
    process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT,
  );

/** The report on a build (verdict.ts). `home` is the exported home page. */
export const releaseReport = (home: Buffer): ReleaseReport => ({
  home: md5Of(home),
  isPreview: isPreview(),
  placeholders: ownPlaceholders(),
});
