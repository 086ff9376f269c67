import { patch, undoAll } from "./patch";

/** The dialog's texts that the server writes. */
export const copy = {
  label: "Search this site",
  placeholder: "A service",
  close: "Close search",
  loading: "Loading the search",
  failed: "The search did not load.",
  retry: "Retry",
};
/** What the index says beside its pages. */
export const words = {
  invitation: "All {count} pages.",
  examples: ["refund"],
  keys: "Arrow keys move",
  keySetting: "The / key opens this",
  siteMap: "Site map: all pages",
  one: "1 page for “{query}”",
  many: "{count} pages for “{query}”",
  near: { one: "Nothing for “{query}”. 1 page with {words}", many: "Nothing for “{query}”. {count} pages with {words}" },
  none: "Nothing for “{query}”",
  ways: { text: "Ask us.", links: [{ href: "/contact/", label: "Ask" }] },
};

/** Two pages that name a refund. */
export const pages = [
  { route: "/refundPolicy/", name: "Refund Policy", group: "Terms", line: "Money back", text: ["A refund needs a rule."] },
  { route: "/industry/travel/", name: "Travel", group: "Industry", line: "Trips", text: ["Trips are refunded in part."] },
];

// jsdom does not know the element; the dialog comes from the server, where React writes its script into the HTML.
const KNOWN = /tag <search>|tag <%s>|Encountered a script tag|The tag/;

/** Gives jsdom modal dialogs and silences what it says about the search's markup, in each test of a file. */
export function setUpSearchDialog(): void {
  beforeEach(() => {
    const report = console.error;
    jest.spyOn(console, "error").mockImplementation((...said) => void (KNOWN.test(String(said[0])) || report(...said)));
    patch(HTMLDialogElement.prototype, "showModal", function showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector("input")?.focus();
    });
    patch(HTMLDialogElement.prototype, "close", function close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    });
    localStorage.clear();
  });
  afterEach(() => {
    undoAll();
    jest.restoreAllMocks();
  });
}
