import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { stubBrowser } from "@/components/test-support/media";
import { announced, isDark, setUpTheme, startEngine } from "@/components/test-support/theme";
import { ThemeDial } from "@/components/theme/theme-dial";
import { ThemeProvider, useTheme } from "./theme";
import { THEME_CHANGE } from "./theme-engine";

const dial = () => screen.getByRole("button", { name: /^Switch to/ });

/** Shows the theme that useTheme returns. */
const ShownTheme = () => <p>{`It is ${useTheme()}`}</p>;
const page = (
  <ThemeProvider>
    <ThemeDial className="" />
    <ShownTheme />
  </ThemeProvider>
);

setUpTheme();
beforeEach(() => {
  stubBrowser();
  // The utilities by which the toggle's name follows the theme.
  document.head.innerHTML =
    "<style>.hidden, .dark .dark\\:hidden { display: none } .dark .dark\\:inline { display: inline }</style>";
});

describe("useTheme", () => {
  it("throws outside its provider, and so does the toggle", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<ShownTheme />)).toThrow("useTheme must be used within a ThemeProvider");
    expect(() => render(<ThemeDial className="" />)).toThrow("useTheme must be used within a ThemeProvider");
  });

  it("returns the theme, and follows the toggle and other tabs", async () => {
    startEngine();
    render(page);
    expect(screen.getByText("It is light")).toBeVisible();
    await userEvent.click(dial());
    expect(screen.getByText("It is dark")).toBeVisible();
    expect(localStorage.getItem("theme")).toBe("dark");
    localStorage.setItem("theme", "light");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" })));
    expect(screen.getByText("It is light")).toBeVisible();
  });

  it("stops listening on unmount", () => {
    startEngine();
    const listening = jest.spyOn(window, "removeEventListener");
    render(page).unmount();
    expect(listening).toHaveBeenCalledWith(THEME_CHANGE, expect.any(Function));
  });
});

describe("the toggle", () => {
  it("turns the theme once for each press", async () => {
    startEngine();
    render(page);
    await userEvent.click(dial());
    expect(announced).toEqual([true]);
    await userEvent.click(dial());
    expect(announced).toEqual([true, false]);
    expect(localStorage.getItem("theme")).toBe("light");
  });

  it("turns twice on a double press", async () => {
    startEngine();
    render(page);
    await userEvent.dblClick(dial());
    expect(announced).toEqual([true, false]);
  });

  it("works by keyboard", async () => {
    startEngine();
    render(page);
    await userEvent.tab();
    expect(dial()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(isDark()).toBe(true);
    await userEvent.keyboard(" ");
    expect(isDark()).toBe(false);
  });

  it("its name says what a press will do", async () => {
    startEngine();
    render(page);
    expect(dial()).toHaveAccessibleName("Switch to dark theme");
    await userEvent.click(dial());
    expect(dial()).toHaveAccessibleName("Switch to light theme");
  });
});

describe("the server's page, when the stored theme is dark", () => {
  it("answers before React, hydrates without a warning, and knows the theme", async () => {
    const problems = jest.spyOn(console, "error").mockImplementation(() => {});
    const onRecoverableError = jest.fn();
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    expect(container).not.toContainHTML("style=");
    localStorage.setItem("theme", "dark");
    startEngine();
    await userEvent.click(dial());
    await userEvent.click(dial());
    expect(announced).toEqual([false, true]);

    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    expect(screen.getByText("It is dark")).toBeVisible();
    expect(dial()).toHaveAccessibleName("Switch to light theme");
    await userEvent.click(dial());
    expect(announced).toEqual([false, true, false]);
    expect(problems).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  });
});
