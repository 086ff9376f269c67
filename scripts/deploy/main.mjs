import { nameOf, openBucket } from "./bucket.mjs";
import { describePlan } from "./describe.mjs";
import { DeployError, explained } from "./errors.mjs";
import { localFiles, redirects } from "./local-files.mjs";
import { readOptions, USAGE } from "./options.mjs";
import { planDeploy } from "./plan.mjs";
import { progressOn } from "./progress.mjs";
import { checkRelease } from "./release.mjs";
import { readReleases } from "./releases.mjs";
import { runPlan } from "./run.mjs";

/**
 * The command. Returns the exit code; whatever fails is explained on `stderr`.
 * @param {string[]} argv
 * @param {object} world
 * @param {string} world.folder the export
 * @param {string} world.report what its build says of itself (scripts/release/report.ts)
 * @param {NodeJS.WriteStream} world.stdout
 * @param {NodeJS.WriteStream} world.stderr
 * @param {Record<string, string | undefined>} world.environment
 * @param {() => number} [world.now] milliseconds since 1970
 */
export async function main(argv, { folder, report, stdout, stderr, environment, now = Date.now }) {
  try {
    const options = readOptions(argv, environment);
    if (options) await deploy(options, { folder, report, stdout, now });
    else stdout.write(`${USAGE}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    stderr.write(`${error.message}\n`);
    return 1;
  }
}

/**
 * @param {import("./options.mjs").Options} options
 * @param {{ folder: string, report: string, stdout: NodeJS.WriteStream, now: () => number }} world
 */
async function deploy(options, { folder, report, stdout, now }) {
  const files = [...(await localFiles(folder)), ...(options.redirects ? redirects() : [])];
  const home = files.find(({ key }) => key === "index.html")?.md5 ?? "";
  const note = await checkRelease(report, home, options.allowPlaceholders);
  if (note) stdout.write(`${note}\n`);
  const bucket = openBucket(options);
  const progress = progressOn(stdout);
  try {
    const objects = await bucket.list();
    const releases = await readReleases(bucket, objects);
    const plan = planDeploy({ files, objects, releases, keep: options.keep, now: now() });
    stdout.write(`${describePlan(plan, nameOf(options))}\n`);
    if (options.dryRun) stdout.write("A dry run: nothing was touched.\n");
    else {
      await runPlan(bucket, plan, progress, now);
      progress.end();
      stdout.write("Deployed.\n");
    }
  } catch (error) {
    throw explained(error, nameOf(options));
  } finally {
    progress.end();
    bucket.close();
  }
}
