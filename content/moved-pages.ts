/** A page that was renamed or taken away. */
export interface MovedPage {
  /** Its old address. It has to start and end with a slash: "/industry/old-name/". */
  from: string;
  /** The page that replaces it, or a section of one: "/industry/new-name/", "/#services". */
  to: string;
}

/**
 * Redirects from pages that were renamed or removed. Add a line here whenever you rename or remove a page's file. References and links to the old
 * address then follow it in all of the content, every host answers the old address with a redirect, and hosts without redirects get a small page that
 * forwards. Other redirects, such as from addresses that people type, are in scripts/hosts/redirects.ts.
 */
export const movedPages: readonly MovedPage[] = [
  // { from: "/industry/old-name/", to: "/industry/new-name/" },
];
