import type { Locator, Page } from "@playwright/test";
import { site } from "@/content/site";
import { industryRoutes, serviceRoutes } from "../support/routes";
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

test.describe("on a wide screen", () => {
  test.beforeEach(({ page }) => visit(page, "/faq/"));

  test("View More reveals Animation, and hides it again", async ({ page }) => {
    const first = serviceRoutes.filter((route) => route !== "/services/Animation/");
    expect((await seen(page, "Services")).toSorted()).toEqual(first.toSorted());
    await more(page, "Services").click();
    expect((await seen(page, "Services")).toSorted()).toEqual(serviceRoutes.toSorted());
    await more(page, "Services").click();
    expect((await seen(page, "Services")).toSorted()).toEqual(first.toSorted());
  });

  test("View More reveals nine more industries, and hides them again", async ({ page }) => {
    expect(await seen(page, "Industries")).toEqual(industryRoutes.slice(0, 8));
    await more(page, "Industries").click();
    expect(await seen(page, "Industries")).toEqual(industryRoutes);
    await more(page, "Industries").click();
    expect(await seen(page, "Industries")).toEqual(industryRoutes.slice(0, 8));
  });

  test("View Less stands after the last entry of the opened list", async ({ page }) => {
    for (const name of ["Services", "Industries"]) {
      await more(page, name).click();
      const last = await column(page, name).getByRole("link").last().boundingBox();
      const less = await more(page, name).boundingBox();
      expect(less?.y).toBeGreaterThanOrEqual((last?.y ?? Number.POSITIVE_INFINITY) + (last?.height ?? 0));
    }
  });

  test("the two lists open independently, by keyboard as well", async ({ page }) => {
    await more(page, "Services").focus();
    await page.keyboard.press("Enter");
    await expect(column(page, "Services").getByRole("link", { name: "Animation" })).toBeVisible();
    await more(page, "Industries").focus();
    await page.keyboard.press("Space");
    await expect(column(page, "Industries").getByRole("link", { name: "On Demand" })).toBeVisible();
    await expect(column(page, "Services").getByRole("link", { name: "Animation" })).toBeVisible();
  });

  test("an entry behind View More opens its page", async ({ page }) => {
    await more(page, "Services").click();
    await column(page, "Services").getByRole("link", { name: "Animation" }).click();
    await expect(page).toHaveURL("/services/Animation/");
  });

  test("it says who the company is and how to reach it", async ({ page }) => {
    await expect(footer(page)).toContainText(site.blurb);
    await expect(footer(page).locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
    for (const country of ["India", "USA", "UK", "Australia"]) {
      const hrefs = site.phones.filter((phone) => phone.country === country).map((phone) => phone.href);
      const shown = footer(page)
        .getByRole("definition")
        .getByRole("link")
        .and(page.locator(hrefs.map((href) => `a[href="${href}"]`).join()));
      await expect(shown.first(), country).toBeVisible();
    }
    await expect(footer(page)).toContainText("Jaipur, Rajasthan, India");
    await expect(footer(page)).toContainText(/Offices in the USA and the UK/);
  });

  test("five networks open in a new tab and say so", async ({ page }) => {
    const social = footer(page).getByRole("link", { name: /opens in a new tab/ });
    await expect(social).toHaveCount(5);
    for (const { network, href } of site.social) {
      const link = footer(page).getByRole("link", { name: `${network}, opens in a new tab`, exact: true });
      await expect(link).toHaveAttribute("href", href);
      await expect(link).toHaveAttribute("target", "_blank");
      expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    }
  });

  test("the terms, privacy, refund, FAQ and GDPR pages are linked", async ({ page }) => {
    for (const route of ["/termsAndConditon/", "/privacyPolicy/", "/refundPolicy/", "/faq/", "/gdpr/"]) {
      await expect(footer(page).locator(`a[href="${route}"]`)).toBeVisible();
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the columns unfold and View More still reveals the rest", async ({ page }) => {
    await visit(page, "/faq/");
    for (const [name, all] of [
      ["Services", serviceRoutes],
      ["Industries", industryRoutes],
    ] as const) {
      const fold = column(page, name).locator("summary").filter({ hasText: name });
      if (await fold.isVisible()) await fold.tap();
      await more(page, name).tap();
      expect((await seen(page, name)).toSorted()).toEqual(all.toSorted());
    }
  });
});
