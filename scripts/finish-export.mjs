/**
 * The last step of a build: scripts/export/finish.ts on out/. FRAMEWORK_ON_INTENT=off leaves the framework where Next put it,
 * PRECOMPRESS=off writes no .br and .gz.
 */
import { fileURLToPath } from "node:url";
import { loader } from "./export/intent-loader.mjs";
import { load } from "./typescript.mjs";

const folder = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The loader's source without its comments, line ends and spaces round signs; the formatter sees to its semicolons. */
const source = loader
  .toString()
  .replace(/^\s*\/\/.*$/gm, "")
  .replace(/\n\s*/g, "")
  .replace(/ ?([=(){},:>!]+) ?/g, "$1");

const { finishExport } = await load("scripts/export/finish.ts");
await finishExport({
  out: folder("out"),
  hosts: folder("hosts"),
  loader: process.env.FRAMEWORK_ON_INTENT === "off" ? undefined : source,
  isCompressed: process.env.PRECOMPRESS !== "off",
});
