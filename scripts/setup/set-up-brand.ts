import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { input } from "@inquirer/prompts";
import { ContentError } from "@/content/validation/validate";
import { BRAND_FILE, currentValue, withChanges } from "./brand-file";
import { changesOf, changesOfAll, missingAnswer } from "./changes";
import { FACTS, FactError, type FactName, type Facts } from "./facts";

/** Where the command runs. */
interface CommandContext {
  /** The project. */
  folder: string;
  /** Whether questions can be asked there. */
  isTerminal: boolean;
  /** Receives messages (log) and errors (error). */
  output: Pick<Console, "log" | "error">;
}

/** Asks for the facts in the terminal. Each question shows the present value; an empty answer keeps it. */
async function asked(source: string, output: CommandContext["output"]): Promise<Facts> {
  output.log("The company's facts. Enter keeps what is there; everything can be changed later in content/brand.\n");
  const facts: Facts = {};
  for (const { key, ask, hint, now } of FACTS) {
    const answer = currentValue(source, now);
    facts[key] = await input({
      message: `${ask} (${answer ? `now ${answer}` : hint})`,
      validate: (given) => problemWith(key, { ...facts, [key]: given }) ?? true,
    });
  }
  return facts;
}

/** What is wrong with the answer to `fact`, given the answers so far. */
function problemWith(fact: FactName, facts: Facts): string | undefined {
  try {
    changesOf(fact, facts[fact] ?? "");
    return missingAnswer(fact, facts);
  } catch (error) {
    if (error instanceof FactError) return error.message;
    throw error;
  }
}

/** The usage without a terminal: every flag, what it sets, and its format. */
function usage(): string {
  const width = Math.max(...FACTS.map(({ key }) => key.length));
  const flags = FACTS.map(({ key, ask, hint }) => `  --${key.padEnd(width)}  ${ask}: ${hint}`);
  return ['Usage: npm run setup -- --name "..." --domain "...", with any of these:', ...flags].join("\n");
}

/** The answers, from flags or asked in the terminal. Undefined if the usage should be printed: --help, or no flags and no terminal. */
async function answers(args: string[], source: string, { isTerminal, output }: CommandContext): Promise<Facts | undefined> {
  const flags = Object.fromEntries(FACTS.map(({ key }) => [key, { type: "string" as const }]));
  const { help, ...given } = parseArgs({ args, options: { ...flags, help: { type: "boolean" as const } } }).values;
  if (help) return undefined;
  if (Object.keys(given).length > 0) return given;
  return isTerminal ? asked(source, output) : undefined;
}

/** The placeholders that are left, or the content's mistakes if it is invalid. */
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

/** Prints the placeholders that are left, and the next commands. */
async function printWhatIsLeft(output: CommandContext["output"]): Promise<void> {
  const left = await describeWhatIsLeft();
  if (left) output.log(`\n${left}`);
  output.log(
    "\nYears that you did not give, the other offices, the claims, the story and the words in drawings are still the ones that came with the site: content/brand. npm run doctor lists them.",
  );
  output.log("Next: npm start, and open http://localhost:3000. Later: npm run doctor.");
}

/** Runs the command with its arguments. Returns its exit code; if that is not 0, nothing was written. */
export async function setUpBrand(args: string[], context: CommandContext): Promise<number> {
  const { folder, output } = context;
  const file = path.join(folder, BRAND_FILE);
  try {
    const source = await readFile(file, "utf8");
    const facts = await answers(args, source, context);
    if (!facts) {
      output.log(usage());
      return 0;
    }
    const changes = changesOfAll(facts);
    if (changes.length > 0) {
      await writeFile(file, withChanges(source, changes));
      // magicast prints one array item per line; Biome restores the house format. Failing is harmless.
      const format = ["--no-install", "biome", "format", "--write", BRAND_FILE];
      spawnSync("npx", format, { cwd: folder, shell: process.platform === "win32" });
      output.log(`Written: ${BRAND_FILE}, ${changes.length} values.`);
    }
    await printWhatIsLeft(output);
    return 0;
  } catch (error) {
    // Ctrl+C at a question.
    if (error instanceof Error && error.name === "ExitPromptError") return 130;
    output.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
