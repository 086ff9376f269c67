import type { Locator, Page } from "@playwright/test";
import { contact } from "@/content/single-pages/contact";
import { expectAccessible } from "../support/axe";
import { settled, visit } from "../support/visit";
import { expect, test } from "./support/delivering-site";
import { accept, status } from "./support/endpoint";
import { confirmation, expectNothingLost, failure, fillIn, formOf, sendButton } from "./support/enquiry";

/** The form's section: heading, form, confirmation. */
const sheet = (page: Page): Locator => page.locator("section:has(> form)");
const retry = (page: Page) => page.getByRole("button", { name: contact.formHelp.retry });
const sendingButton = (page: Page) => page.getByRole("button", { name: contact.form.sending });

/** Axe finds nothing in the form on a phone and on a desk, in light and in dark, and nothing runs over. */
async function expectAccessibleForm(page: Page, state: string): Promise<void> {
  for (const [width, height] of [
    [320, 700],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(sheet(page));
    await expectAccessible(page, `${state}, ${width} px`, "section:has(> form)");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(0);
  }
}

/**
 * Keeps what the form shows for three seconds a minute, so that it can be looked at, and so the fifteen seconds of sending. A paused clock
 * would not do: axe waits by the page's timers, and would wait for ever.
 */
const holdStates = (page: Page) =>
  page.addInitScript(() => {
    const native = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, delay?: number) => native(run, delay === 3000 || delay === 15_000 ? 60_000 : delay),
    });
  });

test("axe finds nothing, whether the form is empty, incomplete, sending, failed or confirmed", async ({ page, endpoint }) => {
  let refuse = () => {};
  endpoint.answer = (response, arrival) => {
    refuse = () => void status(503)(response, arrival);
    return false;
  };
  await holdStates(page);
  await visit(page, "/contact/");
  await expectAccessibleForm(page, "empty");

  await sendButton(page).click();
  await expect(page.getByText(contact.form.incomplete)).toBeVisible();
  await expectAccessibleForm(page, "incomplete");

  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => endpoint.attempts.length).toBe(1);
  await expectAccessibleForm(page, "sending");
  await expect(sendingButton(page)).toBeVisible();

  refuse();
  await expect(failure(page)).toBeVisible();
  await expectAccessibleForm(page, "failed");

  endpoint.answer = accept;
  await retry(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expectAccessibleForm(page, "confirmed");
  await expect(confirmation(page)).toBeVisible();
});

test("in forced colours choices, ticks, marks and the submit button are still visible", async ({ page, endpoint }) => {
  endpoint.answer = status(503);
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/contact/");
  await sendButton(page).click();
  const edge = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).borderTopWidth);
  const mark = sheet(page).locator("p[id$=-problem] svg path").first();
  const colours = await mark.evaluate((path) => [getComputedStyle(path).stroke, getComputedStyle(document.body).backgroundColor]);
  expect(colours[0]).not.toBe(colours[1]);
  await fillIn(page);
  for (const group of ["service", "budget"]) {
    const radios = formOf(page).locator(`[name=${group}]`);
    const chosen = await edge(radios.and(page.locator(":checked")));
    expect(chosen, group).not.toBe(await edge(radios.and(page.locator(":not(:checked)")).first()));
  }
  await sendButton(page).click();
  await expect(failure(page)).toBeVisible();
  await expectNothingLost(page);
  await page.keyboard.press("Tab");
  await expect(retry(page)).toBeFocused();
  await expect(retry(page)).not.toHaveCSS("outline-style", "none");
});
