import type { Page } from "./page";

/** What is not markup: it stays as it is, to the byte. */
const RAW = /(<script\b.*?<\/script>|<style\b.*?<\/style>)/s;
/** What React's server writes for its streaming runtime alone, on the element inside a view transition; HTML knows no such attribute. */
const MARK = /(<[a-z]+[^<>]*) vt-update="[a-z]+"/g;
/** Shapes close themselves within SVG; React's server always writes the tag. */
const EMPTY_SHAPE = /<(circle|ellipse|line|path|polygon|polyline|rect|use)\b([^<>]*)><\/\1>/g;
/** Elements that are void in HTML need no slash. */
const VOID = /(<(?:br|img|input|link|meta)\b[^<>]*)\/>/g;
/** An attribute without a value has the empty one. */
const EMPTY_VALUE = /(?<=<[a-z][^<>]*)=""(?=[ />])/g;

const shorten = (markup: string): string =>
  markup.replaceAll(MARK, "$1").replaceAll(EMPTY_SHAPE, "<$1$2/>").replaceAll(VOID, "$1>").replaceAll(EMPTY_VALUE, "");

/**
 * Takes out what the page says the same without: React's marks for streaming, end tags of shapes, slashes and empty values. The steps that
 * read React's own spelling come before.
 */
export const tidy = ({ file, html }: Page): Page => ({
  file,
  // Split at a group, the odd parts are what the group holds.
  html: html
    .split(RAW)
    .map((part, index) => (index % 2 ? part : shorten(part)))
    .join(""),
});
