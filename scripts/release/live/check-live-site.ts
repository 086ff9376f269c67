import { LABELS } from "@/scripts/lib/findings";
import { compression, files } from "./file-checks";
import { type Check, type LiveFinding, liveSite } from "./live-site";
import { pages, unknown, visibility } from "./page-checks";
import { redirects } from "./redirect-checks";
import { https, policy, securityHeaders } from "./security-checks";

/** All checks, in the order in which they are reported. */
const CHECKS: readonly Check[] = [pages, unknown, https, securityHeaders, policy, files, compression, redirects, visibility];

/** The findings of all checks of a live site; a single finding if the site does not answer. */
export async function checkLiveSite(url: string): Promise<LiveFinding[]> {
  const site = liveSite(new URL(url).origin);
  const { failure } = await site.ask("/");
  if (failure) {
    const remedy = "Look at the name (DNS), the certificate and whether the host runs.";
    return [{ about: "site", kind: "wrong", text: `${site.origin} does not answer: ${failure}`, remedy }];
  }
  const findings: LiveFinding[] = [];
  for (const check of CHECKS) findings.push(...(await check(site)));
  return findings;
}

/** The findings as a text table; a remedy is below its finding. */
export function describeFindings(findings: readonly LiveFinding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  return findings
    .flatMap(({ about, kind, text, remedy }) => {
      const indent = " ".repeat(LABELS[kind].length + width + 4);
      return [`${LABELS[kind]}  ${about.padEnd(width)}  ${text}`, ...(remedy ? [`${indent}-> ${remedy}`] : [])];
    })
    .join("\n");
}
