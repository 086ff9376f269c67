import { parseArgs } from "node:util";
import { DeployError } from "./errors";

export const USAGE = `npm run deploy -- s3://bucket[/prefix] [options]

  --endpoint URL  an S3-compatible service instead of AWS, such as https://ID.r2.cloudflarestorage.com
  --region NAME   the bucket's region (default: AWS_REGION, else us-east-1)
  --keep N        how many releases keep their files, the current one included (default 5, at least 2)
  --redirects     also stores the redirects as objects, which S3 website hosting understands
  --dry-run       prints the plan and changes nothing
  --allow-placeholders
                  deploys a preview, built with SITE_PREVIEW=1, which search engines leave alone
  --help          this text`;

const HELP = "`npm run deploy -- --help` shows how to write it.";
const TARGET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

export interface Options {
  bucket: string;
  /** "" or with a slash at its end. */
  prefix: string;
  endpoint: string | undefined;
  region: string;
  /** How many releases keep their files. */
  keep: number;
  redirects: boolean;
  dryRun: boolean;
  allowPlaceholders: boolean;
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        endpoint: { type: "string" },
        region: { type: "string" },
        keep: { type: "string", default: "5" },
        redirects: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        "allow-placeholders": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new DeployError(error instanceof Error ? error.message : String(error), HELP);
  }
}

/** The options of the command line; undefined for --help. Throws with a remedy if they are wrong. */
export function readOptions(argv: string[], environment: Record<string, string | undefined>): Options | undefined {
  const { values, positionals } = parse(argv);
  if (values.help) return undefined;
  const [target, ...more] = positionals;
  if (!target || more.length > 0) throw new DeployError("Name one target, such as s3://my-bucket.", HELP);
  const [, bucket, prefix = ""] = TARGET.exec(target) ?? [];
  if (!bucket)
    throw new DeployError(
      `"${target}" is no bucket.`,
      "Write it as s3://bucket or s3://bucket/prefix, the bucket in lower case.",
    );
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 2) {
    throw new DeployError(
      `--keep ${values.keep} is not possible.`,
      "Give a whole number from 2: an open tab needs the release before this one.",
    );
  }
  if (
    values.endpoint !== undefined &&
    !/^https?:$/.test(URL.canParse(values.endpoint) ? new URL(values.endpoint).protocol : "")
  ) {
    throw new DeployError(`--endpoint ${values.endpoint} is no address.`, "Write it whole, such as https://storage.example.com.");
  }
  const folder = prefix.replace(/^\/+|\/+$/g, "");
  return {
    bucket,
    prefix: folder && `${folder}/`,
    endpoint: values.endpoint,
    region: values.region ?? environment.AWS_REGION ?? environment.AWS_DEFAULT_REGION ?? "us-east-1",
    keep,
    redirects: values.redirects,
    dryRun: values["dry-run"],
    allowPlaceholders: values["allow-placeholders"],
  };
}
