/** @jest-environment node */
import { cutTo, inlineStyles, parseStylesheet, withoutFonts } from "./inline-styles";

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

  it("include those for states that come before the framework", () => {
    expect(inlined(".dark .a{color:red}", '<p class="a"></p>', {}, ["dark"])).toContain(".dark .a{color:red}");
  });

  it("find their files from any address", () => {
    const html = inlined("@font-face{font-family:a;src:url(../media/a.woff2)format('woff2')}", "");
    expect(html).toContain("url(/_next/static/media/a.woff2)");
  });
});

describe("cutting a sheet", () => {
  const cut = (css: string, ...classes: string[]) => cutTo(parseStylesheet(css, SHEET), new Set(classes));

  it.each([
    ["a rule stays where one of its selectors can match", ".a,.b{color:red}", ".a,.b{color:red}"],
    ["a class inside :not() demands nothing", ".a:not(.z){color:red}", ".a:not(.z){color:red}"],
    ["a class that an alternative names demands nothing", ".a:is(.z,.y){color:red}", ".a:is(.z,.y){color:red}"],
    ["every class of a compound is demanded", ".a.z{color:red}", ""],
    ["rules in media and layers go, and what they leave empty", "@layer u{@media print{.z{color:red}}}", ""],
    ["the order of layers is kept", "@layer one,two;", "@layer one,two;"],
    [
      "keyframes stay while something names them",
      ".a{animation:k 1s}@keyframes k{to{opacity:0}}",
      ".a{animation:k 1s}@keyframes k{to{opacity:0}}",
    ],
    ["keyframes that nothing names go", ".z{animation:k 1s}@keyframes k{to{opacity:0}}", ""],
  ])("%s", (_, css, expected) => {
    expect(cut(css, "a")).toBe(expected);
  });
});

it("leaves the fonts to the pages", () => {
  expect(withoutFonts("@font-face{font-family:a}.a{color:red}")).toBe(".a{color:red}");
});
