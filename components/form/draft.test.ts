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

it("forgets an empty enquiry and one that was accepted", async () => {
  saveDraft(enquiry({ name: "Meera" }));
  saveDraft(enquiry({}));
  expect(readDraft()).toBeUndefined();
  saveDraft(enquiry({ name: "Meera" }));
  clearDraft();
  expect(readDraft()).toBeUndefined();
  await expect(readAfterReload()).resolves.toBeUndefined();
});

it.each(["{", "null", "3", '"text"', "[]", '{"name":3}'])("takes nothing from %s in the storage", (stored) => {
  sessionStorage.setItem("enquiry-draft", stored);
  expect(readDraft()).toBeUndefined();
});

it("still keeps the draft for this page where storage is blocked", () => {
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

  it("stays for the same values, also after a reload", async () => {
    const key = keyFor(values);
    expect(key).not.toBe("");
    expect(keyFor(values)).toBe(key);
    expect((await readAfterReload())?.key).toBe(key);
  });

  it("changes with the values, and with the enquiry", () => {
    const key = keyFor(values);
    expect(keyFor({ ...values, message: "Text, corrected" })).not.toBe(key);
    clearDraft();
    expect(keyFor(values)).not.toBe(key);
  });

  it("needs no crypto", () => {
    const { crypto } = globalThis;
    Object.defineProperty(globalThis, "crypto", { value: undefined, configurable: true });
    const first = keyFor(values);
    clearDraft();
    expect(first).toMatch(/\S{10}/);
    expect(keyFor(values)).not.toBe(first);
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true });
  });
});
