import type { Page } from "@playwright/test";

/** What the page's policy has refused so far, as `directive what`. The test's own fixture fails on any that a test does not take. */
export async function cspViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(document.documentElement.dataset.refused ?? "[]"));
}

/** Notes violations on the root element from the first moment of every document. */
export const noteRefusals = () =>
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    const noted: string[] = JSON.parse(document.documentElement.dataset.refused ?? "[]");
    document.documentElement.dataset.refused = JSON.stringify([...noted, `${effectiveDirective} ${blockedURI}`]);
  });
