/** @jest-environment jsdom */
import { redirectPages } from "./redirect-pages";

const files = redirectPages("https://www.site.example", [{ from: "/industry/old/", to: "/industry/new/" }]);

it("makes a page at each old address that redirects without JavaScript and says noindex", () => {
  expect(Object.keys(files)).toEqual(["industry/old/index.html"]);
  const page = new DOMParser().parseFromString(files["industry/old/index.html"] ?? "", "text/html");
  const content = (selector: string) => page.querySelector(selector)?.getAttribute("content");
  expect(content('meta[http-equiv="refresh"]')).toBe("0; url=/industry/new/");
  expect(content("meta[name=robots]")).toBe("noindex");
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("https://www.site.example/industry/new/");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/industry/new/");
  expect(page.documentElement.lang).toBe("en");
  expect(page.title).not.toBe("");
});

it("its policy allows nothing, because it has no script, style or form", () => {
  expect(files["industry/old/index.html"]).toContain("default-src 'none'");
});
