import { readFile } from "node:fs/promises";
import { parseReport, verdictOn } from "../release/report";
import { DeployError } from "./errors";

/**
 * Throws, with everything that stands in the way and the remedy, unless a build may go out. Returns what is to be said of it, if anything.
 * `file` is the build's report, `home` the MD5 of the home page that is about to go out, `isAllowed` whether placeholders are.
 */
export async function checkRelease(file: string, home: string, isAllowed: boolean): Promise<string | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  const verdict = verdictOn(parseReport(text), home, isAllowed);
  if (verdict.isRefused) throw new DeployError(verdict.message, verdict.remedy);
  return verdict.note;
}
