/** @jest-environment node */
import { finishPage } from "../page";
import { inlineStyles, withAbsoluteAddresses } from "./inline-styles";

const ADDRESS = "/_next/static/chunks/a.css";

it("puts the style sheet into the page, and leaves a link that no browser fetches", () => {
  const html = `<html><head><link rel="stylesheet" href="${ADDRESS}" data-precedence="next"></head><body></body></html>`;
  const sheetOf = (address: string) => `.a{content:"${address}"}`;
  expect(finishPage("index.html", html, [inlineStyles(sheetOf)]).html).toBe(
    `<html><head><style>.a{content:"${ADDRESS}"}</style><link rel="stylesheet" href="${ADDRESS}" data-precedence="next" disabled=""></head><body></body></html>`,
  );
});

it("finds the sheet's files from any page", () => {
  const css = `@font-face{src:url(../media/a.woff2)format("woff2"),url("../media/b.woff2")}.a{background:url(/c.svg),url(data:x)}`;
  expect(withAbsoluteAddresses(css, ADDRESS)).toBe(
    `@font-face{src:url(/_next/static/media/a.woff2)format("woff2"),url("/_next/static/media/b.woff2")}.a{background:url(/c.svg),url(data:x)}`,
  );
});
