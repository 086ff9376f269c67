/** @jest-environment node */
import { elementStyles } from "./element-styles";

const page = (body: string, head = "<style>.a{color:red}</style>") => ({
  file: "index.html",
  html: `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`,
});

it("moves style attributes into the page's style sheet, equal ones into one rule", () => {
  const styled = `<p style="font-size:12.5cqi">A</p><p class="a" style="margin-left:-0.1em">B</p><p style="font-size:12.5cqi">C</p>`;
  expect(elementStyles(page(styled)).html).toBe(
    page(
      `<p data-set="1">A</p><p class="a" data-set="2">B</p><p data-set="1">C</p>`,
      `<style>.a{color:red}[data-set="1"]{font-size:12.5cqi}[data-set="2"]{margin-left:-0.1em}</style>`,
    ).html,
  );
});

it("reads a value as the browser does", () => {
  expect(elementStyles(page(`<p style="font-family:&quot;A&quot;">A</p>`)).html).toContain(
    `[data-set="1"]{font-family:"A"}</style>`,
  );
});

it.each([
  ["a page without them", "<p>A</p>"],
  ["what only looks like one", `<p title='a style="b"'>style="color:red"</p><script>x = '<p style="color:red">'</script>`],
])("leaves %s as it is", (_, body) => {
  expect(elementStyles(page(body))).toEqual(page(body));
});

it.each([
  ["no style sheet to put it into", page(`<p style="color:red">A</p>`, ""), /index\.html: no <style>/],
  ["more than declarations", page(`<p style="}a{color:red">A</p>`), /no list of declarations/],
])("stops the build where there is %s", (_, wrong, message) => {
  expect(() => elementStyles(wrong)).toThrow(message);
});
