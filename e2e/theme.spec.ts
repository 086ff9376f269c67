import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { header, visit } from "./support/visit";

type Theme = "light" | "dark";

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

/** What a visitor sees of the theme: the paper, the browser's bars beside it, the browser's own controls, the logo. */
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

/** Expects the page to be in a theme altogether, with the toggle that leads out of it. */
async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect.poll(() => look(page)).toEqual(complete(theme));
  const other = theme === "light" ? "dark" : "light";
  await expect(header(page).getByRole("button", { name: `Switch to ${other} theme` })).toBeVisible();
}

const toggle = (page: Page) => header(page).getByRole("button", { name: /^Switch to (light|dark) theme$/ });

test("it is light at first, whatever the visitor's system prefers", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/");
  await expectTheme(page, "light");
  expect(await stored(page)).toBeNull();
});

test("the toggle switches everything, there and back, and keeps the choice under the key theme", async ({ page }) => {
  await visit(page, "/faq/");
  for (const theme of ["dark", "light", "dark"] as const) {
    await toggle(page).click();
    await expectTheme(page, theme);
    expect(await stored(page)).toBe(theme);
  }
  expect(await page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(true);
});

test("the toggle answers to the keyboard and keeps the focus", async ({ page }) => {
  await visit(page, "/faq/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expectTheme(page, "dark");
  await page.keyboard.press("Space");
  await expectTheme(page, "light");
  await expect(toggle(page)).toBeFocused();
});

test("the choice outlives a reload, a soft navigation and the way back", async ({ page }) => {
  await visit(page, "/faq/");
  await toggle(page).click();
  await page.reload();
  await visit(page, "/faq/");
  await expectTheme(page, "dark");
  await header(page).getByRole("link", { name: "Contact Us" }).last().click();
  await expect(page).toHaveURL("/contact/");
  await expectTheme(page, "dark");
  await page.goBack();
  await expectTheme(page, "dark");
});

test("no page flashes: the theme is there before the first element of the body", async ({ page, troubles }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body && seen.length === 0) seen.push(document.documentElement.classList.contains("dark") ? "dark" : "light");
    }).observe(document, { childList: true, subtree: true });
  });
  for (const route of ["/", "/services/devops/", "/gdpr/", "/no-such-page/"]) {
    await page.goto(route);
    expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual(["dark"]);
  }
  // Of the unknown address.
  expect(troubles.splice(0)).toHaveLength(2);
});

for (const route of ["/", "/contact/", "/industry/retail/"]) {
  test(`${route} comes alive in dark without a mismatch`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await visit(page, route);
    await expectTheme(page, "dark");
  });
}

test("another tab of the visitor follows", async ({ page, context }) => {
  await visit(page, "/faq/");
  const other = await context.newPage();
  await visit(other, "/gdpr/");
  await toggle(other).click();
  await expectTheme(other, "dark");
  await expectTheme(page, "dark");
  await page.evaluate(() => localStorage.clear());
  await expectTheme(other, "light");
});

test("a page that the visitor goes back to follows as well", async ({ page }) => {
  await page.goto("/faq/");
  await visit(page, "/gdpr/");
  await toggle(page).click();
  await page.goBack();
  await expect(page).toHaveURL("/faq/");
  await expectTheme(page, "dark");
});

test("with storage blocked the page works and the toggle holds until the page is left", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The user has blocked storage.", "SecurityError");
      },
    });
  });
  await visit(page, "/faq/");
  await expectTheme(page, "light");
  await toggle(page).click();
  await expectTheme(page, "dark");
  await header(page).getByRole("link", { name: "Contact Us" }).last().click();
  await expect(page).toHaveURL("/contact/");
  await expectTheme(page, "dark");
});

test("any other stored value means light, and the toggle mends it", async ({ page }) => {
  await page.goto("/faq/");
  for (const nonsense of ["", "DARK", "true", '{"theme":"dark"}', "system"]) {
    await page.evaluate((value) => localStorage.setItem("theme", value), nonsense);
    await page.reload();
    await expectTheme(page, "light");
  }
  await toggle(page).click();
  await page.reload();
  await expectTheme(page, "dark");
});
