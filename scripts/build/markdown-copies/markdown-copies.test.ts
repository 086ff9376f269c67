import { parse } from "parse5";
import { named } from "../html-tree";
import { readBlocks } from "./blocks";
import { linesOf, markdownOf } from "./text";

const read = (html: string) => {
  const [main] = named(parse(`<main>${html}</main>`), "main");
  return main ? readBlocks(main) : [];
};
const written = (html: string) => markdownOf(read(html), "https://site.example");

it.each([
  ["a heading and a paragraph", "<h2>Time</h2><p>Two\n  weeks.</p>", "## Time\n\nTwo weeks."],
  ["a link of this site", '<p>See <a href="/faq/">the FAQ</a>.</p>', "See [the FAQ](https://site.example/faq/)."],
  ["a link within the page", '<p>See <a href="#form">the form</a>.</p>', "See the form."],
  ["a list", "<ul><li>One</li><li><p>Two</p><p>More.</p></li></ul>", "- One\n- Two: More."],
  ["a counted list after another", "<ul><li>One</li></ul><ol><li>First</li><li>Second</li></ol>", "- One\n\n1. First\n2. Second"],
  [
    "names and what is said of them",
    "<dl><div><dt>Usual duration</dt><dd>Two weeks.</dd></div><div><dt>Hours</dt><dd>9 to 12</dd><dd>2 to 5</dd></div></dl>",
    "- Usual duration: Two weeks.\n- Hours: 9 to 12; 2 to 5",
  ],
  [
    "a table, whose cells name their column on phones",
    "<table><caption>Same</caption><thead><tr><th>Step</th><th>Result</th></tr></thead><tbody><tr><th>Build</th><td><i>Result </i>A | B</td></tr></tbody></table>",
    "| Step | Result |\n| --- | --- |\n| Build | A \\| B |",
  ],
  [
    "the caption of a picture, and the title of a sample",
    '<figure><svg></svg><figcaption>A hall.</figcaption></figure><figure><figcaption data-text="line"><b>Record</b></figcaption></figure>',
    "*In the picture: A hall.*\n\nRecord",
  ],
  [
    "pictures of a list",
    "<ul><li><figure><figcaption>Jaipur</figcaption></figure></li><li><figure><figcaption>Pune</figcaption></figure></li></ul>",
    "- Jaipur\n- Pune",
  ],
  ["a quotation", "<blockquote><p>\u201cGood\u201d work.</p></blockquote>", '> "Good" work.'],
  ["words that stand between elements", "<div>Loose <b>words</b><p>A line.</p>last</div>", "Loose words\n\nA line.\n\nlast"],
  ["words marked as a line", '<ul><li><b data-text="line">Web</b> Sites</li></ul>', "- Web: Sites"],
  [
    "labels of choices",
    "<fieldset><legend>Service</legend><label><input>Web</label><label><input>Apps</label></fieldset>",
    "Service\n\nWeb\n\nApps",
  ],
])("%s", (_name, html, markdown) => {
  expect(written(html)).toBe(markdown);
});

it.each([
  ["drawings", "<svg><title>Title</title><text>Label</text></svg>"],
  ["what is marked", '<p data-text="skip">A vermilion line.</p><p><span data-text="skip">AI &amp; ML</span></p>'],
  ["what a screen reader is spared", '<p aria-hidden="true">1</p>'],
  ["ways to other places", '<nav><a href="/">Home</a></nav>'],
  ["scripts and styles", "<script>code()</script><style>p{}</style>"],
  ["signs alone", "<p>&middot;</p>"],
])("leaves out %s", (_name, html) => {
  expect(written(html)).toBe("");
});

it("gives the search each line once, set as it stands on the page", () => {
  expect(linesOf(read("<p>It\u2019s  here.</p><ul><li>It\u2019s here.</li><li><b>A</b> b</li></ul>"))).toEqual([
    "It\u2019s here.",
    "A b",
  ]);
});
