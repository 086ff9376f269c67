import type { Page } from "@playwright/test";
import { contact } from "@/content/single-pages/contact";
import { site } from "@/content/site";
import { visit } from "../support/visit";
import { expect, test } from "./support/delivering-site";
import { type Answer, accept, type Endpoint, failures, status } from "./support/endpoint";
import { confirmation, draftOf, expectNothingLost, failure, fillIn, labels, sendButton, whole, written } from "./support/enquiry";

const { form, formHelp } = contact;
const retryButton = (page: Page) => page.getByRole("button", { name: formHelp.retry });

/** What every failure shows: a message and the alternatives. */
async function expectFailure(page: Page, message: string): Promise<void> {
  await expect(failure(page)).toContainText(message);
  await expect(failure(page)).toContainText(form.fallback);
  await expect(page.getByRole("status").filter({ hasText: /\S/ })).toHaveCount(0);
  await expectNothingLost(page);
  expect(JSON.parse((await draftOf(page)) ?? "{}")).toMatchObject(whole);
  await expect(retryButton(page)).toBeVisible();
  for (const { display, href } of site.phones.slice(0, 1))
    await expect(page.getByRole("link", { name: `${formHelp.call} ${display}` })).toHaveAttribute("href", href);
  await expect(page.getByRole("button", { name: formHelp.copy })).toBeVisible();
  const mail = new URL((await page.getByRole("link", { name: formHelp.mail }).getAttribute("href")) ?? "");
  expect(mail.pathname).toBe(site.email);
  expect(mail.href.length).toBeLessThanOrEqual(1900);
  expect(mail.searchParams.get("body")).toContain(`${labels.name}: ${whole.name}\r\n${labels.email}: ${whole.email}`);
}

/** The same enquiry sent again: all of it arrives, and once. */
async function expectRetryToDeliver(page: Page, endpoint: Endpoint): Promise<void> {
  endpoint.answer = accept;
  await retryButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect([...endpoint.taken.values()]).toEqual([expect.objectContaining(whole)]);
  expect(new Set(endpoint.attempts.map(({ arrival }) => arrival.idempotency_key)).size).toBe(1);
  expect(await draftOf(page)).toBeNull();
}

const cases: [name: string, message: string, ways: Record<string, Answer>][] = [
  [
    "what is not accepted",
    form.failures.refused,
    {
      "400 bad request": status(400),
      "413 too large": status(413),
      "422 unprocessable": status(422),
      "a 200 that says no": failures.saysNo,
      "a 200 with an error": failures.saysError,
      "a 200 that lists errors": failures.listsErrors,
    },
  ],
  [
    "a service that is not there",
    form.failures.unavailable,
    {
      "403 forbidden": status(403),
      "404 not found": status(404),
      "429 too many": status(429),
      "500 server error": status(500),
    },
  ],
  [
    "no answer that can be read",
    form.failures.unavailable,
    {
      "a web page": failures.webPage,
      "an error as plain text": failures.plainText,
      "broken JSON": failures.brokenJson,
      "CORS keeps it away": failures.noCors,
      "a redirect to a page": failures.redirect,
      "a dropped connection": failures.dropped,
      "it gets lost": failures.answerLost,
    },
  ],
];

for (const [name, message, ways] of cases) {
  test(`${name}: no character is lost, and sending it again delivers it once`, async ({ page, endpoint }) => {
    await page.clock.install();
    await visit(page, "/contact/");
    for (const [way, answer] of Object.entries(ways)) {
      await test.step(way, async () => {
        endpoint.answer = answer;
        await fillIn(page);
        await sendButton(page).click();
        await expectFailure(page, message);
        await expectRetryToDeliver(page, endpoint);
      });
      // The form is empty again.
      await page.clock.fastForward(3001);
      await expect(confirmation(page)).toHaveCount(0);
      endpoint.forget();
    }
  });
}

test("no network: the message says so, and sending it later works", async ({ page, endpoint, context }) => {
  await visit(page, "/contact/");
  await fillIn(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expectFailure(page, form.failures.offline);
  await context.setOffline(false);
  await expectRetryToDeliver(page, endpoint);
});

test("no answer: the attempt fails after 15 s, not before", async ({ page, endpoint }) => {
  endpoint.answer = failures.silent;
  await page.clock.install({ time: "2026-11-20T10:00:00Z" });
  await visit(page, "/contact/");
  await fillIn(page);
  await page.clock.pauseAt("2026-11-20T11:00:00Z");
  await sendButton(page).click();
  await expect.poll(() => endpoint.attempts.length).toBe(1);
  await page.clock.runFor(14_900);
  await expect(page.getByRole("button", { name: form.sending })).toBeVisible();
  await page.clock.runFor(200);
  await expectFailure(page, form.failures.timeout);
  await expectRetryToDeliver(page, endpoint);
});

test("a correction after a failure has a new key, so no receiver takes it for a duplicate", async ({ page, endpoint }) => {
  endpoint.answer = failures.answerLost;
  await visit(page, "/contact/");
  await fillIn(page);
  await sendButton(page).click();
  await expect(failure(page)).toBeVisible();
  await page.getByLabel(labels.company).fill("Corrected");
  await expect(failure(page)).toBeVisible();
  endpoint.answer = accept;
  await retryButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect([...endpoint.taken.values()].map(({ company }) => company)).toEqual([whole.company, "Corrected"]);
});

test("the whole enquiry can be copied, and is shown if the clipboard can't be used", async ({ page, endpoint, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  endpoint.answer = status(500);
  await visit(page, "/contact/");
  await fillIn(page);
  await sendButton(page).click();
  await page.getByRole("button", { name: formHelp.copy }).click();
  await expect(page.getByRole("button", { name: formHelp.copied })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain(whole.message);
  // What has changed since is not copied any more.
  await page.getByLabel(labels.company).fill("Changed");
  await page.getByRole("button", { name: formHelp.copy }).click();
  await expect(page.getByRole("button", { name: formHelp.copied })).toBeVisible();
  expect(await copied()).toContain("Changed");
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: formHelp.copied }).click();
  const area = page.getByLabel(formHelp.copyByHand);
  await expect(area).toBeFocused();
  await expect(area).toHaveValue(new RegExp(`${labels.name}: Meera`));
  // All of it is selected, ready to copy.
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBe((await area.inputValue()).length);
  expect(await written(page)).toEqual({ ...whole, company: "Changed" });
});
