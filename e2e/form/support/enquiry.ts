import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "@/content/collections/collection-names";
import { contact } from "@/content/single-pages/contact";
import { entriesOf } from "@/e2e/support/entries";
import { PAGE } from "@/e2e/support/routes";

/** The services that the form offers, by the address of their pages, in its order. */
const offered = entriesOf("services")
  .map(({ slug, enquiryOption }) => ({ route: addressOf("services", slug), name: enquiryOption }))
  .sort((one, other) => one.name.localeCompare(other.name, "en"));
export const services: readonly string[] = offered.map(({ name }) => name);

/** What the form calls the service of a page. */
export function serviceAt(route: string): string {
  const found = offered.find((service) => service.route === route);
  if (!found) throw new Error(`The form offers no service for ${route}.`);
  return found.name;
}

/** What tends to get lost on the way: 10,000 characters with emoji of several parts, right-to-left text, pasted HTML, line ends. */
const DETAILS = `${'Ünï 🙂‍↕️ 👩🏽‍🔧 שלום עולם مرحبا <b onclick="x">₹ & co</b> {{x}} 100% \\ \'"\n\t'.repeat(150)}end`.padEnd(
  10_000,
  "…",
);

/** A visitor's enquiry, every field of it. */
export const enquiry = {
  name: "Meera जोशी-O’Brien <admin>",
  email: "meera+test@example.com",
  phone: "+91 (0) 00000-00001",
  company: 'אלבית & "Söhne" 🏗️',
  service: serviceAt(PAGE.uiux),
  budget: contact.budgets.at(-1) ?? "",
  message: DETAILS,
};

const { name, email, phone, company, message } = contact.form.labels;
/** Labels of the fields that are typed in. */
export const labels = { name, email, phone, company, message };

export const formOf = (page: Page): Locator => page.locator("form");
export const sendButton = (page: Page): Locator => formOf(page).getByRole("button", { name: contact.form.submit });
const agree = (page: Page) => formOf(page).getByRole("checkbox");

/** Fills in every field, by what a visitor reads. */
export async function fillIn(page: Page, values: Partial<typeof enquiry> = {}): Promise<void> {
  const all = { ...enquiry, ...values };
  for (const [name, label] of Object.entries(labels)) {
    const value = Object.entries(all).find(([key]) => key === name)?.[1] ?? "";
    await formOf(page).getByLabel(label, { exact: true }).fill(value);
  }
  await formOf(page).getByRole("radio", { name: all.service, exact: true }).check();
  await formOf(page).getByRole("radio", { name: all.budget, exact: true }).check();
  await agree(page).check();
}

/** The fields as the document holds them, without those that are not the visitor's. */
export function written(page: Page): Promise<Record<string, string>> {
  return formOf(page).evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) throw new Error("no form");
    const own = ["name", "email", "phone", "company", "service", "budget", "message", "agree"];
    return Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) => (own.includes(name) ? [[name, String(value)]] : [])),
    );
  });
}

/** The whole enquiry as the form holds it and as it has to arrive. */
export const whole = { ...enquiry, agree: "true" };
export const EMPTY = { name: "", email: "", phone: "", company: "", message: "" };

/** What the form says while it is empty again, for 3,000 ms. */
export const confirmation = (page: Page): Locator => page.getByRole("status").locator("p").filter({ hasText: "Thank You!" });

/** What happened, where an enquiry was not accepted. */
export const failure = (page: Page): Locator => formOf(page).getByRole("alert");

/** Not a character is lost: everything that was typed is in the form, as soon as its script has run. */
export async function expectNothingLost(page: Page): Promise<void> {
  await expect.poll(() => written(page)).toEqual(whole);
}

export const draftOf = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem("enquiry-draft"));
