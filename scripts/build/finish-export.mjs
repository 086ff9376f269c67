/**
 * The last step of a build: scripts/build/finish.ts on out/. FRAMEWORK_ON_INTENT=off leaves the framework where Next put it,
 * PRECOMPRESS=off writes no .br and .gz.
 */
import { fileURLToPath } from "node:url";
import env from "@next/env";
import { minify } from "terser";
import { load } from "../lib/typescript.mjs";
import { loader } from "./intent-loader.mjs";

const folder = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The loader in as few bytes as its names and syntax allow: an expression, which the minifier would throw away as one without effect. */
const { code } = await minify(`(${loader})`, { ecma: 2020, compress: { expression: true } });
const source = code.replace(/^\((.*)\);$/s, "$1");

// What Next has read from .env files: this step asks for the same settings.
env.loadEnvConfig(folder("."));
const { finishExport } = await load("scripts/build/finish.ts");
await finishExport({
  out: folder("out"),
  hosts: folder("hosts"),
  loader: process.env.FRAMEWORK_ON_INTENT === "off" ? undefined : source,
  isCompressed: process.env.PRECOMPRESS !== "off",
});
