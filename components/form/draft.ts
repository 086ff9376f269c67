import { type Enquiry, enquiryFrom, isEmpty, isSame } from "./enquiry";

const STORAGE_KEY = "enquiry-draft";

/** The enquiry as it was last edited in this tab. */
interface Draft {
  values: Enquiry;
  /** Idempotency key of the last attempt to send exactly these values; "" once they have changed. */
  key: string;
}

/** The latest draft of this page view, in case sessionStorage is blocked or full. */
let kept: string | null = null;

/** Keeps the enquiry for this tab; an empty one is deleted. sessionStorage survives reloads, going back, and reopening a closed tab. */
export function saveDraft(values: Enquiry, key = ""): void {
  if (isEmpty(values)) {
    clearDraft();
    return;
  }
  kept = JSON.stringify({ ...values, key });
  try {
    sessionStorage.setItem(STORAGE_KEY, kept);
  } catch {}
}

/** The draft of this tab, or undefined if there is none that can be read. */
export function readDraft(): Draft | undefined {
  const stored: unknown = kept ? JSON.parse(kept) : fromStorage();
  if (typeof stored !== "object" || stored === null) return undefined;
  const text = (name: string) => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === "string" ? value : "";
  };
  const values = enquiryFrom(text);
  return isEmpty(values) ? undefined : { values, key: text("key") };
}

/** Deletes the draft, after its enquiry was accepted. */
export function clearDraft(): void {
  kept = null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
}

/**
 * The idempotency key of an attempt to send, kept with the draft. A second attempt with the same values has the same key, also after a reload. One
 * with other values has another key, so that a receiver never takes a correction for a duplicate.
 */
export function keyFor(values: Enquiry): string {
  const draft = readDraft();
  const key = (draft && isSame(draft.values, values) && draft.key) || newKey();
  saveDraft(values, key);
  return key;
}

/** crypto.randomUUID does not exist on plain http. */
const newKey = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

function fromStorage(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
  } catch {
    return null;
  }
}
