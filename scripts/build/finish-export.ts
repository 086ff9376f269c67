/**
 * The last step of a build: scripts/build/finish.ts on out/. FRAMEWORK_ON_INTENT=off leaves the framework where Next put it,
 * PRECOMPRESS=off writes no .br and .gz.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import env from "@next/env";
import { transform } from "esbuild";
import { minify } from "terser";
import { finishExport } from "./finish";

/** The loader in as few bytes as its names and syntax allow: an expression, which the minifier would throw away as one without effect. */
async function loaderSource(): Promise<string> {
  const typed = await readFile("scripts/build/intent-loader.ts", "utf8");
  const plain = await transform(typed, { loader: "ts" });
  const { code = "" } = await minify(`(${plain.code.replace("export ", "")})`, { ecma: 2020, compress: { expression: true } });
  return code.replace(/^\((.*)\);$/s, "$1");
}

// What Next has read from .env files: this step asks for the same settings.
env.loadEnvConfig(process.cwd());
await finishExport({
  out: path.resolve("out"),
  hosts: path.resolve("hosts"),
  loader: process.env.FRAMEWORK_ON_INTENT === "off" ? undefined : await loaderSource(),
  isCompressed: process.env.PRECOMPRESS !== "off",
});
