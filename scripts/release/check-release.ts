/**
 * `npm run check:release [-- --allow-placeholders]`: whether out/ may go out, by the same rule as `npm run deploy` (verdict.ts). For hosts to which
 * you copy the folder by hand.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { verdictOn } from "./verdict";

const page = await readFile("out/index.html").catch(() => "");
const home = createHash("md5").update(page).digest("hex");
const verdict = await verdictOn("hosts/release.json", home, process.argv.includes("--allow-placeholders"));
if (verdict.isRefused) {
  console.error(`${verdict.message}\n${verdict.remedy}`);
  process.exitCode = 1;
} else {
  console.log(verdict.note ?? "This build may go out: no placeholders, and enquiries are delivered.");
}
