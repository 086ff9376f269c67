import { renderToStaticMarkup } from "react-dom/server";
import { isDark, setUpTheme, startEngine } from "@/components/test-support/theme";
import { THEME_REQUEST } from "./theme-engine";
import { ThemeScript } from "./theme-script";

const scriptText = () => {
  const template = document.createElement("template");
  template.innerHTML = renderToStaticMarkup(<ThemeScript />);
  return template.content.querySelector("script")?.textContent ?? "";
};
/** Runs the script as the page's head does. */
const runInline = () => {
  const script = document.createElement("script");
  script.textContent = scriptText();
  document.head.append(script);
  script.remove();
};
const press = (selector: string, init: MouseEventInit = {}) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

setUpTheme();
afterEach(() => document.body.replaceChildren());

describe("the inline script", () => {
  it("is the whole engine: it needs nothing from outside", () => {
    localStorage.setItem("theme", "dark");
    startEngine(runInline);
    expect(isDark()).toBe(true);
    expect(document.querySelector("meta[name=theme-color]")).toHaveAttribute("content", "#0a1420");
    window.dispatchEvent(new CustomEvent(THEME_REQUEST, { detail: "light" }));
    expect(isDark()).toBe(false);
    expect(document.querySelector("meta[name=theme-color]")).toHaveAttribute("content", "#f7f7f4");
  });

  it("can stand in HTML as it is, and is the same in every build", () => {
    expect(scriptText()).not.toMatch(/<\/|<!--|\u2028|\u2029/);
    expect(renderToStaticMarkup(<ThemeScript />)).toBe(renderToStaticMarkup(<ThemeScript />));
  });
});

describe("a press on a toggle that React has not taken", () => {
  beforeEach(() => {
    document.body.innerHTML = `<button data-theme-toggle=""><span id="dial"><svg id="art"></svg></span></button><p id="else"></p>`;
    startEngine();
  });

  it.each(["button", "#dial", "#art"])("on %s turns the theme, and back", (target) => {
    press(target);
    expect(isDark()).toBe(true);
    expect(localStorage.getItem("theme")).toBe("dark");
    press(target);
    expect(isDark()).toBe(false);
    expect(localStorage.getItem("theme")).toBe("light");
  });

  it("is left to whoever prevented its default", () => {
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    press("button");
    expect(isDark()).toBe(false);
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it("elsewhere does nothing", () => {
    press("#else");
    document.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(isDark()).toBe(false);
  });
});
