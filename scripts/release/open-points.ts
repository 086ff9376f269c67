import path from "node:path";
import { pathToFileURL } from "node:url";
import { pointsForLawyer } from "@/content/legal-lines/for-lawyer";
import { home } from "@/content/single-pages/home";
import { brandDrawings, site } from "@/content/site";
import { missingLetters } from "@/scripts/fonts/brand-letters";
import { datedStatements } from "./dated-statements";
import { type Dated, dueDates } from "./due-dates";
import { endpointAnswer } from "./endpoint-answers";
import { legalTexts } from "./legal-texts";
import { ownPlaceholders } from "./make-report";
import { describePlaceholders } from "./placeholders";
import { section } from "./section";

const SOON = 60;

type Load = (file: string) => Promise<unknown>;

/** Every date by which something has to be done. */
async function dates(root: string, load: Load): Promise<Dated[]> {
  const statements = await datedStatements(root, load);
  const contact = {
    what: "security.txt (securityContactUntil in content/brand/company.ts)",
    by: site.securityContactUntil,
    remedy: "write a day less than a year ahead.",
  };
  return [
    contact,
    ...statements.map(({ file, where, readAgainBy, statement, source }) => ({
      what: `${file}, ${where}`,
      by: readAgainBy,
      remedy: `read again whether "${statement}" (${source}).`,
    })),
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

/** Prints what is left to do in a project whose content has no mistakes. */
export async function printOpenPoints(root: string): Promise<void> {
  const load: Load = (file) => import(pathToFileURL(path.join(root, file)).href);
  const placeholders = ownPlaceholders();
  section(
    `Placeholders: ${placeholders.length}`,
    placeholders.length > 0 ? describePlaceholders(placeholders).split("\n") : [],
    "none",
  );
  section("What the site says of the company: read whether it is true", statements(), "nothing");
  const decisions = pointsForLawyer.map(({ section, kind, point }) => `${section}, ${kind}: ${point}`);
  section("For the owner and a lawyer, before the launch", [...(await legalTexts(load)), ...decisions], "none");
  const due = dueDates(await dates(root, load), new Date().toISOString().slice(0, 10), SOON);
  section(`Dates, ${SOON} days ahead`, due, "nothing is due");
  section("Letters that the fonts lack", await missingLetters(), "none");
  section("Enquiries", [await endpointAnswer(process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT)], "");
}
