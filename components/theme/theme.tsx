"use client";

import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { THEME_CHANGE, THEME_REQUEST, type Theme } from "./theme-engine";

interface ThemeContextValue {
  theme: Theme;
  setTheme: (theme: Theme) => void;
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

const subscribe = (onChange: () => void) => {
  window.addEventListener(THEME_CHANGE, onChange);
  return () => window.removeEventListener(THEME_CHANGE, onChange);
};
const current = (): Theme => (document.documentElement.classList.contains("dark") ? "dark" : "light");
const onServer = (): Theme => "light";

/** Gives the tree below it the theme that the engine keeps. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribe, current, onServer);
  const value = useMemo(() => {
    const setTheme = (next: Theme) => window.dispatchEvent(new CustomEvent(THEME_REQUEST, { detail: next }));
    return { theme, setTheme, toggleTheme: () => setTheme(theme === "dark" ? "light" : "dark") };
  }, [theme]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** The theme and the ways to change it. Throws outside a ThemeProvider. */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (!value) throw new Error("useTheme must be used within a ThemeProvider");
  return value;
}

interface ThemeToggleProps {
  className?: string;
  /** The dial, drawn on the server. */
  children: ReactNode;
}

/** Switches the theme. Its name comes from the children and follows the theme by CSS, so that it is right before React runs; so does the dial. */
export function ThemeToggle({ className, children }: ThemeToggleProps) {
  const { toggleTheme } = useTheme();
  const turn = (event: MouseEvent) => {
    event.preventDefault();
    toggleTheme();
  };
  return (
    <button type="button" data-theme-toggle="" className={className} onClick={turn}>
      {children}
    </button>
  );
}
