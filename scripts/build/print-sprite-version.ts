/** Prints what next.config.ts needs before the build: the version of the sprites. */
import { spriteVersion } from "./sprite-version";

console.log(await spriteVersion());
