import { runSteps } from "../run-steps";
import { frameworkOnIntent } from "./framework-on-intent";

const flight = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
const BUILD = '"b":"c0ffee"';
const polyfills = '<script src="/_next/p.js" nomodule=""></script>';
const preload = '<link rel="preload" as="script" href="/_next/a.js">';
const inline = `<script id="_R_">boot()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${flight("1:a\n")}${flight(`2:${BUILD}`)}`;
const own = '<script>theme()</script><script type="application/ld+json">{}</script>';
const HTML = `<html><head>${preload}${polyfills}<script src="/_next/a.js" async=""></script></head><body>${own}${inline}</body></html>`;
const LOADER = "function(page,bootstrap){}";

const finished = (file: string, payload?: string) => runSteps(file, HTML, [frameworkOnIntent(LOADER, payload)]);

it("takes the framework, its polyfills and its payload out and puts the loader in", () => {
  expect(finished("faq/index.html", `1:a\n2:${BUILD}`)).toEqual({
    html: `<html><head></head><body>${own}<script>(${LOADER})({"scripts":["/_next/a.js"],"payload":"/faq/index.txt","length":18,"build":"\\"b\\":\\"c0ffee\\""},()=>{boot()})</script></body></html>`,
    skipped: [],
  });
});

it.each([
  ["there is no file with it", "faq/index.html", undefined],
  ["the page is not its folder's index", "404.html", `1:a\n2:${BUILD}`],
])("leaves the payload inline where %s", (_, file, payload) => {
  const { html } = finished(file, payload);
  expect(html).toContain(flight(`2:${BUILD}`));
  expect(html).toContain('({"scripts":["/_next/a.js"]},');
});

it.each([
  ["says something else", "1:a\n2:c", "index.txt beside it holds other data"],
  ["is cut off", "1:a\n", "index.txt beside it holds other data"],
])("leaves the page to Next where the file %s", (_, payload, reason) => {
  const { html, skipped } = finished("faq/index.html", payload);
  expect(html).toBe(HTML);
  expect(skipped).toEqual([{ file: "faq/index.html", step: "framework-on-intent", reason }]);
});

it("leaves operators of the start-up code as they are", () => {
  const { html, skipped } = runSteps("404.html", HTML.replace("boot()", "if(1<2)boot()"), [frameworkOnIntent(LOADER, undefined)]);
  expect(skipped).toEqual([]);
  expect(html).toContain("()=>{if(1<2)boot()}");
});

it("leaves the page to Next where the start-up code would end its own element", () => {
  const { html, skipped } = runSteps("404.html", HTML, [frameworkOnIntent("function(){'</script>'}", undefined)]);
  expect(html).toBe(HTML);
  expect(skipped).toEqual([expect.objectContaining({ reason: expect.stringContaining("<script") })]);
});

it("leaves the page to Next where its data name no build", () => {
  const { html } = runSteps("faq/index.html", HTML.replace("c0ffee", ""), [frameworkOnIntent(LOADER, '1:a\n2:"b":""')]);
  expect(html).not.toContain(LOADER);
});
