import { patch, undoAll } from "./patch";

/** Stands for `:popover-open`, which jsdom parses but never matches. */
const OPEN = "data-popover-open";

interface Shown {
  panel: HTMLElement;
  /** The button that opened it, by click or as `source`. */
  source: Element | undefined;
  focusBefore: Element | null;
}

let shown: Shown[] = [];
const tasks = new Map<HTMLElement, { from: string; timer: number }>();
const isOpen = (panel: Element) => panel.hasAttribute(OPEN);

/** Browsers report a change in a task of its own, and several changes of one panel in one event. */
function queueToggle(panel: HTMLElement, newState: "open" | "closed"): void {
  const from = tasks.get(panel)?.from ?? (newState === "open" ? "closed" : "open");
  clearTimeout(tasks.get(panel)?.timer);
  const timer = window.setTimeout(() => {
    tasks.delete(panel);
    panel.dispatchEvent(Object.assign(new Event("toggle"), { oldState: from, newState }));
  }, 0);
  tasks.set(panel, { from, timer });
}

function show(panel: HTMLElement, source?: Element): void {
  if (!panel.hasAttribute("popover")) throw new DOMException("Not a popover", "NotSupportedError");
  if (isOpen(panel)) return;
  if (!panel.isConnected || panel.hasAttribute("open")) throw new DOMException("Can't be shown", "InvalidStateError");
  const focusBefore = document.activeElement;
  for (const other of [...shown].reverse()) if (!other.panel.contains(source ?? panel)) hide(other.panel, false);
  panel.setAttribute(OPEN, "");
  shown.push({ panel, source, focusBefore });
  queueToggle(panel, "open");
}

function hide(panel: HTMLElement, restoreFocus = true): void {
  const entry = shown.find((candidate) => candidate.panel === panel);
  if (!entry) return;
  const hadFocus = panel.contains(document.activeElement);
  shown = shown.filter((candidate) => candidate !== entry);
  panel.removeAttribute(OPEN);
  queueToggle(panel, "closed");
  if (restoreFocus && hadFocus && entry.focusBefore instanceof HTMLElement) entry.focusBefore.focus();
}

function runCommand(button: Element, dialog: HTMLDialogElement): void {
  if (button.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** What a browser does after a click that nobody has prevented. `commandfor` wins over `popovertarget`. */
function activate(event: Event, commands: boolean): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button || event.defaultPrevented) return;
  const commanded = commands && document.getElementById(button.getAttribute("commandfor") ?? "");
  if (commanded instanceof HTMLDialogElement) {
    runCommand(button, commanded);
    return;
  }
  const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (!panel) return;
  const action = button.getAttribute("popovertargetaction");
  if (isOpen(panel) && action !== "show") hide(panel);
  else if (!isOpen(panel) && action !== "hide") show(panel, button);
}

/** A press outside of a panel and of its button closes it. */
function lightDismiss({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const invoked = target.closest("[popovertarget]")?.getAttribute("popovertarget");
  for (const { panel, source } of [...shown].reverse()) {
    if (!panel.contains(target) && !source?.contains(target) && panel.id !== invoked) hide(panel, false);
  }
}

function escapeKey(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const top = shown.at(-1);
  if (top) hide(top.panel);
  else document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
}

function patchDialogs(): void {
  let focusBefore: Element | null = null;
  patch(HTMLDialogElement.prototype, "showModal", function showModal(this: HTMLDialogElement) {
    if (isOpen(this)) throw new DOMException("Shown as a popover", "InvalidStateError");
    for (const { panel } of [...shown]) hide(panel, false);
    focusBefore = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>("a[href], button")?.focus();
  });
  patch(HTMLDialogElement.prototype, "close", function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    if (focusBefore instanceof HTMLElement) focusBefore.focus();
  });
}

/** Has every selector go through `rewrite`, until `undoAll`. */
export function patchSelectors(rewrite: (selector: string) => string): void {
  for (const prototype of [Element.prototype, Document.prototype]) {
    for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
      const native: unknown = Reflect.get(prototype, name);
      if (typeof native !== "function") continue;
      patch(prototype, name, function select(this: unknown, selector: string) {
        return Reflect.apply(native, this, [rewrite(selector)]);
      });
    }
  }
}

/**
 * Gives jsdom the browser's popovers and dialogs: one `auto` popover at a time, `toggle` events in a later task, invoker buttons, light
 * dismissal, Escape, return of focus. With `commands: false` it is an engine that does not know `commandfor`. Returns what undoes it.
 */
export function installPopovers({ commands = true } = {}): () => void {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = `[popover]:not([${OPEN}], [open]) { display: none } dialog[${OPEN}] { display: block }`;
  // For those who ask whether the browser knows popovers.
  patch(HTMLElement.prototype, "popover", null);
  patch(HTMLElement.prototype, "showPopover", function showPopover(this: HTMLElement, options?: { source?: Element }) {
    show(this, options?.source);
  });
  patch(HTMLElement.prototype, "hidePopover", function hidePopover(this: HTMLElement) {
    hide(this);
  });
  patchDialogs();
  patchSelectors((selector) => selector.replaceAll(":popover-open", `[${OPEN}]`));
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("click", (event) => activate(event, commands), { signal });
  window.addEventListener("pointerdown", lightDismiss, { capture: true, signal });
  window.addEventListener("keydown", escapeKey, { signal });
  return () => {
    listening.abort();
    style.remove();
    undoAll();
    shown = [];
    tasks.clear();
  };
}
