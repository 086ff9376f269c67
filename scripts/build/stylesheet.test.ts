/** @jest-environment node */
import { cutTo, parseStylesheet, withoutFonts } from "./stylesheet";

describe("cutting a sheet for a page with elements p and class a", () => {
  const cut = (css: string, text?: string) => cutTo(parseStylesheet(css, "/_next/static/a.css"), new Set(["p", ".a"]), text);

  it.each([
    ["a rule that can match stays", ".a,p{color:red}", ".a,p{color:red}"],
    ["of several selectors those stay that can match", ".a,.b,p>.z{color:red}", ".a{color:red}"],
    ["elements that the page hasn't demand as well", "p,table{color:red}ol .a{color:blue}", "p{color:red}"],
    [
      "any element, attributes and states are taken to be there",
      "*,:root,::backdrop,[x]:hover{color:red}",
      "*,:root,::backdrop,[x]:hover{color:red}",
    ],
    [
      "parts of inputs that the page hasn't go",
      "::file-selector-button,::-webkit-datetime-edit,::placeholder{color:red}",
      "::placeholder{color:red}",
    ],
    ["a class inside :not() demands nothing", ".a:not(.z){color:red}", ".a:not(.z){color:red}"],
    ["a class that an alternative names demands nothing", ".a:is(.z,.y){color:red}", ".a:is(.z,.y){color:red}"],
    ["every class of a compound is demanded", ".a.z{color:red}", ""],
    ["rules in media and layers go, and what they leave empty", "@layer u{@media print{.z{color:red}}}", ""],
    ["the order of layers is kept", "@layer one,two;", "@layer one,two;"],
    [
      "keyframes stay while something names them",
      ".a{animation:k 1s}@keyframes k{from,to{opacity:0}}",
      ".a{animation:k 1s}@keyframes k{from,to{opacity:0}}",
    ],
    ["keyframes that nothing names go", ".z{animation:k 1s}@keyframes k{to{opacity:0}}", ""],
    [
      "custom properties stay while something reads them, by way of others too",
      ":root{--x:1px;--y:var(--x);--z:2px}.a{top:var(--y)}",
      ":root{--x:1px;--y:var(--x)}.a{top:var(--y)}",
    ],
    [
      "a transition reads what it names",
      "@property --x{inherits:true}.a{--x:1;transition:--x 1s}",
      "@property --x{inherits:true}.a{--x:1;transition:--x 1s}",
    ],
    ["registered properties that nothing reads go", "@property --x{inherits:true}.a{--x:1;color:red}", ".a{color:red}"],
    [
      "what would stand in for a property of the root goes, for others it stays",
      ":root{--x:1px}.a{top:var(--x,2px,3px);left:var(--y,2px)}",
      ":root{--x:1px}.a{top:var(--x);left:var(--y,2px)}",
    ],
    [
      "a property that the root has only on some condition keeps what stands in for it",
      "@media print{:root{--x:1px}}.a{top:var(--x,2px)}",
      "@media print{:root{--x:1px}}.a{top:var(--x,2px)}",
    ],
    ["what only unread properties leave goes", ".a{--x:1}", ""],
  ])("%s", (_, css, expected) => {
    expect(cut(css)).toBe(expected);
  });

  it("keeps what the page's own text reads", () => {
    expect(cut(":root{--x:1px;--y:2px}", '<path d="M0 0" fill="var(--x)"/>')).toBe(":root{--x:1px}");
  });
});

it("leaves the fonts to the pages", () => {
  expect(withoutFonts("@font-face{font-family:a}.a{color:red}")).toBe(".a{color:red}");
});
