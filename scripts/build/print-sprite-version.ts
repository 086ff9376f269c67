/** Prints what next.config.ts needs before the build: the version of the sprites. A mistake in the content is named instead, and ends the build. */
import { ContentError } from "@/content/validation/validate";

try {
  const { spriteVersion } = await import("./sprite-version");
  console.log(await spriteVersion());
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
