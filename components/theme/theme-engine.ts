/** Either theme; light is the default. */
export type Theme = "light" | "dark";

/** Fired on window after the theme has changed. */
export const THEME_CHANGE = "theme-change";

interface EngineOptions {
  change: string;
  /** Colour of the browser's own bars, by theme. */
  bars: Record<Theme, string>;
}

/**
 * Keeps the theme, from before first paint to the last tab. It is serialised into an inline script (so it must not use anything
 * from outside its own body) and runs before the page is painted and before React: class `dark` on the root, key `theme` in
 * localStorage, the browser's theme-color, other tabs, pages that come back from the back/forward cache, and clicks on
 * `[data-theme-toggle]`.
 */
export function themeEngine({ change, bars }: EngineOptions): void {
  const root = document.documentElement;
  const bar = document.createElement("meta");
  bar.name = "theme-color";

  // Only reading and writing storage may throw (blocked cookies); anything but "dark" in it means light.
  const read = (): Theme => {
    try {
      return localStorage.getItem("theme") === "dark" ? "dark" : "light";
    } catch {
      return root.classList.contains("dark") ? "dark" : "light";
    }
  };
  const write = (theme: Theme) => {
    try {
      localStorage.setItem("theme", theme);
    } catch {}
  };
  const apply = (theme: Theme) => {
    root.classList.toggle("dark", theme === "dark");
    bar.content = bars[theme];
    window.dispatchEvent(new Event(change));
  };

  apply(read());
  document.head.append(bar);
  window.addEventListener("storage", (event) => {
    if (event.key === "theme" || event.key === null) apply(read());
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) apply(read());
  });
  window.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest("[data-theme-toggle]"))) return;
    const theme = root.classList.contains("dark") ? "light" : "dark";
    write(theme);
    apply(theme);
  });
}
