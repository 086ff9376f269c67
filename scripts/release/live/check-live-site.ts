import { type Answer, failureOf } from "@/scripts/checks/hosts/ask";
import { runCases } from "@/scripts/checks/hosts/case";
import { type Finding, LABELS } from "@/scripts/lib/findings";
import { GROUPS } from "./groups";
import { askLive, liveCases, tagsOf } from "./live-cases";

/** The result of a check of a live site. */
interface LiveFinding extends Finding {
  /** Its subject, in a word or two. */
  about: string;
  /** What to do about it. */
  remedy?: string;
}

/** Good to know: whether search engines are kept out, whether the pages name another origin, what was not looked at. */
function notesOn(origin: string, home: Answer): LiveFinding[] {
  const tags = tagsOf(home);
  const canonical = new URL(tags.find((tag) => tag.get("rel") === "canonical")?.get("href") ?? origin).origin;
  const robots = [home.headers["x-robots-tag"], tags.find((tag) => tag.get("name") === "robots")?.get("content")];
  const notes: [about: string, is: boolean, text: string, remedy?: string][] = [
    ["HTTPS", origin.startsWith("http:"), "asked over http: HSTS and the way to https were not looked at"],
    ["search engines", String(robots).includes("noindex"), "this is a preview: it asks them to leave it alone (noindex)"],
    [
      "origin",
      canonical !== origin,
      `the pages say that they belong to ${canonical}`,
      "If that is not meant, set the origin in content/brand and build again.",
    ],
  ];
  return notes.flatMap(([about, is, text, remedy]) => (is ? { about, kind: "note", text, remedy } : []));
}

/** The findings of all checks of a live site; a single finding if the site does not answer. */
export async function checkLiveSite(url: string): Promise<LiveFinding[]> {
  const { origin } = new URL(url);
  const home = await askLive(origin, "/").catch(failureOf);
  if (typeof home === "string") {
    const remedy = "Look at the name (DNS), the certificate and whether the host runs.";
    return [{ about: "site", kind: "wrong", text: `${origin} does not answer: ${home}`, remedy }];
  }
  const results = await runCases({ origin }, await liveCases(origin, home));
  const findings = Object.entries(GROUPS).flatMap(([about, [right, remedy]]): LiveFinding[] => {
    const asked = results.filter(({ group }) => group === about);
    const faults = [...new Set(asked.flatMap(({ path, faults }) => faults.map((fault) => `${path} ${fault}`)))];
    const more = faults.length > 5 ? [`and ${faults.length - 5} more`] : [];
    if (faults.length > 0) return [{ about, kind: "wrong", text: [...faults.slice(0, 5), ...more].join("; "), remedy }];
    const count = new Set(asked.map(({ path }) => path)).size;
    return count > 0 ? [{ about, kind: "right", text: right.replace("#", String(count)) }] : [];
  });
  return [...findings, ...notesOn(origin, home)];
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
