"use client";

import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { THEME_CHANGE, type Theme } from "./theme-engine";

const ThemeContext = createContext<Theme | null>(null);

const subscribe = (onChange: () => void) => {
  window.addEventListener(THEME_CHANGE, onChange);
  return () => window.removeEventListener(THEME_CHANGE, onChange);
};
const current = (): Theme => (document.documentElement.classList.contains("dark") ? "dark" : "light");
const onServer = (): Theme => "light";

/** Gives the tree below it the theme that the engine keeps. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeContext value={useSyncExternalStore(subscribe, current, onServer)}>{children}</ThemeContext>;
}

/** The theme. Throws outside a ThemeProvider. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error("useTheme must be used within a ThemeProvider");
  return theme;
}

interface ThemeToggleProps {
  className?: string;
  /** The dial, drawn on the server. */
  children: ReactNode;
}

/**
 * Switches the theme: the engine answers the click, before and after React runs. Its name comes from the children and follows the theme by CSS; so
 * does the dial.
 */
export function ThemeToggle({ className, children }: ThemeToggleProps) {
  // It needs no value: a toggle outside the provider is a mistake, and throws.
  useTheme();
  return (
    <button type="button" data-theme-toggle="" className={className}>
      {children}
    </button>
  );
}
