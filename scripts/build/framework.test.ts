/** @jest-environment node */
import { frameworkOnIntent } from "./framework";

const flight = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
const BUILD = '"b":"c0ffee"';
const polyfills = '<script src="/_next/p.js" noModule=""></script>';
const preload = '<link rel="preload" as="script" href="/_next/a.js"/>';
const inline = `<script id="_R_">boot()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${flight("1:a\n")}${flight(`2:${BUILD}`)}`;
const html = `<html><head>${preload}${polyfills}<script src="/_next/a.js" async=""></script></head><body><p>x</p>${inline}</body></html>`;
const LOADER = "function(page,bootstrap){}";

it("takes the framework, its polyfills and its payload out and puts the loader in", () => {
  const page = frameworkOnIntent({ file: "faq/index.html", html }, `1:a\n2:${BUILD}`, LOADER);
  expect(page.html).toBe(
    `<html><head></head><body><p>x</p><script>(${LOADER})({"scripts":["/_next/a.js"],"payload":"/faq/index.txt","length":18,"build":"\\"b\\":\\"c0ffee\\""},()=>{boot()})</script></body></html>`,
  );
});

it.each([
  ["there is no file with it", "faq/index.html", undefined],
  ["the file says something else", "faq/index.html", "1:a\n2:c"],
  ["the page is not its folder's index", "404.html", `1:a\n2:${BUILD}`],
])("leaves the payload inline where %s", (_, file, payload) => {
  const page = frameworkOnIntent({ file, html }, payload, LOADER);
  expect(page.html).toContain(flight(`2:${BUILD}`));
  expect(page.html).toContain('({"scripts":["/_next/a.js"]},');
});

it("stops the build where Next's scripts are not what it knows", () => {
  expect(() => frameworkOnIntent({ file: "x.html", html: "<body></body>" }, undefined, LOADER)).toThrow(
    "FRAMEWORK_ON_INTENT=off",
  );
});
