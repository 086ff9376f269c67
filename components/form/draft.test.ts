/** @jest-environment jsdom */
import { clearDraft, keyFor, readDraft, saveDraft } from "./draft";
import { type Enquiry, enquiryFrom } from "./enquiry";

const enquiry = (values: Partial<Enquiry>): Enquiry => enquiryFrom((name) => values[name] ?? "");

beforeEach(clearDraft);
afterEach(() => jest.restoreAllMocks());

/** The draft as another page of the tab finds it: without what this page has kept for itself. */
async function readAfterReload() {
  let draft: ReturnType<typeof readDraft>;
  await jest.isolateModulesAsync(async () => {
    const fresh = await import("./draft");
    draft = fresh.readDraft();
  });
  return draft;
}

it("survives a reload unchanged", async () => {
  const values = enquiry({ name: "Meera", message: "₹ 🙂 שלום <b>\n".repeat(700), agree: "true" });
  saveDraft(values);
  await expect(readAfterReload()).resolves.toEqual({ values, key: "" });
});

it("is deleted when the enquiry is empty or was accepted", async () => {
  saveDraft(enquiry({ name: "Meera" }));
  saveDraft(enquiry({}));
  expect(readDraft()).toBeUndefined();
  saveDraft(enquiry({ name: "Meera" }));
  clearDraft();
  expect(readDraft()).toBeUndefined();
  await expect(readAfterReload()).resolves.toBeUndefined();
});

it.each(["{", "null", "3", '"text"', "[]", '{"name":3}'])("ignores %s in the storage", (stored) => {
  sessionStorage.setItem("enquiry-draft", stored);
  expect(readDraft()).toBeUndefined();
});

it("with blocked storage the draft is kept for this page view", () => {
  const blocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(blocked);
  const values = enquiry({ name: "Meera" });
  saveDraft(values);
  expect(readDraft()?.values).toEqual(values);
  clearDraft();
  expect(readDraft()).toBeUndefined();
});

describe("the idempotency key", () => {
  const values = enquiry({ name: "Meera", message: "Text" });

  it("is the same for the same values, also after a reload", async () => {
    const key = keyFor(values);
    expect(key).not.toBe("");
    expect(keyFor(values)).toBe(key);
    expect((await readAfterReload())?.key).toBe(key);
  });

  it("is another one for other values, and for the next enquiry", () => {
    const key = keyFor(values);
    expect(keyFor({ ...values, message: "Text, corrected" })).not.toBe(key);
    clearDraft();
    expect(keyFor(values)).not.toBe(key);
  });

  it("works without crypto.randomUUID", () => {
    const { crypto } = globalThis;
    Object.defineProperty(globalThis, "crypto", { value: undefined, configurable: true });
    const first = keyFor(values);
    clearDraft();
    expect(first).toMatch(/\S{10}/);
    expect(keyFor(values)).not.toBe(first);
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true });
  });
});
