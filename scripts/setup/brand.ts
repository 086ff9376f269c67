/**
 * `npm run setup`: asks for the company's facts and writes them into its file, content/brand/company.ts; an empty answer keeps what is there.
 * Without a terminal: flags, such as `npm run setup -- --name "Elbe GmbH" --domain www.elbe.de`, or a JSON object of the same names on stdin
 * with `--json`.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { input } from "@inquirer/prompts";
import { z } from "zod";
import { BRAND_FILE, currently, withChanges } from "./brand-file";
import { changesOf, FACTS, FactError, type FactName, type Facts } from "./facts";

const answersSchema = z.partialRecord(z.enum(FACTS.map(({ key }) => key)), z.coerce.string());

const flags = () => {
  const facts = Object.fromEntries(FACTS.map(({ key }) => [key, { type: "string" as const }]));
  return parseArgs({ options: { ...facts, json: { type: "boolean" }, help: { type: "boolean" } } }).values;
};

/** Asks in the terminal; what is there stands behind each question and is kept by an empty answer. */
async function asked(source: string): Promise<Facts> {
  console.log("The company's facts. Enter keeps what is there; everything can be changed later in content/brand.\n");
  const facts: Facts = {};
  for (const { key, ask, hint, now } of FACTS) {
    const answer = currently(source, now);
    facts[key] = await input({
      message: `${ask} (${answer ? `now ${answer}` : hint})`,
      validate: (given) => problemWith(key, given) ?? true,
    });
  }
  return facts;
}

function problemWith(fact: FactName, answer: string): string | undefined {
  try {
    changesOf(fact, answer);
    return undefined;
  } catch (error) {
    if (error instanceof FactError) return error.message;
    throw error;
  }
}

async function answers(source: string): Promise<Facts> {
  const { json, help, ...given } = flags();
  if (json) return answersSchema.parse(JSON.parse(await text(process.stdin)));
  if (Object.keys(given).length > 0) return answersSchema.parse(given);
  if (!help && process.stdin.isTTY) return asked(source);
  console.log(`Usage: npm run setup -- [--json] ${FACTS.map(({ key }) => `[--${key} "..."]`).join(" ")}`);
  return {};
}

/** What still stands in for the owner's own, and what comes next. */
async function sayWhatIsLeft(): Promise<void> {
  const [{ ownPlaceholders }, { describePlaceholders }] = await Promise.all([
    import("../release/make-report"),
    import("../release/placeholders"),
  ]);
  const left = ownPlaceholders();
  if (left.length > 0) console.log(`\nStill to be replaced before the site goes out:\n${describePlaceholders(left)}`);
  console.log(
    "\nThe other offices, the claims, the story and the words in drawings are still the ones that came with the site: content/brand. npm run doctor lists them.",
  );
  console.log("Next: npm start, and open http://localhost:3000. Later: npm run doctor.");
}

const source = await readFile(BRAND_FILE, "utf8");
try {
  const facts = await answers(source);
  const changes = FACTS.flatMap(({ key }) => changesOf(key, facts[key] ?? ""));
  if (changes.length > 0) {
    await writeFile(BRAND_FILE, withChanges(source, changes));
    // Lists come out with one item a line; without the formatter they only look it.
    spawnSync("npx", ["--no-install", "biome", "format", "--write", BRAND_FILE], { shell: process.platform === "win32" });
    console.log(`Written: ${BRAND_FILE}, ${changes.length} values.`);
  }
  await sayWhatIsLeft();
} catch (error) {
  // Ctrl+C at a question: nothing has been written.
  if (error instanceof Error && error.name === "ExitPromptError") process.exit(130);
  if (error instanceof z.ZodError) console.error(z.prettifyError(error));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
