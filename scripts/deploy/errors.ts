/** A failure that the user of the command can fix: what happened, and what to do. */
export class DeployError extends Error {
  constructor(message: string, remedy: string) {
    super(`${message}\n${remedy}`);
    this.name = "DeployError";
  }
}

const CREDENTIALS =
  "Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN if there is one), or AWS_PROFILE, or sign in with `aws sso login`.";

/** What an error means and what to do, by its name or code. `{}` stands for the target. */
const KNOWN: Record<string, [message: string, remedy: string]> = {
  NoSuchBucket: ["There is no {}.", "Create it first, or correct its name, --region or --endpoint."],
  PermanentRedirect: ["{} is in another region.", "Name that region with --region."],
  CredentialsProviderError: ["There are no credentials.", CREDENTIALS],
  InvalidAccessKeyId: ["The access key is not known there.", CREDENTIALS],
  SignatureDoesNotMatch: ["The secret key does not belong to the access key.", CREDENTIALS],
  ExpiredToken: ["The credentials have expired.", "Fetch new ones and run the command again."],
  AccessDenied: [
    "{} refuses access.",
    "The credentials need s3:ListBucket on the bucket and s3:GetObject, s3:PutObject, s3:DeleteObject on its objects.",
  ],
  ENOTFOUND: ["The host of {} is not known.", "Correct --endpoint or --region, or look at this machine's network."],
  ECONNREFUSED: ["Nothing answers at {}.", "Correct --endpoint, or start the service."],
};
const SAME_AS: Record<string, string> = { Forbidden: "AccessDenied", EAI_AGAIN: "ENOTFOUND" };

const SERVICE_DOWN = "It was tried several times. Run the same command again later: it continues where this one stopped.";

/** Fields of the errors of the SDK and Node, and of their causes. */
interface Failure {
  name?: string;
  code?: string;
  message?: string;
  cause?: unknown;
  errors?: unknown[];
  $metadata?: { httpStatusCode?: number };
}

const asFailure = (error: unknown): Failure => (typeof error === "object" && error !== null ? error : {});

function namesOf(error: unknown): string[] {
  const { name, code, message, cause, errors = [] } = asFailure(error);
  const named = /\bE[A-Z]{4,}\b/.exec(message ?? "")?.[0];
  const below = [...errors, ...(cause ? [cause] : [])].flatMap(namesOf);
  return [...[name, code, named].filter((text) => text !== undefined), ...below];
}

/** Turns a known error into a DeployError with a remedy; returns an unknown one unchanged. `target` is the bucket's name in messages. */
export function explained(error: unknown, target: string): unknown {
  if (error instanceof DeployError) return error;
  const names = namesOf(error).map((name) => SAME_AS[name] ?? name);
  const status = asFailure(error).$metadata?.httpStatusCode;
  const known = names.map((name) => KNOWN[name]).find(Boolean) ?? (status === 403 ? KNOWN.AccessDenied : undefined);
  if (known) return new DeployError(known[0].replace("{}", target), known[1]);
  if (status !== undefined && status >= 500) return new DeployError(`${target} answers ${status}.`, SERVICE_DOWN);
  if (names.some((name) => /^(E[A-Z]+|TimeoutError)$/.test(name)))
    return new DeployError(`${target} can't be reached (${names.join(", ")}).`, SERVICE_DOWN);
  return error;
}
