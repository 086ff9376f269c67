import type { Page } from "@playwright/test";
import { light } from "@/components/ui/tokens";
import { contact } from "@/content/single-pages/contact";
import { loadFailure } from "@/content/single-pages/load-failure";
import { unexpectedError } from "@/content/single-pages/unexpected-error";
import { menuButton, menuPanel } from "../navigation/support/menus";
import { frameworkWaits, LOADS_AT_ONCE } from "../support/framework";
import { contactLink, failure, onSlowLine, spinner } from "../support/loading";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { rgb } from "../support/theme";
import { documentsOf, header, painted, visit, waitForHydration } from "../support/visit";

/** The screen's first words stand in view, under the bar, and the keyboard goes on from there. */
async function expectSeen(page: Page): Promise<void> {
  const words = page.getByRole("alert").locator("h1, p").first();
  await expect(words).toBeInViewport({ ratio: 1 });
  const [bar, box] = [await header(page).boundingBox(), await words.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Number.POSITIVE_INFINITY));
  await expect(page.locator(":focus")).toHaveRole("alert");
}

/** Lets only half of a page's data through. */
const cutOff = (page: Page, data: RegExp) =>
  page.route(data, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  });

test.describe("when data are truncated", () => {
  test.skip(!frameworkWaits, LOADS_AT_ONCE);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`the current page stays complete: ${viewport.width} px`, async ({ page, browserErrors }) => {
      await page.setViewportSize(viewport);
      await cutOff(page, /faq\/index\.txt/);
      await page.goto("/faq/");
      await painted(page);
      const answered = page.waitForResponse(/faq\/index\.txt/);
      await page.mouse.move(200, 500);
      await answered;
      await page.getByRole("main").locator("summary").nth(1).click();
      await expect(page.getByRole("main").locator("details").nth(1)).toHaveAttribute("open");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(browserErrors).toEqual([]);
    });
  }
});

test("a page with truncated data is replaced by an error screen with three alternatives", async ({ page, browserErrors }) => {
  await onSlowLine(page);
  await visit(page, "/faq/");
  await cutOff(page, /gdpr\/.*\.txt/);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "GDPR" }).click();
  // The router announces the heading in an alert of its own, outside of the page.
  const screen = page.getByRole("main").getByRole("alert").filter({ hasText: unexpectedError.heading });
  await expect(screen).toBeVisible();
  await expect(screen.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(screen.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /archivo/i);
  await expect(screen.getByRole("link")).toHaveText([unexpectedError.actions.home, unexpectedError.actions.contact]);
  const again = screen.getByRole("button", { name: unexpectedError.actions.retry });
  await expect(again).toHaveCSS("background-color", rgb(light["p-f"]));
  await page.unrouteAll({ behavior: "wait" });
  await again.click();
  await expect(screen).toHaveCount(0);
  await expect(page).toHaveURL(PAGE.gdpr);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  browserErrors.length = 0;
});

test.describe("when some code can't be loaded", () => {
  test.beforeEach(({ page }) => onSlowLine(page));

  /** The file that the contact page needs and the FAQ page does not. */
  async function contactChunk(page: Page): Promise<string> {
    const filesOf = async (route: string): Promise<string[]> =>
      (await (await page.request.get(route)).text()).match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [];
    const [contact, faq] = [await filesOf("/contact/"), await filesOf("/faq/")];
    const [chunk] = contact.filter((file) => !faq.includes(file));
    expect(chunk, "the contact page has code of its own").toBeDefined();
    return chunk ?? "";
  }

  test("one automatic reload corrects what a new deploy or a dropped connection broke", async ({ page, browserErrors }) => {
    await visit(page, "/faq/");
    const documents = documentsOf(page);
    await page.route(await contactChunk(page), (route) => (documents.length === 0 ? route.abort("failed") : route.continue()));
    const reloaded = page.waitForEvent("load");
    await contactLink(page).click();
    await reloaded;
    await expect(page).toHaveURL("/contact/");
    await waitForHydration(page);
    await expect(page.getByRole("time").first()).toBeVisible();
    expect(documents).toHaveLength(1);
    browserErrors.length = 0;
  });

  test("if it can't be loaded again, the reload still shows the whole page, and later navigations to it show a message", async ({
    page,
    browserErrors,
  }) => {
    await visit(page, "/faq/");
    const documents = documentsOf(page);
    const chunk = await contactChunk(page);
    await page.route(chunk, (route) => route.abort("failed"));
    const reloaded = page.waitForEvent("load");
    await contactLink(page).click();
    await reloaded;
    await expect(page).toHaveURL("/contact/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.heading);

    await expect(page.getByRole("contentinfo")).toBeVisible();

    // By address: to a click that comes while the framework starts, React answers with the message at once.
    await visit(page, "/faq/");
    documents.length = 0;
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await contactLink(page).click();
    const screen = failure(page);
    await expect(screen).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
    expect(documents).toEqual([]);
    await expectSeen(page);
    await expect(screen.getByRole("link", { name: loadFailure.home })).toHaveAttribute("href", "/");

    await page.unroute(chunk);
    await screen.getByRole("button", { name: loadFailure.reload }).click();
    await expect(screen).toHaveCount(0);
    await expect(page).toHaveURL("/contact/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    browserErrors.length = 0;
  });

  test("a page whose scripts never arrive is complete, and its links and menus work", async ({ page, browserErrors }) => {
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort("failed"));
    await page.goto("/faq/");
    await page.mouse.move(200, 500);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await menuButton(page, "Services").click();
    await menuPanel(page, "Services").locator(`a[href="${PAGE.uiux}"]`).click();
    await expect(page).toHaveURL(PAGE.uiux);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    browserErrors.length = 0;
  });
});
