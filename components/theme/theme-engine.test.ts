import { announced, bars, isDark, setUpTheme, startEngine } from "@/components/test-support/theme";
import { THEME_REQUEST } from "./theme-engine";

const root = document.documentElement;
const themeColor = () => [...document.querySelectorAll("meta[name=theme-color]")].map((bar) => bar.getAttribute("content"));
const ask = (theme: string) => window.dispatchEvent(new CustomEvent(THEME_REQUEST, { detail: theme }));
const inOtherTab = (theme: string | null, key: string | null = "theme") => {
  if (theme === null) localStorage.removeItem("theme");
  else localStorage.setItem("theme", theme);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: theme }));
};
/** A page as it comes back from the back/forward cache. */
const comeBack = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

setUpTheme();

describe("on load", () => {
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
  ])("stored %j: dark is %s", (stored, dark) => {
    if (stored !== null) localStorage.setItem("theme", stored);
    startEngine();
    expect(isDark()).toBe(dark);
    expect(themeColor()).toEqual([dark ? bars.dark : bars.light]);
    expect(localStorage.getItem("theme")).toBe(stored);
  });

  it("leaves the root's other classes alone", () => {
    root.className = "font-a font-b";
    localStorage.setItem("theme", "dark");
    startEngine();
    expect(root).toHaveClass("font-a font-b dark", { exact: true });
    ask("light");
    expect(root).toHaveClass("font-a font-b", { exact: true });
    root.className = "";
  });
});

describe("asked for a theme", () => {
  it("shows, keeps and announces it, and colours the browser's bars", () => {
    startEngine();
    ask("dark");
    expect(isDark()).toBe(true);
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(themeColor()).toEqual([bars.dark]);
    ask("light");
    expect(isDark()).toBe(false);
    expect(localStorage.getItem("theme")).toBe("light");
    expect(themeColor()).toEqual([bars.light]);
    expect(announced).toEqual([true, false]);
  });

  it.each(["Dark", "blue", ""])("takes %j for light", (theme) => {
    localStorage.setItem("theme", "dark");
    startEngine();
    ask(theme);
    expect(isDark()).toBe(false);
    expect(localStorage.getItem("theme")).toBe("light");
  });
});

describe("another tab", () => {
  it("changes the theme here too", () => {
    startEngine();
    inOtherTab("dark");
    expect(isDark()).toBe(true);
    expect(themeColor()).toEqual([bars.dark]);
    inOtherTab("nonsense");
    expect(isDark()).toBe(false);
    expect(announced).toEqual([true, false]);
  });

  it("that clears all storage brings back light", () => {
    localStorage.setItem("theme", "dark");
    startEngine();
    inOtherTab(null, null);
    expect(isDark()).toBe(false);
  });

  it("that stores something else changes nothing", () => {
    startEngine();
    localStorage.setItem("theme", "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: "draft", newValue: "dark" }));
    expect(isDark()).toBe(false);
  });
});

describe("the back/forward cache", () => {
  it.each([
    [true, true],
    [false, false],
  ])("a page that comes back (%s) follows a theme chosen meanwhile: %s", (persisted, dark) => {
    startEngine();
    localStorage.setItem("theme", "dark");
    comeBack(persisted);
    expect(isDark()).toBe(dark);
  });
});

describe("blocked storage", () => {
  const block = () => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    jest.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  };

  it("starts light and still changes on demand", () => {
    block();
    expect(startEngine).not.toThrow();
    expect(isDark()).toBe(false);
    ask("dark");
    expect(isDark()).toBe(true);
    expect(themeColor()).toEqual([bars.dark]);
  });

  it("keeps a choice for as long as the page lives", () => {
    block();
    startEngine();
    ask("dark");
    comeBack(true);
    expect(isDark()).toBe(true);
  });

  it("that is full only can't keep the choice", () => {
    startEngine();
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    ask("dark");
    expect(isDark()).toBe(true);
  });
});
