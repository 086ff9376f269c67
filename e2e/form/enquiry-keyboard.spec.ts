import { contact } from "@/content/single-pages/contact";
import { visit } from "../support/visit";
import { expect, test } from "./support/delivering-site";
import { accept, status } from "./support/endpoint";
import { confirmation, failure, formOf, labels, sendButton, services } from "./support/enquiry";

test("with the keyboard alone: from the banner through every field, an error and a failure to the confirmation", async ({
  page,
  endpoint,
}) => {
  endpoint.answer = status(503);
  const focused = page.locator(":focus");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await visit(page, "/contact/");
  await page.getByRole("link", { name: contact.banner.schedule }).focus();
  await press("Enter");
  await expect(page.locator("#enquiry")).toBeFocused();
  await press("Tab");
  await page.keyboard.type("Meera");
  await press("Tab");
  await page.keyboard.type("meera@");
  // Past phone and company to the services; each group is one stop, its choices are reached by arrows.
  await press("Tab", "Tab", "Tab", "Space", "ArrowRight");
  await press("Tab", "Space", "ArrowDown");
  // A way to take the budget back stands before it.
  await press("Shift+Tab");
  await expect(focused).toHaveText(contact.formHelp.undo);
  await press("Enter");
  await expect(focused).toHaveAttribute("name", "budget");
  await expect(formOf(page).locator("[name=budget]:checked")).toHaveCount(0);
  await press("Tab");
  await page.keyboard.type("Five sentences.");
  await press("Tab", "Space");
  // Past the two links of the agreement.
  await press("Tab", "Tab", "Tab", "Enter");
  await expect(page.getByLabel(labels.email)).toBeFocused();
  await expect(page.getByLabel(labels.email)).toHaveAccessibleDescription(contact.form.fields.email.invalid ?? "");
  await press("End");
  await page.keyboard.type("example.com");
  await expect(page.getByText(contact.form.incomplete)).toHaveCount(0);
  await press("Enter");
  await expect(failure(page)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  endpoint.answer = accept;
  await press("Tab");
  await expect(page.getByRole("button", { name: contact.formHelp.retry })).toBeFocused();
  await press("Enter");
  await expect(confirmation(page)).toBeVisible();
  const [arrival] = endpoint.taken.values();
  expect(arrival).toMatchObject({ name: "Meera", email: "meera@example.com", message: "Five sentences.", agree: "true" });
  expect(arrival?.service).toBe(services[1]);
  expect(arrival).not.toHaveProperty("budget");
  // When it has gone, the keyboard goes on where the form begins.
  await expect(focused).toHaveText(contact.form.heading);
});
