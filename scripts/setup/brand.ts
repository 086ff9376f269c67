/**
 * `npm run setup`: asks for the company's facts and writes them into its file, content/brand/company.ts; an empty answer keeps what is there.
 * Without a terminal: flags, such as `npm run setup -- --name "Elbe GmbH" --domain www.elbe.de`.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { input } from "@inquirer/prompts";
import { ContentError } from "@/content/validation/validate";
import { fail } from "../lib/fail";
import { BRAND_FILE, currentValue, withChanges } from "./brand-file";
import { type Answers, effectOf, effectsOf } from "./effects";
import { FACTS } from "./facts";

/** Asks for the facts in the terminal. Each question shows the present value; an empty answer keeps it. */
async function asked(source: string): Promise<Answers> {
  console.log("The company's facts. Enter keeps what is there; everything can be changed later in content/brand.\n");
  const answers: Record<string, string> = {};
  for (const fact of FACTS) {
    const { key, ask, hint, paths } = fact;
    const now = currentValue(source, paths[0]);
    answers[key] = await input({
      message: `${ask} (${now ? `now ${now}` : hint})`,
      validate: (given) => effectOf(fact, { ...answers, [key]: given }).problem ?? true,
    });
  }
  return answers;
}

/** Says how the command is used without a terminal: every flag, what it sets, and its format. */
function printUsage(): void {
  const width = Math.max(...FACTS.map(({ key }) => key.length));
  console.log('Usage: npm run setup -- --name "..." --domain "...", with any of these:');
  for (const { key, ask, hint } of FACTS) console.log(`  --${key.padEnd(width)}  ${ask}: ${hint}`);
}

async function write(source: string, answers: Answers): Promise<void> {
  const changes = effectsOf(answers);
  if (changes.length === 0) return;
  await writeFile(BRAND_FILE, withChanges(source, changes));
  // magicast prints one array item per line; Biome restores the house format. Failing is harmless.
  spawnSync("npx", ["--no-install", "biome", "format", "--write", BRAND_FILE], { shell: process.platform === "win32" });
  console.log(`Written: ${BRAND_FILE}, ${changes.length} values.`);
}

/** The placeholders that are left, or the content's mistakes if it is invalid. The content is loaded only now that it is written. */
async function whatIsLeft(): Promise<string> {
  try {
    const { ownPlaceholders } = await import("../release/make-report");
    const { describePlaceholders } = await import("../release/placeholders");
    const left = ownPlaceholders();
    return left.length > 0 ? `Still to be replaced before the site goes out:\n${describePlaceholders(left)}\n\n` : "";
  } catch (error) {
    if (error instanceof ContentError) return `This stops the build until it is corrected. ${error.message}\n\n`;
    throw error;
  }
}

try {
  const flags = Object.fromEntries(FACTS.map(({ key }) => [key, { type: "string" as const }]));
  const { help, ...given } = parseArgs({ options: { ...flags, help: { type: "boolean" as const } } }).values;
  const hasFlags = Object.keys(given).length > 0;
  if (help || !(hasFlags || process.stdin.isTTY)) printUsage();
  else {
    const source = await readFile(BRAND_FILE, "utf8");
    await write(source, hasFlags ? given : await asked(source));
    console.log(`
${await whatIsLeft()}Years that you did not give, the other offices, the claims, the story and the words in drawings are still the ones that came with the site: content/brand. npm run doctor lists them.
Next: npm start, and open http://localhost:3000. Later: npm run doctor.`);
  }
} catch (error) {
  // Ctrl+C at a question.
  if (error instanceof Error && error.name === "ExitPromptError") process.exit(130);
  fail(error instanceof Error ? error.message : String(error));
}
