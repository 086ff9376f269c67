/** `npm run check:release [-- --allow-placeholders]`: whether out/ may go out, as `npm run deploy` judges it, for hosts that take the folder as it is. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { DeployError } from "../deploy/errors";
import { checkRelease } from "../deploy/release";

const page = await readFile("out/index.html").catch(() => "");
const home = createHash("md5").update(page).digest("hex");
try {
  const note = await checkRelease("hosts/release.json", home, process.argv.includes("--allow-placeholders"));
  console.log(note ?? "This build may go out: no placeholders, and enquiries are delivered.");
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
