/**
 * What a visitor reads while a page loads and when it doesn't arrive; the heading is the specification's, section 8. These words travel to
 * the browser with the error boundary, so this file imports nothing.
 */
export const loadFailure = {
  heading: "Loading chunk failed.",
  text: "A part of the page did not arrive. The connection may have dropped, or the website was updated while this tab was open.",
  reload: "Reload",
  home: "Home",
  loading: "Loading the page",
};

export type LoadFailureCopy = typeof loadFailure;
