import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { input } from "@inquirer/prompts";
import { ContentError } from "@/content/validation/validate";
import { BRAND_FILE, currently, withChanges } from "./brand-file";
import { changesOf, changesOfAll, FACTS, FactError, type FactName, type Facts, missingAnswer } from "./facts";

/** Where the command runs. */
interface Place {
  /** The project. */
  folder: string;
  /** Whether questions can be asked there. */
  isTerminal: boolean;
  /** Where it speaks: to stdout, and of mistakes to stderr. */
  output: Pick<Console, "log" | "error">;
}

/** Asks in the terminal; what is there stands behind each question and is kept by an empty answer. */
async function asked(source: string, output: Place["output"]): Promise<Facts> {
  output.log("The company's facts. Enter keeps what is there; everything can be changed later in content/brand.\n");
  const facts: Facts = {};
  for (const { key, ask, hint, now } of FACTS) {
    const answer = currently(source, now);
    facts[key] = await input({
      message: `${ask} (${answer ? `now ${answer}` : hint})`,
      validate: (given) => problemWith(key, { ...facts, [key]: given }) ?? true,
    });
  }
  return facts;
}

/** What is wrong with the last answer, given all up to it. */
function problemWith(fact: FactName, facts: Facts): string | undefined {
  try {
    changesOf(fact, facts[fact] ?? "");
    return missingAnswer(fact, facts);
  } catch (error) {
    if (error instanceof FactError) return error.message;
    throw error;
  }
}

/** How to use it without a terminal: every flag with what it is and how it is written. */
function usage(): string {
  const width = Math.max(...FACTS.map(({ key }) => key.length));
  const flags = FACTS.map(({ key, ask, hint }) => `  --${key.padEnd(width)}  ${ask}: ${hint}`);
  return ['Usage: npm run setup -- --name "..." --domain "...", with any of these:', ...flags].join("\n");
}

/** The answers: flags, else asked in the terminal. Undefined where neither is wanted or possible, but the usage. */
async function answers(args: string[], source: string, { isTerminal, output }: Place): Promise<Facts | undefined> {
  const flags = Object.fromEntries(FACTS.map(({ key }) => [key, { type: "string" as const }]));
  const { help, ...given } = parseArgs({ args, options: { ...flags, help: { type: "boolean" as const } } }).values;
  if (help) return undefined;
  if (Object.keys(given).length > 0) return given;
  return isTerminal ? asked(source, output) : undefined;
}

/** What still stands in for the owner's own; with mistakes, such as years that do not add up, only these. */
async function describeWhatIsLeft(): Promise<string> {
  try {
    const [{ ownPlaceholders }, { describePlaceholders }] = await Promise.all([
      import("../release/make-report"),
      import("../release/placeholders"),
    ]);
    const left = ownPlaceholders();
    return left.length > 0 ? `Still to be replaced before the site goes out:\n${describePlaceholders(left)}` : "";
  } catch (error) {
    if (error instanceof ContentError) return `This stops the build until it is corrected. ${error.message}`;
    throw error;
  }
}

/** The same, and what comes next. */
async function sayWhatIsLeft(output: Place["output"]): Promise<void> {
  const left = await describeWhatIsLeft();
  if (left) output.log(`\n${left}`);
  output.log(
    "\nYears that you did not give, the other offices, the claims, the story and the words in drawings are still the ones that came with the site: content/brand. npm run doctor lists them.",
  );
  output.log("Next: npm start, and open http://localhost:3000. Later: npm run doctor.");
}

/** Runs the command with its arguments. Returns its exit code; if that is not 0, nothing was written. */
export async function setUpBrand(args: string[], place: Place): Promise<number> {
  const { folder, output } = place;
  const file = path.join(folder, BRAND_FILE);
  try {
    const source = await readFile(file, "utf8");
    const facts = await answers(args, source, place);
    if (!facts) {
      output.log(usage());
      return 0;
    }
    const changes = changesOfAll(facts);
    if (changes.length > 0) {
      await writeFile(file, withChanges(source, changes));
      // Lists come out with one item a line; without the formatter they only look it.
      const format = ["--no-install", "biome", "format", "--write", BRAND_FILE];
      spawnSync("npx", format, { cwd: folder, shell: process.platform === "win32" });
      output.log(`Written: ${BRAND_FILE}, ${changes.length} values.`);
    }
    await sayWhatIsLeft(output);
    return 0;
  } catch (error) {
    // Ctrl+C at a question.
    if (error instanceof Error && error.name === "ExitPromptError") return 130;
    output.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
