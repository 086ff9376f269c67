/** @jest-environment jsdom */
import { site } from "@/content/site";

let files: Record<string, Document> = {};
beforeAll(async () => {
  const { sprites } = await import("./sprites");
  const parser = new DOMParser();
  files = Object.fromEntries(
    Object.entries(await sprites()).map(([name, svg]) => [name, parser.parseFromString(svg, "image/svg+xml")]),
  );
});
const read = (name: string) => {
  const file = files[name];
  if (!file) throw new Error(`There is no sprite ${name}`);
  return file;
};
const symbols = (name: string) => [...read(name).querySelectorAll("symbol")];
const ids = (name: string) => [...read(name).querySelectorAll("symbol, view")].map(({ id }) => id);

it("are well-formed files without duplicate ids", () => {
  for (const name of Object.keys(files)) {
    expect([name, read(name).querySelector("parsererror")]).toEqual([name, null]);
    expect(read(name).documentElement.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(ids(name).length).toBeGreaterThan(0);
    expect(new Set(ids(name)).size).toBe(ids(name).length);
  }
});

it("have every network in one file, the technologies in another", () => {
  const networks = site.social.map(({ network }) => network.toLowerCase());
  const social = ids("icons").filter((id) => id.startsWith("net-"));
  expect(social.sort()).toEqual(networks.map((network) => `net-${network}`).sort());
  for (const network of networks) expect(ids("logos")).not.toContain(network);
  expect(ids("logos")).toEqual(expect.arrayContaining(["amazonaws", "microsoftazure", "openjdk", "csharp", "react"]));
});

it("use the colour of the page's text", () => {
  for (const logo of symbols("icons").filter(({ id }) => id.startsWith("net-"))) {
    expect(logo.getAttribute("fill")).toBe("currentColor");
    expect(logo.querySelector("path")?.getAttribute("d")).toMatch(/^M/i);
  }
});

it("show exactly one whole logo in each view", () => {
  const views = [...read("logos").querySelectorAll("view")];
  for (const [index, view] of views.entries()) {
    const [, y = Number.NaN] = (view.getAttribute("viewBox") ?? "").split(" ").map(Number);
    expect(view.nextElementSibling?.getAttribute("transform")).toBe(`translate(0 ${y})`);
    expect(y).toBeGreaterThanOrEqual(index * 24);
  }
});

it("carry their styles as attributes, because WebKit applies no style sheet to what another file refers to", () => {
  const shapes = "path, rect, circle, ellipse, line, polyline, polygon, text";
  for (const name of Object.keys(files).filter((file) => symbols(file).length > 0)) {
    const black = [...read(name).querySelectorAll(shapes)].filter((shape) => !shape.closest("[fill], [stroke]"));
    expect([name, black.map(({ outerHTML }) => outerHTML)]).toEqual([name, []]);
  }
});
