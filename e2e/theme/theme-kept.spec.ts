import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { expectTheme, toggle } from "../support/theme";
import { header, visit } from "../support/visit";

test("the choice survives a reload, a client-side navigation and going back", async ({ page }) => {
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

test("another tab of the visitor follows", async ({ page, context }) => {
  await visit(page, "/faq/");
  const other = await context.newPage();
  await visit(other, PAGE.gdpr);
  await toggle(other).click();
  await expectTheme(other, "dark");
  await expectTheme(page, "dark");
  await page.evaluate(() => localStorage.clear());
  await expectTheme(other, "light");
});

test("a page that the visitor goes back to follows, too", async ({ page }) => {
  await page.goto("/faq/");
  await visit(page, PAGE.gdpr);
  await toggle(page).click();
  await page.goBack();
  await expect(page).toHaveURL("/faq/");
  await expectTheme(page, "dark");
});

test("with blocked storage the page works, and the theme lasts until the page is left", async ({ page }) => {
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

test("any other stored value means light, and the button corrects it", async ({ page }) => {
  await page.goto("/faq/");
  for (const nonsense of ["", "DARK", "true", '{"theme":"dark"}', "system"]) {
    await page.evaluate((value) => localStorage.setItem("theme", value), nonsense);
    await page.reload();
    await expectTheme(page, "light");
  }
  await toggle(page).click();
  await expectTheme(page, "dark");
  await page.reload();
  await expectTheme(page, "dark");
});
