import type { Page } from "@playwright/test";
import { site } from "@/content/site";
import { cspViolations, noteRefusals } from "../support/csp-violations";
import { expect, test } from "../support/test";

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

/** The tests below provoke cspViolations, which the console reports. */
const forget = (browserErrors: string[]) => browserErrors.splice(0).filter((error) => !error.includes("Content Security Policy"));

test.beforeEach(async ({ page }) => page.addInitScript(noteRefusals));

test("a changed inline script does not run, and the page is still complete", async ({ page, browserErrors }) => {
  let tampered = 0;
  await openChanged(page, "/faq/", (html) =>
    html.replaceAll(/<script>(?=\(+function)/g, (script) => {
      tampered += 1;
      return `${script}self.tampered=1;`;
    }),
  );
  await page.mouse.move(9, 9);
  expect(await page.evaluate(() => "tampered" in self)).toBe(false);
  // A refusal is told of later, here and below.
  await expect.poll(() => cspViolations(page)).toEqual(Array(tampered).fill("script-src-elem inline"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(forget(browserErrors)).toEqual([]);
});

test("nothing that is injected into the page works: scripts, handlers, styles, frames, other hosts, another base", async ({
  page,
  browserErrors,
}) => {
  const injected = `<base href="https://evil.example/"><script>self.injected=1</script><img src="/no.png" onerror="self.injected=1">
    <script src="https://evil.example/x.js"></script><style>body{color:red}</style><iframe src="https://evil.example/"></iframe>
    <p id="styled" style="color:red">x</p><object data="/favicon.ico"></object>`;
  // Where the framework does not wait it would mend the page by writing it anew.
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await openChanged(page, "/faq/", (html) => html.replace("</main>", `${injected}</main>`));
  expect(await page.evaluate(() => ["injected" in self, document.baseURI.startsWith(location.origin)])).toEqual([false, true]);
  await expect(page.locator("#styled")).not.toHaveCSS("color", "rgb(255, 0, 0)");
  const directives = async () => (await cspViolations(page)).map((violation) => violation.split(" ")[0]);
  await expect
    .poll(directives)
    .toEqual(
      expect.arrayContaining(["base-uri", "script-src-elem", "script-src-attr", "style-src-elem", "style-src-attr", "frame-src"]),
    );
  browserErrors.splice(0);
});

test("a form can send only to the configured endpoint", async ({ page, browserErrors }) => {
  await page.goto("/faq/");
  const send = (action: string) =>
    page.evaluate((target) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: target });
      document.body.append(form);
      form.submit();
    }, action);
  await send("https://evil.example/take");
  await expect.poll(() => cspViolations(page)).toEqual([expect.stringMatching(/^form-action /)]);
  expect(forget(browserErrors)).toEqual([]);
  await page.goto("/contact/");
  await expect(page.locator("form button[type=submit]")).toHaveAttribute("formaction", /^mailto:/);
  // A refusal is told of later, so a form that is refused for certain comes after the one that is not.
  await send(`mailto:${site.email}`);
  await send("https://evil.example/take");
  await expect.poll(() => cspViolations(page)).toEqual([expect.stringMatching(/^form-action .*evil/)]);
  // With no hand behind it the browser may say, now or later, that it opens no mail program.
  await page.close();
  expect(forget(browserErrors).filter((error) => !error.includes("a user gesture is required"))).toEqual([]);
});

test("background requests reach no other host", async ({ page, browserErrors }) => {
  await page.goto("/faq/");
  expect(await page.evaluate(() => fetch("https://evil.example/").catch((error: unknown) => String(error)))).toContain(
    "TypeError",
  );
  await expect.poll(() => cspViolations(page)).toEqual([expect.stringMatching(/^connect-src /)]);
  expect(forget(browserErrors)).toEqual([]);
});
