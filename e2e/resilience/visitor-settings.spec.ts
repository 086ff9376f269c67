import { chromium } from "@playwright/test";
import { contact } from "@/content/single-pages/contact";
import { switches } from "@/scripts/lib/browser-switches";
import { findBrowser } from "@/scripts/lib/find-browser";
import { menuButton, menuPanel } from "../navigation/support/menus";
import { hits, leadingTo, nameOf, search } from "../search/support/search";
import { exportedFiles, readExported } from "../support/export";
import { contactLink } from "../support/loading";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { documentsOf, visit } from "../support/visit";

test("with all storage blocked, menus, pages, search and form work", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The user has blocked storage.", "SecurityError");
        },
      });
    }
  });
  await visit(page, "/");
  const documents = documentsOf(page);
  await menuButton(page, "Industry").click();
  await menuPanel(page, "Industry").locator(`a[href="${PAGE.retail}"]`).click();
  await expect(page).toHaveURL(PAGE.retail);
  await search(page, nameOf(PAGE.devops));
  await expect(hits(page).first()).toHaveAttribute("href", leadingTo(PAGE.devops));
  await page.keyboard.press("Escape");
  await contactLink(page).click();
  await expect(page).toHaveURL("/contact/");
  await page.getByLabel(contact.form.labels.name).fill("Meera");
  await expect(page.getByLabel(contact.form.labels.name)).toHaveValue("Meera");
  expect(documents).toEqual([]);
});

/** What the common lists block by address, and what they hide by class or id. */
const BLOCKED = /[/._-](ads?|adverts?|banners?|track(er|ing)?|analytics|pixel|beacon|telemetry|metrics|sponsor)[/._-]/i;
const HIDDEN =
  /^(ads?|advert\w*|banner[-_]?ad\w*|sponsor\w*|promo[-_]?box|cookie\w*|consent\w*|newsletter\w*|social([-_]\w+)?|share([-_]\w+)?|popup\w*|overlay\w*)$/i;

test("a blocker of advertisements and trackers finds nothing to block or to hide", async ({ page }) => {
  const files = [...exportedFiles()].filter((file) => /\.(js|css|svg|png|ico|woff2|json)$/.test(file));
  expect(files.filter((file) => BLOCKED.test(file) && !file.startsWith("/og/"))).toEqual([]);
  const names = await page.evaluate(
    (documents) => [
      ...new Set(
        documents.flatMap((html) =>
          [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("[class], [id]")].flatMap((element) => [
            element.id,
            ...element.classList,
          ]),
        ),
      ),
    ],
    [...exportedFiles()].filter((file) => file.endsWith(".html")).map(readExported),
  );
  expect(names.filter((name) => HIDDEN.test(name))).toEqual([]);
});

test("with a larger text size in the browser's settings, headings and layouts change at the same widths", async ({ baseURL }) => {
  // Playwright's own switch for the pointer has to be repeated: only the last one counts.
  const pointer = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...switches, `--blink-settings=${pointer},defaultFontSize=20`],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 900, height: 900 } });
  await page.goto("/");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20px");
  const folds = page.locator("details.fold");
  expect(await folds.count()).toBeGreaterThan(0);
  // 900 px are 45 rem: one column, in which each fold has its summary.
  for (const fold of await folds.all()) await expect(fold.locator("> summary")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(900);
  await browser.close();
});
