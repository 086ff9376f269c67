import { runSteps } from "../run-steps";
import { elementStyles } from "./element-styles";

const page = (body: string, head = "") => `<html><head>${head}</head><body>${body}</body></html>`;
const finished = (body: string) => runSteps("index.html", page(body), [elementStyles]);

it("moves style attributes into a style sheet of the page, equal ones into one rule", () => {
  const styled = `<p style="font-size:12.5cqi">A</p><p class="a" style="margin-left:-0.1em">B</p><p style="font-size:12.5cqi">C</p>`;
  expect(finished(styled).html).toBe(
    page(
      `<p data-style="1">A</p><p class="a" data-style="2">B</p><p data-style="1">C</p>`,
      `<style>[data-style="1"]{font-size:12.5cqi}[data-style="2"]{margin-left:-0.1em}</style>`,
    ),
  );
});

it("reads a value as the browser does", () => {
  expect(finished(`<p style="font-family:&quot;A&quot;">A</p>`).html).toContain(`[data-style="1"]{font-family:"A"}</style>`);
});

it.each([
  ["a page without them", "<p>A</p>"],
  ["what only looks like one", `<p title="a style=x">style="color:red"</p><script>x = '<p style="color:red">'</script>`],
])("leaves %s as it is", (_, body) => {
  expect(finished(body)).toEqual({ html: page(body), skipped: [] });
});

it.each(["}a{color:red", "a{color:red}", "</style><script>x()"])("writes no rule for style=%j", (css) => {
  const { html, skipped } = finished(`<p style="${css}">A</p>`);
  expect(skipped).toHaveLength(1);
  expect(html).not.toContain("<style>");
});

it("writes the rules at the end of the page's sheet, so that no second one follows it", () => {
  const html = page('<p style="color:red">A</p>', "<style>.a{margin:0}</style>");
  expect(runSteps("index.html", html, [elementStyles]).html).toContain('<style>.a{margin:0}[data-style="1"]{color:red}</style>');
});
