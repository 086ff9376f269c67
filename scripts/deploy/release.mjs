import { readFile } from "node:fs/promises";
import { parseReport, verdictOn } from "../release/report.ts";
import { DeployError } from "./errors.mjs";

/**
 * Throws, with everything that stands in the way and the remedy, unless a build may go out. Returns what is to be said of it, if anything.
 * @param {string} file the build's report
 * @param {string} home MD5 of the home page that is about to go out, hexadecimal
 * @param {boolean} isAllowed whether placeholders were allowed
 */
export async function checkRelease(file, home, isAllowed) {
  const text = await readFile(file, "utf8").catch(() => "");
  const verdict = verdictOn(parseReport(text), home, isAllowed);
  if (verdict.isRefused) throw new DeployError(verdict.message, verdict.remedy);
  return verdict.note;
}
