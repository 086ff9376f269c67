/**
 * `npm run doctor`: what is left to do before the launch. Lists mistakes in the content, placeholders, texts for a lawyer, dates that have passed or will within sixty days, and
 * whether the form's endpoint answers. Needs no build and changes nothing. With `-- --url https://...` it checks a live site and says what its host does
 * wrong.
 */
import { parseArgs } from "node:util";
import env from "@next/env";
import { fail } from "../lib/fail";
import { contentMistakes } from "./content-mistakes";

env.loadEnvConfig(process.cwd());
const { url } = parseArgs({ options: { url: { type: "string" } } }).values;

const section = (heading: string, lines: readonly string[]) =>
  console.log(`\n${heading}\n${(lines.length > 0 ? lines : ["none"]).map((line) => `  ${line}`).join("\n")}`);

/** Checks the project. What reads the content is loaded only where it can be read. */
async function examine(): Promise<void> {
  const mistakes = await contentMistakes();
  section("Mistakes in the content, which stop the build", mistakes);
  if (mistakes.length > 0) fail("\nCorrect them and run it again: the rest is read from the content.");
  const { openPoints } = await import("./open-points");
  for (const [heading, lines] of Object.entries(await openPoints())) section(heading, lines);
}

/** Checks a live site. */
async function checkLive(address: string): Promise<void> {
  const { checkLiveSite, describeFindings } = await import("./live/check-live-site");
  const findings = await checkLiveSite(address);
  const wrong = findings.filter(({ kind }) => kind === "wrong").length;
  console.log(
    `${new URL(address).origin}\n\n${describeFindings(findings)}\n\n${wrong === 0 ? "All is well." : `${wrong} to mend.`}`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
}

if (url === undefined) await examine();
else if (URL.canParse(url) && url.startsWith("http")) await checkLive(url);
else fail(`--url is "${url}"; write a whole address, such as https://www.your-company.com`);
