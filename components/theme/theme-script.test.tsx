import { renderToStaticMarkup } from "react-dom/server";
import { isDark, pressToggle, setUpTheme, startEngine } from "@/components/test-support/theme";
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

setUpTheme();

describe("the inline script", () => {
  it("is the whole engine: it needs nothing from outside", () => {
    localStorage.setItem("theme", "dark");
    startEngine(runInline);
    expect(isDark()).toBe(true);
    expect(document.querySelector("meta[name=theme-color]")).toHaveAttribute("content", "#0a1420");
    pressToggle();
    expect(isDark()).toBe(false);
    expect(document.querySelector("meta[name=theme-color]")).toHaveAttribute("content", "#f7f7f4");
  });

  it("can stand in HTML as it is, and is the same in every build", () => {
    expect(scriptText()).not.toMatch(/<\/|<!--|\u2028|\u2029/);
    expect(renderToStaticMarkup(<ThemeScript />)).toBe(renderToStaticMarkup(<ThemeScript />));
  });
});
