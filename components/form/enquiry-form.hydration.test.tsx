import { TextEncoder } from "node:util";
import { MessageChannel } from "node:worker_threads";
import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { clearDraft, readDraft, saveDraft } from "./draft";
import { enquiryFrom } from "./enquiry";
import { EnquiryForm } from "./enquiry-form";
import { formProps } from "./test-support/enquiry";

// React's server needs what a browser has and jsdom lacks.
Object.assign(globalThis, { MessageChannel, TextEncoder });

let root: Root;
const errors = jest.fn();

/** The server's HTML in the document, before the script is there. */
async function open() {
  const { renderToString } = await import("react-dom/server");
  document.body.innerHTML = `<div>${renderToString(<EnquiryForm {...formProps} />)}</div>`;
  const form = document.forms[0];
  if (!form) throw new Error("There is no form");
  return form;
}

async function hydrate() {
  const container = document.body.firstElementChild;
  if (!container) throw new Error("There is no page");
  await act(async () => {
    root = hydrateRoot(container, <EnquiryForm {...formProps} />, { onRecoverableError: errors });
  });
}

/** What a visitor does before the script is there. */
function write(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = true;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
  }
}

beforeEach(() => {
  clearDraft();
  errors.mockReset();
});
afterEach(() => act(() => root.unmount()));

const typed = { name: "Meera", email: "meera@example.com", message: "Typed\nearly", agree: "true" };

it("loses nothing that was typed before hydration, and saves it as a draft", async () => {
  const form = await open();
  write(form, typed);
  form.querySelector<HTMLInputElement>("[value=Animation]")?.click();
  await hydrate();
  expect(errors).not.toHaveBeenCalled();
  expect(document.forms[0]).toBe(form);
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ ...typed, service: "Animation" });
  expect(readDraft()?.values).toMatchObject({ ...typed, service: "Animation" });
});

it("the draft fills in only fields that are still empty", async () => {
  saveDraft(enquiryFrom((name) => `Kept ${name}`));
  const form = await open();
  write(form, { name: "Typed" });
  await hydrate();
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ name: "Typed", company: "Kept company" });
});

it("a hidden field that a host adds to the form causes no hydration error", async () => {
  const form = await open();
  write(form, typed);
  form.insertAdjacentHTML("afterbegin", '<input type="hidden" name="form-name" value="enquiry">');
  await hydrate();
  expect(errors).not.toHaveBeenCalled();
  expect(document.forms[0]).toBe(form);
  expect(Object.fromEntries(new FormData(form))).toMatchObject(typed);
});
