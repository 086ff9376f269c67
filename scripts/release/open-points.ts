import { fileOf } from "@/content/collections/collection-names";
import { entriesOf } from "@/content/collections/collections";
import { pointsForLawyer } from "@/content/legal-lines/for-lawyer";
import { home } from "@/content/single-pages/home";
import { brandDrawings, site } from "@/content/site";
import { missingLetters } from "@/scripts/fonts/brand-letters";
import { type Dated, datedStatements, dueDates } from "./dates";
import { endpointAnswer } from "./endpoint-answers";
import { ownPlaceholders } from "./make-report";
import { describePlaceholders } from "./placeholders";

const SOON = 60;

/** Every date by which something has to be done. */
async function dates(): Promise<Dated[]> {
  return [
    {
      what: "security.txt (securityContactUntil in content/brand/company.ts)",
      by: site.securityContactUntil,
      remedy: "write a day less than a year ahead.",
    },
    ...(await datedStatements()).map(({ file, where, readAgainBy, statement, source }) => ({
      what: `${file}, ${where}`,
      by: readAgainBy,
      remedy: `read again whether "${statement}" (${source}).`,
    })),
  ];
}

/** The texts that a lawyer should read before the launch, and what the owner has to decide. */
async function forLawyer(): Promise<string[]> {
  const documents = await entriesOf("legal");
  return [
    ...documents.map(({ slug, name, effective }) => `${fileOf("legal", slug)}: ${name}, in force since ${effective}`),
    "content/legal-lines/settings-lines.ts: what the legal texts say of analytics, calendar, chat and maps, where they are on",
    ...pointsForLawyer.map(({ section, kind, point }) => `${section}, ${kind}: ${point}`),
  ];
}

/** What the site says of the company and no form asks for: an owner reads once whether it is true. */
function statements(): string[] {
  const claims = Object.entries(site.claims).map(([name, claim]) => `${name} ${claim}`);
  const years = [`established ${site.established}`, ...(site.incorporated ? [`incorporated ${site.incorporated}`] : [])];
  return [
    `content/brand/company.ts: ${[...years, ...site.offices.map(({ place, timeZone }) => `office ${place} (${timeZone})`)].join(", ")}`,
    `content/brand/claims.ts: ${claims.join(", ") || "none"}`,
    ...home.about.story.map((paragraph) => `content/brand/story.ts: ${paragraph}`),
    ...Object.entries(brandDrawings.inscriptions).flatMap(([name, words]) =>
      typeof words === "string" ? `content/brand/drawings.ts, ${name}: ${words}` : [],
    ),
  ];
}

/** What is left to do in a project whose content has no mistakes: lines by their heading. */
export async function openPoints(): Promise<Record<string, string[]>> {
  const placeholders = ownPlaceholders();
  return {
    [`Placeholders: ${placeholders.length}`]: placeholders.length > 0 ? describePlaceholders(placeholders).split("\n") : [],
    "What the site says of the company: read whether it is true": statements(),
    "For the owner and a lawyer, before the launch": await forLawyer(),
    [`Dates, ${SOON} days ahead`]: dueDates(await dates(), new Date().toISOString().slice(0, 10), SOON),
    "Letters that the fonts lack": await missingLetters(),
    Enquiries: [await endpointAnswer(process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT)],
  };
}
