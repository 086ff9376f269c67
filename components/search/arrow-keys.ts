import { SEARCH_FIELD_ID } from "./search-ids";

/** Where a key leads from `current` among `count` results: an index, -1 for the field, undefined for keys that lead nowhere. */
export function nextIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return Math.min(current + 1, count - 1);
  // In the field these move the caret.
  if (current < 0) return undefined;
  if (key === "ArrowUp") return current - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/**
 * Keys within the search: arrows move from the field through the results and back, Enter in the field opens the first, and whoever
 * types on a result goes on typing in the field. Returns a function that takes this back.
 */
export function moveByArrowKeys(dialog: HTMLDialogElement | undefined): () => void {
  const onKey = (event: KeyboardEvent) => {
    const field = document.getElementById(SEARCH_FIELD_ID);
    if (!dialog || !(field instanceof HTMLInputElement) || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const hits = [...dialog.querySelectorAll<HTMLAnchorElement>("a.search-hit")];
    const current = hits.findIndex((hit) => hit.matches(":focus"));
    const inField = document.activeElement === field;
    if (!inField && current < 0) return;
    if (inField && event.key === "Enter") {
      event.preventDefault();
      hits[0]?.click();
      return;
    }
    if (!inField && event.key.length === 1 && event.key !== " ") {
      // The key itself goes to wherever the focus is by then.
      field.focus();
      return;
    }
    const next = nextIndex(event.key, current, hits.length);
    if (next === undefined) return;
    event.preventDefault();
    (hits[next] ?? field).focus();
    (hits[next] ?? field).scrollIntoView({ block: "nearest" });
  };
  dialog?.addEventListener("keydown", onKey);
  return () => dialog?.removeEventListener("keydown", onKey);
}
