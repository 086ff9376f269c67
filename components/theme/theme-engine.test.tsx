/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server";
import { THEME_CHANGE, themeEngine } from "./theme-engine";
import { ThemeScript } from "./theme-script";

const bars = { light: "#f7f7f4", dark: "#0a1420" };
const isDark = () => document.documentElement.classList.contains("dark");
const press = () => document.querySelector("button")?.click();

let stop = new AbortController();
/** Starts the engine, which lives as long as its page: here until the test ends. */
function start(): void {
  const { signal } = stop;
  const listen = window.addEventListener.bind(window);
  const spy = jest.spyOn(window, "addEventListener");
  spy.mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener, { signal }));
  themeEngine({ change: THEME_CHANGE, bars });
  spy.mockRestore();
}

beforeEach(() => {
  stop = new AbortController();
  document.body.innerHTML = '<button data-theme-toggle=""></button>';
});
afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
  document.head.innerHTML = "";
  document.documentElement.className = "";
  localStorage.clear();
});

it.each([
  ["dark", true],
  ["light", false],
  [null, false],
  ["", false],
  ["Dark", false],
  [" dark ", false],
  ['"dark"', false],
  ["system", false],
  ["null", false],
  ['{"state":{"theme":"dark"}}', false],
])("on load, stored %j: dark is %s", (stored, dark) => {
  if (stored !== null) localStorage.setItem("theme", stored);
  document.documentElement.className = "font-a font-b";
  start();
  expect(document.documentElement.className).toBe(`font-a font-b${dark ? " dark" : ""}`);
  expect(document.querySelector("meta[name=theme-color]")).toHaveAttribute("content", dark ? bars.dark : bars.light);
  expect(localStorage.getItem("theme")).toBe(stored);
});

it.each([
  ["another key's change in another tab", new StorageEvent("storage", { key: "draft", newValue: "dark" })],
  ["a page that is shown, but not from the back/forward cache", new PageTransitionEvent("pageshow", { persisted: false })],
])("%s changes nothing", (_, event) => {
  start();
  localStorage.setItem("theme", "dark");
  window.dispatchEvent(event);
  expect(isDark()).toBe(false);
});

it("with blocked storage it keeps a choice for as long as the page lives, also in the back/forward cache", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  start();
  press();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(isDark()).toBe(true);
});

it("storage that is full only can't keep the choice", () => {
  start();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  press();
  expect(isDark()).toBe(true);
});

it("can stand in HTML as a script", () => {
  const template = document.createElement("template");
  template.innerHTML = renderToStaticMarkup(<ThemeScript />);
  const code = template.content.querySelector("script")?.textContent ?? "";
  expect(code).toContain("theme-color");
  expect(code).not.toMatch(/<\/|<!--|\u2028|\u2029/);
});
