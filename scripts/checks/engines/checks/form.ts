import assert from "node:assert/strict";
import { contact } from "@/content/single-pages/contact";
import { until, type Visitor } from "../visitor";
import type { Check } from "./check";

const SEND = "main form button:not([type=button])";
const value = (visitor: Visitor, name: string) =>
  visitor.read((id) => document.querySelector<HTMLInputElement>(`#enquiry-${id}`)?.value ?? "", name);

async function enquiry(visitor: Visitor): Promise<void> {
  await visitor.visit("/contact/");
  await visitor.click(SEND);
  await until("what is missing is named", () => visitor.sees("main form [aria-invalid=true]"));
  assert.ok((await visitor.textOf("main form")).includes(contact.form.fields.name.missing ?? "missing"));
  await visitor.fill("#enquiry-name", "Meera Joshi");
  await visitor.fill("#enquiry-email", "meera@example.com");
  await visitor.click("main form fieldset:has([name=service]) label:nth-of-type(1)");
  await visitor.fill("#enquiry-message", "A stock system, in words.");
  await visitor.click("#enquiry-agree");
  await visitor.browser.reload();
  await visitor.browser.moveMouse(5, 300);
  await visitor.waitForHydration();
  await until("the draft is back after a reload", async () => (await value(visitor, "message")) === "A stock system, in words.");
  await visitor.click(SEND);
  await until("the confirmation", async () => (await visitor.textOf("main [role=status]")).includes(contact.form.confirmation));
  await until(
    "3,000 ms later it is gone",
    async () => !(await visitor.textOf("main [role=status]")).includes(contact.form.confirmation),
  );
  assert.equal(await value(visitor, "name"), "");
}

export const formChecks: Check[] = [{ name: "form: problems, draft, confirmation", run: enquiry }];
