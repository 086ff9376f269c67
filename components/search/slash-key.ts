/** Key in localStorage; "off" there turns the / key off. */
export const KEY_SETTING = "search-key";

interface SearchKeyOptions {
  /** Id of the dialog. */
  id: string;
  setting: string;
}

/**
 * Opens the search by the / key, and by its buttons where these know no commands. It is serialised into an inline script (so it must not
 * use anything from outside its own body) that stands behind the dialog and runs before React. The key can be turned off in the
 * dialog, as WCAG 2.1.4 asks for shortcuts of a single character.
 */
export function searchKey({ id, setting }: SearchKeyOptions): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const isOff = () => {
    try {
      return localStorage.getItem(setting) === "off";
    } catch {
      return false;
    }
  };
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
      return;
    const { target } = event;
    const isTyping = target instanceof Element && target.closest("input:not([type=radio], [type=checkbox]), textarea, select");
    if (isTyping || dialog.open || isOff()) return;
    event.preventDefault();
    dialog.showModal();
  });
  if ("command" in HTMLButtonElement.prototype) return;
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest(`[commandfor="${id}"]`);
    if (!button) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}
