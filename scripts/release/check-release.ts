/**
 * `npm run check:release [-- --allow-placeholders]`: whether out/ may go out, by the same rule as `npm run deploy` (verdict.ts). For hosts to which
 * you copy the folder by hand.
 */
import { readFile } from "node:fs/promises";
import { fail } from "../lib/fail";
import { md5Of } from "../lib/md5";
import { verdictOn } from "./verdict";

const page = await readFile("out/index.html").catch(() => "");
const verdict = await verdictOn("hosts/release.json", md5Of(page), process.argv.includes("--allow-placeholders"));
if (verdict.isRefused) fail(`${verdict.message}\n${verdict.remedy}`);
console.log(verdict.note ?? "This build may go out: no placeholders, and enquiries are delivered.");
