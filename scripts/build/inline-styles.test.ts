/** @jest-environment node */
import { inlineStyles } from "./inline-styles";
import { parseStylesheet } from "./stylesheet";

const SHEET = "/_next/static/chunks/a.css";
const page = (body: string) => ({
  file: "index.html",
  html: `<html><head><link rel="stylesheet" href="${SHEET}" data-precedence="next"/></head><body>${body}</body></html>`,
});

const inlined = (css: string, body: string, files: Record<string, string> = {}, states: string[] = []) =>
  inlineStyles(
    page(body),
    (address) => parseStylesheet(css, address),
    (address) => files[address] ?? "",
    states,
  ).html;

describe("a page's own rules", () => {
  it("are in the page, in place of the style sheet", () => {
    const html = inlined("p{margin:0}.a{color:red}.b{color:blue}", '<p class="a">x</p>');
    expect(html).toContain('<style data-precedence="next">p{margin:0}.a{color:red}</style>');
    expect(html).not.toContain("stylesheet");
    expect(html).not.toContain(".b{");
  });

  it("are found by classes as HTML writes them", () => {
    expect(inlined(".a\\>b{color:red}.\\[\\&_p\\]\\:x{color:red}", '<p class="a&gt;b [&amp;_p]:x"></p>')).toContain(
      'next">.a\\>b{color:red}.\\[\\&_p\\]\\:x{color:red}</style>',
    );
  });

  it("include those for what sprites hold, which some engines style by the page", () => {
    const files = { "/art/offer.svg": '<svg><path class="d-l3"/></svg>' };
    expect(inlined(".d-l3{stroke:red}", '<use href="/art/offer.svg#x"/>', files)).toContain(".d-l3{stroke:red}");
  });

  it("include those for the parts of its inputs", () => {
    expect(inlined("::file-selector-button{color:red}", '<input type="file"/>')).toContain("::file-selector-button{color:red}");
  });

  it("include those for states that come before the framework", () => {
    expect(inlined(".dark .a{color:red}", '<p class="a"></p>', {}, ["dark"])).toContain(".dark .a{color:red}");
  });

  it("find their files from any address", () => {
    const html = inlined("@font-face{font-family:a;src:url(../media/a.woff2)format('woff2')}", "");
    expect(html).toContain("url(/_next/static/media/a.woff2)");
  });
});
