/** `npm run check:release [-- --allow-placeholders]`: whether out/ may go out, as `npm run deploy` judges it, for hosts that take the folder as it is. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { load } from "../lib/typescript.mjs";

const fileOf = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const { checkRelease } = await load("scripts/deploy/release.mjs");
const page = await readFile(fileOf("out/index.html")).catch(() => "");
const home = createHash("md5").update(page).digest("hex");
try {
  const note = await checkRelease(fileOf("hosts/release.json"), home, process.argv.includes("--allow-placeholders"));
  console.log(note ?? "This build may go out: no placeholders, and enquiries are delivered.");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
