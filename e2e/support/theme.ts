import { expect, type Page } from "@playwright/test";
import { header } from "./visit";

type Theme = "light" | "dark";

/** The value of "theme" in localStorage. */
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

/** Everything that shows the theme: background, the browser's toolbar (theme-color), the browser's own controls, the logo. */
function look(page: Page) {
  return page.evaluate(() => {
    const paper = getComputedStyle(document.body).backgroundColor;
    const sample = document.body.appendChild(document.createElement("i"));
    sample.style.color = document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content ?? "";
    const bars = getComputedStyle(sample).color;
    sample.remove();
    const logos = [...document.querySelectorAll<HTMLImageElement>("header a[aria-label$=home] img")];
    return {
      paper: Number(paper.match(/\d+/)?.[0]) < 128 ? "dark" : "light",
      barsLikePaper: bars === paper,
      controls: getComputedStyle(document.documentElement).colorScheme,
      logo: new URL(logos.find((image) => image.checkVisibility())?.src ?? "about:blank").pathname,
    };
  });
}

const complete = (theme: Theme) => ({
  paper: theme,
  barsLikePaper: true,
  controls: theme,
  logo: `/brand/mark-${theme}.svg`,
});

/** Expects the whole page to be in a theme, with a button for the other one. */
export async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect.poll(() => look(page)).toEqual(complete(theme));
  const other = theme === "light" ? "dark" : "light";
  await expect(header(page).getByRole("button", { name: `Switch to ${other} theme` })).toBeVisible();
}

/** The button in the header that switches the theme. */
export const toggle = (page: Page) => header(page).getByRole("button", { name: /^Switch to (light|dark) theme$/ });

/** A colour of the design tokens as browsers write it: rgb(12, 23, 35) for #0c1723. */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
