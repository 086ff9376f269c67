import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { cspViolations, noteRefusals } from "../support/csp-violations";
import { exportedFiles, readExported } from "../support/export";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { documentsOf, header, waitForHydration } from "../support/visit";

test.beforeEach(async ({ page }) => page.addInitScript(noteRefusals));

const kinds = [
  "/",
  PAGE.devops,
  PAGE.commerce,
  PAGE.healthcare,
  PAGE.team,
  "/contact/",
  "/contact/thank-you/",
  "/site-map/",
  "/faq/",
  PAGE.gdpr,
  "/404.html",
];

for (const some of [kinds.slice(0, 5), kinds.slice(5)]) {
  test(`${some.join(", ")} hydrate under their policies, nothing refused`, async ({ page }) => {
    for (const kind of some) {
      await page.goto(kind);
      await waitForHydration(page);
      await page.evaluate(() => scrollTo({ top: 999_999, behavior: "instant" }));
      await page.waitForLoadState("networkidle");
      expect(await cspViolations(page), kind).toEqual([]);
      // Where the policy is long the character set comes before it, within the bytes that browsers look through for it.
      await expect(page.locator("head > meta:not([charset])").first()).toHaveAttribute("http-equiv", "Content-Security-Policy");
    }
  });
}

test("theme, menus, tabs and client-side navigation work under the policy", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const documents = documentsOf(page);
  await header(page)
    .getByRole("button", { name: /^Switch to/ })
    .click();
  await expect(page.locator("html.dark")).toBeAttached();
  await page.getByRole("region", { name: "Technologies" }).getByRole("radio", { name: /^CMS/ }).check();
  for (const route of [PAGE.gdpr, PAGE.privacy]) {
    await page.getByRole("contentinfo").locator(`a[href="${route}"]`).click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(documents).toEqual([]);
  expect(await cspViolations(page)).toEqual([]);
});

test("drawings keep the styles of their sprites under the policy", async ({ browser, baseURL }) => {
  const shots = await Promise.all(
    [true, false].map(async (bypassCSP) => {
      const page = await browser.newPage({ baseURL, bypassCSP });
      await page.goto(PAGE.devops, { waitUntil: "networkidle" });
      const shot = await page.screenshot();
      await page.close();
      return shot.toString("base64");
    }),
  );
  expect(shots[0] === shots[1]).toBe(true);
});

test("every page has its policy first, without unsafe keywords, and its character set within the first 1,024 bytes", () => {
  for (const file of [...exportedFiles()].filter((address) => address.endsWith(".html"))) {
    const html = readExported(file);
    expect(html.match(/http-equiv="Content-Security-Policy"/g), file).toHaveLength(1);
    expect(html, file).toMatch(
      /<head>(<meta charset="utf-8">)?<meta http-equiv="Content-Security-Policy" content="default-src 'none';/i,
    );
    expect(html.match(/content="default-src[^"]*"/)?.[0], file).not.toMatch(/unsafe|http:|\*/);
    expect(html.search(/charset="utf-8">/i) + 16, file).toBeLessThanOrEqual(1024);
  }
});

test("Google's CSP Evaluator reports nothing on any page except that 'self' trusts the host's own files", () => {
  for (const file of [...exportedFiles()].filter((address) => address.endsWith(".html"))) {
    const policy = /content="(default-src[^"]*)"/.exec(readExported(file))?.[1] ?? "";
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const told = findings.map(({ severity, directive, value }) => [severity, directive, value]);
    expect(told, file).toEqual([[Severity.MEDIUM_MAYBE, "script-src", "'self'"]]);
  }
});
