import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { parse } from "parse5";
import { attribute, type Element, elementsOf, named } from "@/scripts/build/html-tree";
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
      await page.evaluate(async () => {
        scrollTo({ top: 999_999, behavior: "instant" });
        for (const image of document.images) image.loading = "eager";
        await Promise.allSettled([...document.images].map((image) => image.decode()));
        await document.fonts.ready;
      });
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
  await page.getByRole("group", { name: "Technology groups" }).getByRole("radio").last().check();
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

/** The head of every page of the export: its elements in their order, and its policies. */
const heads = [...exportedFiles()]
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const html = readExported(file);
    const page = parse(html, { sourceCodeLocationInfo: true });
    const isPolicy = (element: Element) => attribute(element, "http-equiv")?.toLowerCase() === "content-security-policy";
    const inHead = named(page, "head").flatMap(elementsOf);
    const policies = named(page, "meta").filter(isPolicy);
    const policy = policies.map((meta) => attribute(meta, "content") ?? "").join("; ");
    return { file, html, inHead, policies, policy };
  });

test("every page has its policy first, without unsafe keywords, and its character set within the first 1,024 bytes", () => {
  for (const { file, html, inHead, policies, policy } of heads) {
    expect(policies, file).toHaveLength(1);
    const charset = inHead.find((element) => attribute(element, "charset") === "utf-8");
    expect(inHead.find((element) => element !== charset) === policies[0], `${file}: the policy comes first`).toBe(true);
    expect(policy, file).toMatch(/^default-src 'none';/);
    expect(policy, file).not.toMatch(/unsafe|http:|\*/);
    const end = charset?.sourceCodeLocation?.endOffset ?? Number.NaN;
    expect(Buffer.byteLength(html.slice(0, end)), file).toBeLessThanOrEqual(1024);
  }
});

test("Google's CSP Evaluator reports nothing on any page except that 'self' trusts the host's own files", () => {
  for (const { file, policy } of heads) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const told = findings.map(({ severity, directive, value }) => [severity, directive, value]);
    expect(told, file).toEqual([[Severity.MEDIUM_MAYBE, "script-src", "'self'"]]);
  }
});
