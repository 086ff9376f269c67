/** A page that was renamed or taken away. */
export interface MovedPage {
  /** Its old address, with a slash at both ends: "/industry/old-name/". */
  from: string;
  /** The page that stands for it now, or a section of one: "/industry/new-name/", "/#services". */
  to: string;
}

/**
 * Whoever renames or removes a page's file adds a line here. References and links to the old address then lead to the new one in all of the
 * content, every host answers it with a redirect, and plain buckets get a small page that leads on.
 */
export const movedPages: readonly MovedPage[] = [
  // { from: "/industry/old-name/", to: "/industry/new-name/" },
];
