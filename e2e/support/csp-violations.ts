import type { Page } from "@playwright/test";

/** What the page's Content-Security-Policy has refused so far, as "directive address". */
export async function cspViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(document.documentElement.dataset.refused ?? "[]"));
}

/** Runs in the page: records violations of the policy on the root element. */
export const noteRefusals = () =>
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    const noted: string[] = JSON.parse(document.documentElement.dataset.refused ?? "[]");
    document.documentElement.dataset.refused = JSON.stringify([...noted, `${effectiveDirective} ${blockedURI}`]);
  });
