import { runSteps } from "../run-steps";
import { readStylesheet } from "../stylesheet";
import { inlineStyles } from "./inline-styles";

const page = (head: string) =>
  `<html><head>${head}</head><body><p class="a>b c"></p><svg><use href="/art/a.svg#one"></use></svg></body></html>`;
const LINK = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next">';

const SPRITE_CLASSES: Record<string, string[]> = { "/art/a.svg": ["d-line"], "/art/b.svg": ["d-dot"] };

const inlined = (css: string) =>
  runSteps("index.html", page(LINK), [
    inlineStyles(
      (address) => readStylesheet(css, address),
      (address) => SPRITE_CLASSES[address] ?? [],
    ),
  ]).html;

it("puts the rules that a page needs into the page, in place of the style sheet", () => {
  expect(inlined("p{margin:0}.a\\>b{color:red}.z{color:#00f}")).toBe(
    page('<style data-precedence="next">p{margin:0}.a\\>b{color:red}</style>'),
  );
});

it("keeps rules for states that come before the framework, and for what is drawn in the page's own sprites", () => {
  const css = ".dark .c{color:red}.d-line{stroke:red}.d-dot{fill:red}";
  expect(inlined(css)).toContain(">.dark .c{color:red}.d-line{stroke:red}<");
});
