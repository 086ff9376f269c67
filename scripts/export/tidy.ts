import type { Page } from "./page";

/**
 * Takes out what React's server writes for its streaming runtime alone, on the element inside a view transition: an exported page does not
 * stream, and HTML knows no such attribute.
 */
export const tidy = ({ file, html }: Page): Page => ({ file, html: html.replaceAll(/(<[a-z]+[^<>]*) vt-update="auto"/g, "$1") });
