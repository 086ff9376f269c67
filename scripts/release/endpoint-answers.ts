/** Milliseconds to wait for an answer. */
const TIMEOUT_MS = 10_000;

/**
 * Whether the form's endpoint answers, in a sentence. Sends OPTIONS, which browsers also use before they send to another host, so no enquiry is made.
 * Whether an enquiry arrives is what `npm run check:enquiries` tries.
 */
export async function endpointAnswer(endpoint: string | undefined): Promise<string> {
  if (!endpoint) return "No endpoint is configured: enquiries reach nobody.";
  if (endpoint === "netlify" || endpoint.startsWith("/"))
    return `${endpoint} is on the site itself. Once it is live: npm run check:enquiries tries whether an enquiry arrives.`;
  if (!URL.canParse(endpoint))
    return `WRONG  NEXT_PUBLIC_ENQUIRY_ENDPOINT is "${endpoint}"; write a whole address, such as https://...`;
  try {
    const { status } = await fetch(endpoint, { method: "OPTIONS", redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    // 405 is fine: it allows only POST, which is what the form sends.
    const isThere = status < 500 && status !== 404 && status !== 410;
    const state = `${endpoint} answers ${status}`;
    return isThere
      ? `${state}. Whether an enquiry arrives: npm run check:enquiries.`
      : `WRONG  ${state}; look at the address and at the service.`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return `WRONG  ${endpoint} does not answer: ${cause}`;
  }
}
