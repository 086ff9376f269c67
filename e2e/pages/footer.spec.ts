import type { Locator, Page } from "@playwright/test";
import { site } from "@/content/site";
import { industryRoutes, legalRoutes, serviceRoutes } from "../support/routes";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";

const footer = (page: Page): Locator => page.getByRole("contentinfo");
const column = (page: Page, name: string): Locator => footer(page).getByRole("navigation", { name, exact: true });

/** Addresses of the links of a column that can be seen. */
const seen = (page: Page, name: string): Promise<(string | null)[]> =>
  column(page, name).evaluate((list) =>
    [...list.querySelectorAll("a")].filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
  );

const more = (page: Page, name: string): Locator => column(page, name).locator("summary", { hasText: /View (More|Less)/ });

/** The columns: Animation stands last among the services, wherever it stands elsewhere. */
const isLast = (route: string) => route.endsWith("/Animation/");
const services = [...serviceRoutes.filter((route) => !isLast(route)), ...serviceRoutes.filter(isLast)];
const columns = [
  { name: "Services", all: services, shown: 7 },
  { name: "Industries", all: industryRoutes, shown: 8 },
].filter(({ all }) => all.length > 0);
/** Those with more than they show at once. */
const folded = columns.filter(({ all, shown }) => all.length > shown);

test.describe("on a wide screen", () => {
  test.beforeEach(({ page }) => visit(page, "/faq/"));

  for (const { name, all, shown } of columns) {
    test(`View More of ${name} reveals the rest, and hides it again`, async ({ page }) => {
      const first = all.slice(0, shown);
      expect(await seen(page, name)).toEqual(first);
      await expect(more(page, name)).toHaveCount(all.length > shown ? 1 : 0);
      if (all.length <= shown) return;
      await more(page, name).click();
      expect(await seen(page, name)).toEqual(all);
      await more(page, name).click();
      expect(await seen(page, name)).toEqual(first);
    });
  }

  test("View Less is after the last entry of the opened list", async ({ page }) => {
    for (const { name } of folded) {
      await more(page, name).click();
      const last = await column(page, name).getByRole("link").last().boundingBox();
      const less = await more(page, name).boundingBox();
      expect(less?.y).toBeGreaterThanOrEqual((last?.y ?? Number.POSITIVE_INFINITY) + (last?.height ?? 0));
    }
  });

  test("the lists open independently, by keyboard as well", async ({ page }) => {
    for (const [index, { name, all }] of folded.entries()) {
      await more(page, name).focus();
      await page.keyboard.press(index === 0 ? "Enter" : "Space");
      for (const opened of folded.slice(0, index)) expect(await seen(page, opened.name)).toEqual(opened.all);
      await expect.poll(() => seen(page, name)).toEqual(all);
    }
  });

  test("an entry behind View More opens its page", async ({ page }) => {
    for (const { name, all } of folded) {
      await more(page, name).click();
      await column(page, name).getByRole("link").last().click();
      await expect(page).toHaveURL(all.at(-1) ?? "");
    }
  });

  test("it says who the company is and how to reach it", async ({ page }) => {
    await expect(footer(page)).toContainText(site.blurb);
    await expect(footer(page).locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
    const countries = [...new Set(site.phones.map(({ country }) => country))];
    for (const country of countries) {
      const hrefs = site.phones.filter((phone) => phone.country === country).map((phone) => phone.href);
      const shown = footer(page)
        .getByRole("definition")
        .getByRole("link")
        .and(page.locator(hrefs.map((href) => `a[href="${href}"]`).join()));
      await expect(shown, country).toHaveCount(1);
      await expect(shown, country).toBeVisible();
    }
    await expect(footer(page).getByRole("term")).toHaveText(countries);
    await expect(footer(page)).toContainText(site.headOfficeLine);
    if (site.otherOffices) await expect(footer(page)).toContainText(`Offices in ${site.otherOffices}.`);
  });

  test("networks open in a new tab and say so", async ({ page }) => {
    const social = footer(page).getByRole("link", { name: /opens in a new tab/ });
    await expect(social).toHaveCount(site.social.length);
    for (const { network, href } of site.social) {
      const link = footer(page).getByRole("link", { name: `${network}, opens in a new tab`, exact: true });
      await expect(link).toHaveAttribute("href", href);
      await expect(link).toHaveAttribute("target", "_blank");
      expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    }
  });

  test("the legal pages and the questions are linked", async ({ page }) => {
    for (const route of [...legalRoutes, "/faq/"]) {
      await expect(footer(page).locator(`a[href="${route}"]`)).toBeVisible();
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the columns open and View More still reveals the rest", async ({ page }) => {
    await visit(page, "/faq/");
    for (const { name, all } of folded) {
      const fold = column(page, name).locator("summary").filter({ hasText: name });
      if (await fold.isVisible()) await fold.tap();
      await more(page, name).tap();
      // Chromium makes the click out of a tap later.
      await expect.poll(async () => (await seen(page, name)).toSorted()).toEqual(all.toSorted());
    }
  });
});
