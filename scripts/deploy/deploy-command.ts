import { verdictOn } from "../release/verdict";
import { nameOf, openBucket } from "./bucket";
import { describePlan } from "./describe-plan";
import { DeployError, explained } from "./errors";
import { executePlan } from "./execute-plan";
import { localFiles, redirectObjects } from "./local-files";
import { type Options, readOptions, USAGE } from "./options";
import { planDeploy } from "./plan";
import { progressOn } from "./progress";
import { readReleases } from "./release-history";

/** Where the command writes: a terminal, or what CI has in its place. */
type Output = NodeJS.WritableStream & { isTTY?: boolean };

/** What the command needs of the machine it runs on. */
interface Environment {
  /** The export. */
  folder: string;
  /** What its build says about itself: hosts/release.json (scripts/release/verdict.ts). */
  report: string;
  stdout: Output;
  stderr: Output;
  environment: Record<string, string | undefined>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Runs the command with its arguments and returns the exit code. Whatever fails is explained on `stderr`. */
export async function deployCommand(
  argv: string[],
  { folder, report, stdout, stderr, environment, now = Date.now }: Environment,
): Promise<number> {
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

async function deploy(
  options: Options,
  { folder, report, stdout, now }: Required<Pick<Environment, "folder" | "report" | "stdout" | "now">>,
): Promise<void> {
  const redirects = options.redirects ? redirectObjects() : [];
  // A redirect replaces the page that the build puts at a moved address for hosts without redirects.
  const redirected = new Set(redirects.map(({ key }) => key));
  const files = [...(await localFiles(folder)).filter(({ key }) => !redirected.has(key)), ...redirects];
  const home = files.find(({ key }) => key === "index.html")?.md5 ?? "";
  const verdict = await verdictOn(report, home, options.allowPlaceholders);
  if (verdict.isRefused) throw new DeployError(verdict.message, verdict.remedy);
  if (verdict.note) stdout.write(`${verdict.note}\n`);
  const bucket = openBucket(options);
  const progress = progressOn(stdout);
  try {
    const objects = await bucket.list();
    const releases = await readReleases(bucket, objects);
    const plan = planDeploy({ files, objects, releases, keep: options.keep, now: now() });
    stdout.write(`${describePlan(plan, nameOf(options))}\n`);
    if (options.dryRun) stdout.write("A dry run: nothing was changed.\n");
    else {
      await executePlan(bucket, plan, progress, now);
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
