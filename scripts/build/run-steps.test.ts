import { append, create, named } from "./html-tree";
import { runSteps, type Step } from "./run-steps";
import { frameworkOnIntent } from "./steps/framework-on-intent";
import { inlineStyles } from "./steps/inline-styles";
import { policy } from "./steps/policy";
import { readStylesheet } from "./stylesheet";

const HTML =
  '<!DOCTYPE html><html><head></head><body><p class="a">1 &lt; 2<br>x</p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></body></html>';

const add = (text: string): Step => ({
  name: text,
  run({ document }) {
    for (const body of named(document, "body")) append(body, create("i", {}, text));
  },
});

it("writes a page that no step changes as it was", () => {
  expect(runSteps("a.html", HTML, [])).toEqual({ html: HTML, skipped: [] });
});

it("leaves a step out that throws, with all it had done by then, and takes the page through the others", () => {
  const failing: Step = {
    name: "failing",
    run(page) {
      add("half").run(page);
      throw new Error("not what it was");
    },
  };
  const { html, skipped } = runSteps("a.html", HTML, [add("one"), failing, add("two")]);
  expect(html).toBe(HTML.replace("</body>", "<i>one</i><i>two</i></body>"));
  expect(skipped).toEqual([{ file: "a.html", step: "failing", reason: "not what it was" }]);
});

/* What a page of Next's looks like, and what becomes of it where an update writes something else. */

const NEXT = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/a.css"><script src="/_next/a.js" async=""></script></head><body><p>x</p><script id="_R_">boot()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:a"])</script></body></html>`;
const steps = [
  frameworkOnIntent("function(){}", undefined),
  inlineStyles(
    (address) => readStylesheet("p{color:red}", address),
    () => [],
  ),
  policy({ connect: [], form: [] }),
];

it("finishes a page as Next writes it", () => {
  expect(runSteps("a.html", NEXT, steps).skipped).toEqual([]);
});

it.each([
  ["the framework is no async script", "async", "defer", "framework-on-intent", "no <script async> of the framework"],
  [
    "another script of Next's is there",
    "<p>",
    '<script src="/_next/b.js" type="module"></script><p>',
    "framework-on-intent",
    "neither async nor nomodule",
  ],
  ["nothing is marked as what starts it", 'id="_R_"', 'id="_S_"', "framework-on-intent", '<script id="_R_">'],
  [
    "the payload has another form",
    "self.__next_f.push([1",
    "globalThis.__next_f.push([1",
    "framework-on-intent",
    "of another form",
  ],
  ["the payload is cut off", '"1:a"]', '"1:a', "framework-on-intent", ""],
  ["the style sheet comes otherwise", 'rel="stylesheet"', 'rel="styles"', "inline-styles", 'no <link rel="stylesheet">'],
])("leaves the page to Next where %s, with its policy", (_, now, then, step, reason) => {
  const changed = NEXT.replace(now, then);
  const { html, skipped } = runSteps("a.html", changed, steps);
  expect(skipped).toEqual([{ file: "a.html", step, reason: expect.stringContaining(reason) }]);
  expect(html).toBe(
    runSteps(
      "a.html",
      changed,
      steps.filter(({ name }) => name !== step),
    ).html,
  );
  expect(html).toContain("Content-Security-Policy");
});
