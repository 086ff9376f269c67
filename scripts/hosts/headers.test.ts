/** @jest-environment node */
import { cacheControlOf, contentTypeOf, isImmutable, isPublic, REVALIDATE } from "./headers";

it.each(["/index.html", "/faq/index.html", "/faq/index.txt", "/sitemap.xml", "/robots.txt", "/brochure.pdf"])(
  "%s is revalidated at each use",
  (file) => expect(cacheControlOf(file)).toBe(REVALIDATE),
);

it("files with a hash in their names are cached for a year, images of the brand for a day", () => {
  for (const file of ["/_next/static/chunks/a.js", "/art/1a2b3c/services/devops.svg"]) {
    expect(cacheControlOf(file)).toMatch(/31536000, immutable$/);
    expect(isImmutable(file)).toBe(true);
  }
  expect(isImmutable("/index.html")).toBe(false);
  expect([cacheControlOf("/og/home.png"), cacheControlOf("/favicon.ico")]).toEqual(Array(2).fill("public, max-age=86400"));
});

it("knows content types by extension, and returns undefined for an unknown one", () => {
  expect(contentTypeOf("/services/devops/index.md")).toBe("text/markdown; charset=utf-8");
  expect(contentTypeOf("manifest.webmanifest")).toBe("application/manifest+json");
  expect(contentTypeOf("/a.xyz")).toBeUndefined();
});

it("distinguishes files for visitors from files for the host", () => {
  expect(["/_headers", "/.htaccess", "/index.html.br", "/art/a.svg.gz"].filter(isPublic)).toEqual([]);
  expect(isPublic("/_next/static/a.js")).toBe(true);
});
