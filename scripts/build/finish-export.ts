/** The last step of a build, on out/. FRAMEWORK_ON_INTENT=off and PRECOMPRESS=off leave a part out: README.md. */
import path from "node:path";
import env from "@next/env";
import { minify } from "terser";
import { finishExport } from "./finish-pages";
import { loader } from "./intent-loader";

/**
 * The loader's source, minified (266 bytes of 18 kB compressed), as an expression. TypeScript runners may wrap named functions in a helper
 * of their own, which no page has: the minifier resolves it here.
 */
async function sourceOf(code: string): Promise<string> {
  const expression = `((__name)=>${code})((f)=>f)`;
  const minified = await minify(expression, { ecma: 2020, compress: { expression: true, passes: 3 } });
  return minified.code?.replace(/;$/, "") ?? code;
}

// What Next has read from .env files: this step asks for the same settings.
env.loadEnvConfig(process.cwd());
await finishExport({
  out: path.resolve("out"),
  hosts: path.resolve("hosts"),
  loader: process.env.FRAMEWORK_ON_INTENT === "off" ? undefined : await sourceOf(String(loader)),
  isCompressed: process.env.PRECOMPRESS !== "off",
});
