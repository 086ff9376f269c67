import { SEARCH_FIELD_ID } from "./search-ids";

/** The result to focus after a key press, from `current` among `count` results: its index, -1 for the input, undefined for other keys. */
function nextIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return Math.min(current + 1, count - 1);
  // In the input these keys move the caret.
  if (current < 0) return undefined;
  if (key === "ArrowUp") return current - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/**
 * Keys within the search: arrows move the focus from the input through the results and back, Enter in the input opens the first result, and typing on
 * a result continues in the input. Returns a function that removes the listener.
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
      // Only a result: the links that are shown if nothing was found are no answer to the query.
      dialog.querySelector<HTMLAnchorElement>(".search-group a.search-hit")?.click();
      return;
    }
    if (!inField && event.key.length === 1 && event.key !== " ") {
      // The browser then puts the character into the input, which has the focus.
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
