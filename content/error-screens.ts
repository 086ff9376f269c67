export interface ErrorScreens {
  unexpected: { heading: string; text: string; actions: { retry: string; home: string; contact: string } };
  loadFailed: { heading: string; text: string; reload: string; loading: string };
}

/**
 * What a visitor reads when something is broken. The two headings are the specification's, section 8. These words travel to the browser with
 * the error boundaries, so this file imports nothing.
 */
export const errorScreens: ErrorScreens = {
  unexpected: {
    heading: "Unexpected Application Error!",
    text: "Something broke while this page was being drawn. Trying again often helps. If it does not, tell us which page it was.",
    actions: { retry: "Try again", home: "Home", contact: "Contact" },
  },
  loadFailed: {
    heading: "Loading chunk failed.",
    text: "A part of the page did not arrive. The connection may have dropped, or the website was updated while this tab was open.",
    reload: "Reload",
    loading: "Loading the page",
  },
};
