import { announced, bars, isDark, pressToggle, setUpTheme, startEngine } from "@/components/test-support/theme";

const root = document.documentElement;
const themeColor = () => [...document.querySelectorAll("meta[name=theme-color]")].map((bar) => bar.getAttribute("content"));
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
    pressToggle();
    expect(root).toHaveClass("font-a font-b", { exact: true });
    root.className = "";
  });
});

describe("a press on a toggle", () => {
  it.each(["button", "#dial", "#art"])(
    "on %s shows, keeps and announces the other theme, and colours the browser's bars",
    (target) => {
      startEngine();
      pressToggle(target);
      expect(isDark()).toBe(true);
      expect(localStorage.getItem("theme")).toBe("dark");
      expect(themeColor()).toEqual([bars.dark]);
      pressToggle(target);
      expect(isDark()).toBe(false);
      expect(localStorage.getItem("theme")).toBe("light");
      expect(themeColor()).toEqual([bars.light]);
      expect(announced).toEqual([true, false]);
    },
  );

  it("elsewhere does nothing", () => {
    startEngine();
    pressToggle("#else");
    document.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(announced).toEqual([]);
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

  it("starts light and still answers a press", () => {
    block();
    expect(startEngine).not.toThrow();
    expect(isDark()).toBe(false);
    pressToggle();
    expect(isDark()).toBe(true);
    expect(themeColor()).toEqual([bars.dark]);
  });

  it("keeps a choice for as long as the page lives", () => {
    block();
    startEngine();
    pressToggle();
    comeBack(true);
    expect(isDark()).toBe(true);
  });

  it("that is full only can't keep the choice", () => {
    startEngine();
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    pressToggle();
    expect(isDark()).toBe(true);
  });
});
