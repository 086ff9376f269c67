/** What next.config.ts starts before a build: mistakes of an owner end it at once, each with its remedy; else the version of the sprites is printed. */
import { fail } from "@/scripts/lib/fail";
import { contentMistakes } from "@/scripts/release/content-mistakes";

const mistakes = await contentMistakes();
if (mistakes.length > 0) {
  const stops = mistakes.length === 1 ? "A mistake stops" : `${mistakes.length} mistakes stop`;
  fail([`${stops} the build:`, ...mistakes.map((line) => `  ${line}`)].join("\n"));
}
const { spriteVersion } = await import("./sprite-version");
console.log(await spriteVersion());
