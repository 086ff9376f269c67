import { runSteps } from "../run-steps";
import { fontPreloads } from "./font-preloads";

const preload = (name: string, as: string) => `<link rel="preload" href="/${name}" as="${as}">`;
const fonts = preload("a.woff2", "font") + preload("b.woff2", "font");
const picture = preload("mark.svg", "image");

it("puts the preloads of fonts first in the body, in their order, and leaves others in the head", () => {
  const { html, skipped } = runSteps("index.html", `<html><head>${fonts}${picture}</head><body><p>A</p></body></html>`, [
    fontPreloads,
  ]);
  expect(html).toBe(`<html><head>${picture}</head><body>${fonts}<p>A</p></body></html>`);
  expect(skipped).toEqual([]);
});

it("leaves a page without them as it is", () => {
  const html = `<html><head>${picture}</head><body><p>A</p></body></html>`;
  expect(runSteps("404.html", html, [fontPreloads])).toEqual({ html, skipped: [] });
});
