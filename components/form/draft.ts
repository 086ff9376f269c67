import { type Enquiry, enquiryFrom, isEmpty, isSame } from "./enquiry";

const STORAGE_KEY = "enquiry-draft";

/** The enquiry as it stood when it was last touched in this tab. */
interface Draft {
  values: Enquiry;
  /** Idempotency key of the last attempt to send exactly these values; "" once they have changed. */
  key: string;
}

/** What this page itself has kept: the newest, and all there is where the visitor has blocked storage or where it is full. */
let kept: string | null = null;

/** Keeps the enquiry for this tab; an empty one is forgotten. sessionStorage outlives reload, history and a tab reopened. */
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

/** The draft of this tab, or undefined when there is none that can be read. */
export function readDraft(): Draft | undefined {
  const stored = parse(kept ?? fromStorage());
  if (typeof stored !== "object" || stored === null) return undefined;
  const text = (name: string) => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === "string" ? value : "";
  };
  const values = enquiryFrom(text);
  return isEmpty(values) ? undefined : { values, key: text("key") };
}

/** Forgets the draft, once its enquiry has been accepted. */
export function clearDraft(): void {
  kept = null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
}

/**
 * The idempotency key of an attempt to send, kept with the draft: a second attempt with the same values has the same key, also after
 * a reload, and one with other values has another, so that a receiver never takes a correction for a double.
 */
export function keyFor(values: Enquiry): string {
  const draft = readDraft();
  const key = (draft && isSame(draft.values, values) && draft.key) || newKey();
  saveDraft(values, key);
  return key;
}

/** randomUUID is missing on plain http. */
const newKey = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

function fromStorage(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
