/** A failure that the person at the keyboard can mend: what happened, and what to do. */
export class DeployError extends Error {
  /**
   * @param {string} message
   * @param {string} remedy
   */
  constructor(message, remedy) {
    super(`${message}\n${remedy}`);
    this.name = "DeployError";
  }
}

const CREDENTIALS =
  "Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN if there is one), or AWS_PROFILE, or sign in with `aws sso login`.";

/** By the error's name or code: what it means and the way on. `{}` stands for what the run aims at. */
const KNOWN = /** @type {Record<string, [message: string, remedy: string]>} */ ({
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
});
const ALIASES = /** @type {Record<string, string>} */ ({ Forbidden: "AccessDenied", EAI_AGAIN: "ENOTFOUND" });

const SERVICE_DOWN = "It was tried several times. Run the same command again later: it goes on where this one stopped.";

/** What is said of a failure by the SDK, by Node, or by what lies below it. @typedef {{ name?: string, code?: string, message?: string, cause?: unknown, errors?: unknown[], $metadata?: { httpStatusCode?: number } }} Failure */

/** @param {unknown} error @returns {Failure} */
const asFailure = (error) => (typeof error === "object" && error !== null ? error : {});

/** @param {unknown} error @returns {string[]} */
function namesOf(error) {
  const { name, code, message, cause, errors = [] } = asFailure(error);
  const told = /\bE[A-Z]{4,}\b/.exec(message ?? "")?.[0];
  return [name, code, told].filter((text) => text !== undefined).concat([...errors, ...(cause ? [cause] : [])].flatMap(namesOf));
}

/**
 * The failure as a DeployError that names the remedy; one that is nobody's known mistake is passed on as it is.
 * @param {unknown} error
 * @param {string} aim such as "s3://bucket at https://storage.example.com"
 * @returns {unknown}
 */
export function explained(error, aim) {
  if (error instanceof DeployError) return error;
  const names = namesOf(error).map((name) => ALIASES[name] ?? name);
  const status = asFailure(error).$metadata?.httpStatusCode;
  const known = names.map((name) => KNOWN[name]).find(Boolean) ?? (status === 403 ? KNOWN.AccessDenied : undefined);
  if (known) return new DeployError(known[0].replace("{}", aim), known[1]);
  if (status !== undefined && status >= 500) return new DeployError(`${aim} answers ${status}.`, SERVICE_DOWN);
  if (names.some((name) => /^(E[A-Z]+|TimeoutError)$/.test(name)))
    return new DeployError(`${aim} can't be reached (${names.join(", ")}).`, SERVICE_DOWN);
  return error;
}
