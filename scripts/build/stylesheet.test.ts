import { cutTo, readStylesheet, withoutFonts } from "./stylesheet";

const cut = (css: string, ...classes: string[]) => cutTo(readStylesheet(css, "/_next/chunks/a.css"), new Set(classes));

it.each([
  ["rules for elements and for classes that are there stay", "p{margin:0}.a{color:red}", "p{margin:0}.a{color:red}"],
  ["rules for classes that are not there go", ".z{color:red}.a .z{color:red}", ""],
  ["of a list stays what is there", ".a,.z,.a .z{color:red}", ".a{color:red}"],
  ["a choice of which nothing is there demands too much", ":is(.y,.z) p,.a:has(>.z){color:red}", ""],
  [
    "a choice of which something is there stays whole: its heaviest part is its specificity",
    ".a:is(.a,.y .z):has(.z,p){color:red}",
    ".a:is(.a,.y .z):has(.z,p){color:red}",
  ],
  ["what a page may lack, as in :not(), demands nothing", ".a:not(.z){color:red}", ".a:not(.z){color:red}"],
  ["rules in media and layers go, and what they leave empty", "@layer u{@media print{.z{color:red}}}", "@layer u;"],
  ["the order of layers is kept", "@layer one,two;.a{color:red}", "@layer one,two;.a{color:red}"],
  ["classes are meant as HTML writes them", ".md\\:a\\>b{color:red}.\\31 0{color:#00f}", ".md\\:a\\>b{color:red}"],
])("%s", (_, css, expected) => {
  expect(cut(css, "a", "md:a>b")).toBe(expected);
});

it("finds its files from any page", () => {
  const css = `.a{background:url(../media/a.png)}.b{background:url("/c.png")}`;
  expect(cut(css, "a", "b")).toBe(".a{background:url(/_next/media/a.png)}.b{background:url(/c.png)}");
});

it("writes a prefix once", () => {
  const css = ".a{-webkit-mask:var(--a);mask:var(--a)}";
  expect(cut(css, "a")).toBe(css);
});

it("leaves the fonts to the pages", () => {
  expect(withoutFonts("@font-face{font-family:a}.a{color:red}")).toBe(".a{color:red}");
});
