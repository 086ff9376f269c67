/**
 * `npm run doctor`: what is left to do before the launch. Lists mistakes in the content, placeholders, texts for a lawyer, dates that have passed or will within sixty days, and
 * whether the form's endpoint answers. Needs no build and changes nothing. With `-- --url https://...` it checks a live site and says what its host does
 * wrong.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import env from "@next/env";
import { openPoints } from "@/content/legal-lines/for-lawyer";
import { site } from "@/content/site";
import { missingLetters } from "@/scripts/fonts/brand-letters";
import { contentMistakes } from "./content-mistakes";
import { datedStatements } from "./dated-statements";
import { type Dated, dueDates } from "./due-dates";
import { endpointAnswer } from "./endpoint-answers";
import { legalTexts } from "./legal-texts";
import { checkLiveSite, describeFindings } from "./live/check-live-site";
import { ownPlaceholders } from "./make-report";
import { describePlaceholders } from "./placeholders";

const SOON = 60;

const root = process.cwd();
env.loadEnvConfig(root);
const { url } = parseArgs({ options: { url: { type: "string" } } }).values;
const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href);
const section = (heading: string, lines: readonly string[], none: string) =>
  console.log(`\n${heading}\n${(lines.length > 0 ? lines : [none]).map((line) => `  ${line}`).join("\n")}`);

/** Every date by which something has to be done. */
async function dates(): Promise<Dated[]> {
  const statements = await datedStatements(root, load);
  const contact = {
    what: "security.txt (securityContactUntil in content/brand)",
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

/** Checks the project. */
async function examine(): Promise<void> {
  section("Mistakes in the content, which stop the build", await contentMistakes(), "none");
  const placeholders = ownPlaceholders();
  section(
    `Placeholders: ${placeholders.length}`,
    placeholders.length > 0 ? describePlaceholders(placeholders).split("\n") : [],
    "none",
  );
  const decisions = openPoints.map(({ section, kind, point }) => `${section}, ${kind}: ${point}`);
  section("For the owner and a lawyer, before the launch", [...(await legalTexts(load)), ...decisions], "none");
  section(`Dates, ${SOON} days ahead`, dueDates(await dates(), new Date().toISOString().slice(0, 10), SOON), "nothing is due");
  section("Letters that the fonts lack", await missingLetters(), "none");
  section("Enquiries", [await endpointAnswer(process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT)], "");
}

/** Checks a live site. */
async function walk(address: string): Promise<void> {
  const findings = await checkLiveSite(address);
  const wrong = findings.filter(({ kind }) => kind === "wrong").length;
  console.log(
    `${new URL(address).origin}\n\n${describeFindings(findings)}\n\n${wrong === 0 ? "All is well." : `${wrong} to mend.`}`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
}

if (url === undefined) await examine();
else if (URL.canParse(url) && url.startsWith("http")) await walk(url);
else {
  console.error(`--url is "${url}"; write a whole address, such as https://www.your-company.com`);
  process.exitCode = 1;
}
