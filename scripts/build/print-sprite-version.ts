/** Prints what next.config.ts needs before the build: the version of the sprites. Mistakes of an owner are named instead, and end the build at once. */
import { fail } from "@/scripts/lib/fail";
import { contentMistakes } from "@/scripts/release/content-mistakes";

const mistakes = await contentMistakes();
if (mistakes.length > 0) {
  const stops = mistakes.length === 1 ? "A mistake stops" : `${mistakes.length} mistakes stop`;
  fail([`${stops} the build:`, ...mistakes.map((line) => `  ${line}`)].join("\n"));
}
const { spriteVersion } = await import("./sprite-version");
console.log(await spriteVersion());
