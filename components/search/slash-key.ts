/** Key in localStorage. The value "off" turns the / key off. */
export const KEY_SETTING = "search-key";

/**
 * Opens the search, whose dialog has this `id`, with the / key, and with its buttons in browsers without invoker commands. It is serialised into
 * an inline script after the dialog, which runs before hydration, so it must not use anything from outside its own body. WCAG 2.1.4 asks that
 * single-character shortcuts can be turned off; the dialog has a checkbox for that.
 */
export function searchKey({ id, setting }: { id: string; setting: string }): void {
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
