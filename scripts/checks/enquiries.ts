/**
 * `npm run check:enquiries [-- ENDPOINT]`: sends one enquiry, marked as a test, to the endpoint (by default the configured one), as the form would, and
 * says what is wrong. See components/form/README.md.
 */
import env from "@next/env";
import { routes } from "@/content/addresses";
import { site } from "@/content/site";
import { fail } from "@/scripts/lib/fail";
import { LABELS } from "@/scripts/lib/findings";
import { checkEnquiries } from "./enquiries/check";

env.loadEnvConfig(process.cwd());
const endpoint =
  (process.argv[2] ?? process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT) ||
  fail("Nothing is configured. Set NEXT_PUBLIC_ENQUIRY_ENDPOINT, or name the endpoint: npm run check:enquiries -- https://...");
console.log(`A test enquiry to ${endpoint}:`);
const findings = await checkEnquiries(endpoint, { origin: site.origin, email: site.email, thanks: routes.thanks });
for (const { kind, text } of findings) console.log(`  ${LABELS[kind]}  ${text}`);
const isRight = findings.every(({ kind }) => kind !== "wrong");
console.log(
  isRight
    ? `Look into the inbox: "Test of the enquiry form" has to be there, once; twice where the receiver does not read idempotency_key.`
    : "Enquiries would get lost, or seem to.",
);
process.exitCode = isRight ? 0 : 1;
