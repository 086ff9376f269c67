/** @jest-environment jsdom */
import { isChunkFailure, reloadOnce } from "./chunk-failure";

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe("a part of the site's code that did not arrive", () => {
  it.each([
    ["webpack", named("ChunkLoadError", "Loading chunk 42 failed.\n(error: /_next/static/chunks/42.js)")],
    ["webpack, name lost on the way", new Error("Loading chunk app/faq/page failed.")],
    ["webpack's styles", named("ChunkLoadError", "Loading CSS chunk 7 failed.\n(/_next/static/css/7.css)")],
    ["Turbopack", new Error("Failed to load chunk /_next/static/chunks/1f2e.js from module 123")],
    ["Chromium", new TypeError("Failed to fetch dynamically imported module: https://www.company.example/a.js")],
    ["Firefox", new TypeError("error loading dynamically imported module")],
    ["WebKit", new TypeError("Importing a module script failed.")],
  ])("is known by the wording of %s", (_, error) => {
    expect(isChunkFailure(error)).toBe(true);
  });

  it.each([
    ["an error of the page", new TypeError("Cannot read properties of undefined (reading 'map')")],
    ["a failed request", new TypeError("Failed to fetch")],
    ["an error without words", new Error("")],
    ["something thrown that is no error", {}],
  ])("is not %s", (_, error) => {
    expect(isChunkFailure(error)).toBe(false);
  });
});

describe("the automatic reload", () => {
  const page = (pathname: string) => ({ pathname, reload: jest.fn() });
  const storage = () => sessionStorage;
  beforeEach(() => sessionStorage.clear());

  it("happens once", () => {
    const faq = page("/faq/");
    expect(reloadOnce(faq, storage)).toBe(true);
    expect(faq.reload).toHaveBeenCalledTimes(1);
  });

  it("never loops: the page that comes back, and fails again, is left as it is", () => {
    const faq = page("/faq/");
    const answers = Array.from({ length: 5 }, () => reloadOnce(faq, storage));
    expect(answers).toEqual([true, false, false, false, false]);
    expect(faq.reload).toHaveBeenCalledTimes(1);
  });

  it("is there for another page of the same tab", () => {
    reloadOnce(page("/faq/"), storage);
    expect(reloadOnce(page("/contact/"), storage)).toBe(true);
  });

  it("happens once for each page, in whatever order they fail", () => {
    const pages = ["/faq/", "/contact/", "/faq/", "/contact/"].map(page);
    expect(pages.map((each) => reloadOnce(each, storage))).toEqual([true, true, false, false]);
  });

  it("is recorded before it starts, as nothing runs after it", () => {
    const reload = jest.fn(() => expect(reloadOnce(page("/faq/"), storage)).toBe(false));
    expect(reloadOnce({ pathname: "/faq/", reload }, storage)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("does not happen offline, where the browser's own error page would come, and is not spent by it", () => {
    const faq = page("/faq/");
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(reloadOnce(faq, storage)).toBe(false);
    expect(faq.reload).not.toHaveBeenCalled();
    onLine.mockRestore();
    expect(reloadOnce(faq, storage)).toBe(true);
  });

  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  it.each([
    ["the storage itself", refuse],
    ["reading", () => ({ ...sessionStorage, getItem: refuse, setItem: () => {} })],
    ["writing", () => ({ ...sessionStorage, getItem: () => null, setItem: refuse })],
  ])("does not happen where %s is refused: nothing could keep it from looping", (_, blocked) => {
    const faq = page("/faq/");
    expect(reloadOnce(faq, blocked)).toBe(false);
    expect(faq.reload).not.toHaveBeenCalled();
  });
});
