import { contact } from "@/content/single-pages/contact";
import { PAGE } from "../support/routes";
import { visit } from "../support/visit";
import { expect, test } from "./support/delivering-site";
import { accept } from "./support/endpoint";
import { confirmation, draftOf, EMPTY, fillIn, formOf, labels, sendButton, serviceAt, whole, written } from "./support/enquiry";

for (const route of ["/contact/", "/about/contact/", "/"]) {
  test(`every character typed at ${route} arrives, once; then the form is empty`, async ({ page, endpoint }) => {
    await visit(page, route);
    await fillIn(page);
    await sendButton(page).click();
    await expect(confirmation(page)).toHaveText(contact.form.confirmation);
    expect(endpoint.attempts).toHaveLength(1);
    const { arrival, headers } = endpoint.attempts[0] ?? {};
    expect(arrival).toEqual({
      ...whole,
      leave_empty: "",
      idempotency_key: expect.stringMatching(/^[\w-]{10,}$/),
      elapsed_seconds: expect.stringMatching(/^\d+$/),
      _next: undefined,
    });
    expect(headers?.accept).toBe("application/json");
    expect(endpoint.preflights).toEqual([]);
    expect(await draftOf(page)).toBeNull();
    expect(await written(page)).toEqual(EMPTY);
  });
}

test("the confirmation is announced and shown for 3,000 ms; then the empty form has the focus", async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T10:00:00Z" });
  await visit(page, "/contact/");
  await fillIn(page);
  await page.clock.pauseAt("2026-11-20T11:00:00Z");
  await sendButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(formOf(page)).toHaveAttribute("inert");
  // However much shorter the form has become without its 10,000 characters.
  await expect(confirmation(page)).toBeInViewport();
  await page.clock.runFor(2990);
  await expect(confirmation(page)).toBeVisible();
  await page.clock.runFor(20);
  await expect(confirmation(page)).toHaveCount(0);
  await expect(formOf(page)).not.toHaveAttribute("inert");
  await expect(page.locator(":focus")).toHaveText(contact.form.heading);
  await expect(formOf(page).getByRole("checkbox")).not.toBeChecked();
  // The first Tab from there leads into the form.
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("name", "name");
});

test("while it is being sent, the form says so and can't be sent twice", async ({ page, endpoint }) => {
  let release = () => {};
  endpoint.answer = (response, arrival) => {
    release = () => void accept(response, arrival);
    return true;
  };
  await visit(page, "/contact/");
  await fillIn(page);
  await sendButton(page).dblclick();
  const button = formOf(page).getByRole("button", { name: contact.form.sending });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(formOf(page).locator("[inert] [name=message]")).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: contact.form.sending })).toBeAttached();
  for (let press = 0; press < 5; press++) await page.keyboard.press("Enter");
  // Playwright itself would wait until the button is no longer disabled.
  await button.click({ clickCount: 3, force: true });
  await expect.poll(() => endpoint.attempts.length).toBe(1);
  release();
  await expect(confirmation(page)).toBeVisible();
  expect(endpoint.attempts).toHaveLength(1);
});

test("Enter in a field sends, as in any form", async ({ page, endpoint }) => {
  await visit(page, "/contact/");
  await fillIn(page);
  await page.getByLabel(labels.company).press("Enter");
  await expect(confirmation(page)).toBeVisible();
  expect(endpoint.taken.size).toBe(1);
});

test("what a bot writes into the honeypot is sent, so that the receiver can decide", async ({ page, endpoint }) => {
  await visit(page, "/contact/");
  await fillIn(page);
  const trap = formOf(page).locator("[name=leave_empty]");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await trap.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = "http://spam.example";
  });
  await sendButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(endpoint.attempts[0]?.arrival.leave_empty).toBe("http://spam.example");
});

test("two enquiries after each other have different keys", async ({ page, endpoint }) => {
  await page.clock.install({ time: "2026-11-20T10:00:00Z" });
  await visit(page, "/contact/");
  await page.clock.pauseAt("2026-11-20T11:00:00Z");
  for (const company of ["One", "Two"]) {
    await fillIn(page, { company });
    await sendButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    await page.clock.runFor(3010);
    await expect(confirmation(page)).toHaveCount(0);
  }
  expect([...endpoint.taken.values()].map(({ company }) => company)).toEqual(["One", "Two"]);
});

test("the service in the address is chosen, also after a click on a service page, unless a draft has another", async ({
  page,
  endpoint,
}) => {
  const askedFrom = (route: string) => `/contact/?service=${route.split("/").at(-2)}`;
  const chosen = (route: string) => page.getByRole("radio", { name: serviceAt(route), exact: true });
  await page.goto(askedFrom(PAGE.devops));
  await expect(chosen(PAGE.devops)).toBeChecked();
  await visit(page, PAGE.uiux);
  await page
    .getByRole("main")
    .locator(`a[href="${askedFrom(PAGE.uiux)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(askedFrom(PAGE.uiux));
  await expect(chosen(PAGE.uiux)).toBeChecked();
  await chosen(PAGE.devops).check();
  await visit(page, askedFrom(PAGE.animation));
  await expect(chosen(PAGE.devops)).toBeChecked();
  expect(endpoint.attempts).toEqual([]);
});
