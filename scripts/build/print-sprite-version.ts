/** Prints what next.config.ts needs before the build: the version of the sprites. Mistakes of an owner are named instead, and end the build at once. */
import { contentMistakes } from "@/scripts/release/content-mistakes";

const mistakes = await contentMistakes();
if (mistakes.length > 0) {
  console.error(`${mistakes.length === 1 ? "A mistake stops" : `${mistakes.length} mistakes stop`} the build:`);
  for (const line of mistakes) console.error(`  ${line}`);
  process.exitCode = 1;
} else {
  const { spriteVersion } = await import("./sprite-version");
  console.log(await spriteVersion());
}
