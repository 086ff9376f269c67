/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { ThemeProvider, ThemeToggle, useTheme } from "./theme";
import { THEME_CHANGE } from "./theme-engine";

/** Shows the theme that useTheme returns. */
const ShownTheme = () => <p>{`It is ${useTheme()}`}</p>;

it("useTheme throws outside its provider, and so does the toggle", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<ShownTheme />)).toThrow("useTheme must be used within a ThemeProvider");
  expect(() => render(<ThemeToggle>Dial</ThemeToggle>)).toThrow("useTheme must be used within a ThemeProvider");
});

it("useTheme returns the theme, and follows it", () => {
  const { unmount } = render(<ShownTheme />, { wrapper: ThemeProvider });
  expect(screen.getByText("It is light")).toBeVisible();
  document.documentElement.classList.add("dark");
  act(() => void window.dispatchEvent(new Event(THEME_CHANGE)));
  expect(screen.getByText("It is dark")).toBeVisible();
  const listening = jest.spyOn(window, "removeEventListener");
  unmount();
  expect(listening).toHaveBeenCalledWith(THEME_CHANGE, expect.any(Function));
});
