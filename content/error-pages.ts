import { site } from "./site";

export interface ErrorPages {
  notFound: {
    title: string;
    description: string;
    heading: string;
    lead: string;
    /** Pages that a lost visitor most likely wanted, in this order; their names come from the pages themselves. */
    likely: string[];
    /** Above those links. */
    likelyHeading: string;
  };
  unexpected: { heading: string; text: string; actions: { retry: string; home: string; contact: string } };
  loadFailed: { heading: string; text: string; reload: string; loading: string };
}

/** What a visitor reads when something is missing or broken. The two headings are the specification's, section 8. */
export const errorPages: ErrorPages = {
  notFound: {
    title: `This page is not in the drawing set | ${site.name}`,
    description:
      "There is no page at this address. It may have moved, or a letter may be wrong. Here are the pages that people usually look for instead.",
    heading: "This page is not in the drawing set.",
    lead: "Either the address has a letter wrong or the page has moved. The line goes on from any of these.",
    likely: [
      "/",
      "/services/web-development/",
      "/services/mobile-apps/",
      "/services/ai-ml/",
      "/about/how-we-work/",
      "/faq/",
      "/contact/",
    ],
    likelyHeading: "Most likely you wanted",
  },
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
