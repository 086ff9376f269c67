import { HSTS_SECONDS, SECURITY_HEADERS } from "@/scripts/hosts/headers";
import { mapWithConcurrency } from "@/scripts/lib/pool";
import { HOST_PAGE, tagsOf, WIDTH } from "./answers";
import { type Check, finding, type LiveFinding } from "./live-site";

/** The headers of scripts/hosts are sent, with errors, too. */
export const securityHeaders: Check = async (site) => {
  const isSecure = site.origin.startsWith("https:");
  const faults = await mapWithConcurrency(["/", "/no-such-page-9c1f/"], WIDTH, async (path) => {
    const { headers } = await site.ask(path);
    return Object.entries(SECURITY_HEADERS).flatMap(([name, value]) => {
      const got = headers.get(name);
      if (name === "Strict-Transport-Security") return isSecure ? hstsFaults(path, got) : [];
      if (got === null) return [`${path} comes without ${name}`];
      return got === value ? [] : [`${path}: ${name} is "${got}"`];
    });
  });
  const remedy = `${HOST_PAGE}: it says which file sets the headers. A bucket or GitHub Pages alone can't send them: put a CDN before it.`;
  const findings: LiveFinding[] = [finding("security headers", "are sent with pages and with errors", faults.flat(), remedy)];
  if (!isSecure)
    findings.push({ about: "HTTPS", kind: "note", text: "asked over http: HSTS and the way to https were not looked at" });
  return findings;
};

function hstsFaults(path: string, got: string | null): string[] {
  const seconds = Number(/max-age=(\d+)/.exec(got ?? "")?.[1] ?? 0);
  return seconds >= HSTS_SECONDS / 4 ? [] : [`${path}: Strict-Transport-Security is ${got ? `"${got}"` : "not sent"}`];
}

/** The page's own policy is there and no header contradicts it. */
export const policy: Check = async (site) => {
  const { headers, text } = await site.ask("/");
  const own =
    tagsOf(text)
      .find((one) => one.get("http-equiv") === "Content-Security-Policy")
      ?.get("content") ?? "";
  const sent = headers.get("content-security-policy") ?? "";
  const faults = [
    ...(own.includes("script-src") ? [] : ["the home page has no policy of its own in its head"]),
    ...(/(script|default|style|connect)-src/.test(sent) ? [`the host sends another one: "${sent}"`] : []),
  ];
  const remedy = "Publish out/ as `npm run build` leaves it, and let the header carry frame-ancestors alone.";
  return [finding("security policy", "stands in the page, and no header contradicts it", faults, remedy)];
};

/** http leads to https. */
export const https: Check = async (site) => {
  if (!site.origin.startsWith("https:")) return [];
  const open = site.origin.replace("https:", "http:");
  const answer = await fetch(open, { redirect: "manual" }).catch(() => undefined);
  const leads = answer && [301, 302, 307, 308].includes(answer.status) && answer.headers.get("location")?.startsWith("https:");
  const faults = leads ? [] : [answer ? `${open} answers ${answer.status} and no way to https` : `${open} does not answer`];
  return [finding("HTTPS", "http leads to https", faults, "Switch on the redirect to https at your host.")];
};
