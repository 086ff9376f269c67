/** @jest-environment node */
import { finishPage } from "../finish-page";
import { readStylesheet } from "../stylesheet";
import { inlineStyles } from "./inline-styles";

const page = (head: string) => `<html><head>${head}</head><body><p class="a>b c"></p></body></html>`;
const LINK = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next">';

const inlined = (css: string, drawn: string[] = []) =>
  finishPage("index.html", page(LINK), [inlineStyles((address) => readStylesheet(css, address), drawn)]).html;

it("puts the rules that a page needs into the page, in place of the style sheet", () => {
  expect(inlined("p{margin:0}.a\\>b{color:red}.z{color:#00f}")).toBe(
    page('<style data-precedence="next">p{margin:0}.a\\>b{color:red}</style>'),
  );
});

it("keeps rules for states that come before the framework, and for what is drawn in sprites", () => {
  expect(inlined(".dark .c{color:red}.d-line{stroke:red}", ["d-line"])).toContain(">.dark .c{color:red}.d-line{stroke:red}<");
});
