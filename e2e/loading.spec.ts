import type { Page } from "@playwright/test";
import { contact } from "@/content/contact";
import { errorScreens } from "@/content/error-screens";
import { menuButton, menuPanel } from "./support/menus";
import { expect, test } from "./support/test";
import { alive, documentsOf, header, visit } from "./support/visit";

const { loadFailed } = errorScreens;

const contactLink = (page: Page) => header(page).getByRole("link", { name: "Contact Us" }).last();
const spinner = (page: Page) => page.getByRole("status").filter({ hasText: loadFailed.loading });

/** Holds every payload of a page from now on; returns the way to let them through. */
async function holdPayloads(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.txt(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("while the next page is on its way", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await visit(page, "/faq/");
    await page.clock.pauseAt("2026-11-20T11:00:00Z");
  });

  test("a spinner appears within 100 ms, not before it would only flicker, and goes when the page is there", async ({ page }) => {
    const release = await holdPayloads(page);
    await contactLink(page).click();
    await page.clock.runFor(50);
    await expect(spinner(page)).toHaveCount(0);
    await page.clock.runFor(50);
    await expect(spinner(page)).toBeVisible();
    await page.clock.resume();
    release();
    await expect(page).toHaveURL("/contact/");
    await expect(spinner(page)).toHaveCount(0);
  });

  test("the spinner stands in the middle of the page and lets the visitor use it", async ({ page }) => {
    await holdPayloads(page);
    await contactLink(page).click();
    await page.clock.runFor(100);
    const box = await spinner(page).locator("svg").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, 0);
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(450, 0);
    const question = page.getByRole("main").locator("summary").first();
    await question.click();
    await expect(page.getByRole("main").locator("details[open]")).toHaveCount(1);
  });

  // Seen to fail on a loaded machine: the Reload button was replaced while it was pressed. To be looked into.
  test.fixme("after 120,000 ms, and no sooner, a screen says so; its button loads the page", async ({ page }) => {
    const release = await holdPayloads(page);
    await contactLink(page).click();
    await page.clock.runFor(100);
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(119_800);
    await expect(spinner(page)).toBeVisible();
    const screen = page.getByRole("alert").filter({ hasText: loadFailed.heading });
    await expect(screen).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(screen).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
    release();
    await page.clock.resume();
    await screen.getByRole("button", { name: loadFailed.reload }).click();
    await expect(page).toHaveURL("/contact/");
    await expect(screen).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  // Seen to fail on a loaded machine, where no page is there at once.
  test("a page that is there at once shows no spinner", async ({ page }) => {
    await contactLink(page).click();
    await expect(page).toHaveURL("/contact/");
    await page.clock.runFor(2000);
    await expect(spinner(page)).toHaveCount(0);
  });
});

test.describe("when a part of the site's code does not arrive", () => {
  /** The file that the contact page needs and the FAQ page does not. */
  async function contactChunk(page: Page): Promise<string> {
    const filesOf = async (route: string): Promise<string[]> =>
      (await (await page.request.get(route)).text()).match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [];
    const [contact, faq] = [await filesOf("/contact/"), await filesOf("/faq/")];
    const [chunk] = contact.filter((file) => !faq.includes(file));
    expect(chunk, "the contact page has code of its own").toBeDefined();
    return chunk ?? "";
  }

  test("one reload by itself mends what a new deploy or a dropped connection broke", async ({ page, troubles }) => {
    await visit(page, "/faq/");
    const documents = documentsOf(page);
    await page.route(await contactChunk(page), (route) => (documents.length === 0 ? route.abort("failed") : route.continue()));
    await contactLink(page).click();
    await expect(page).toHaveURL("/contact/");
    await alive(page);
    await expect(page.getByRole("time").first()).toBeVisible();
    expect(documents).toHaveLength(1);
    troubles.length = 0;
  });

  test("if it stays away, that reload still gives the whole page, and later ways to it end at a screen that says so", async ({
    page,
    troubles,
  }) => {
    await visit(page, "/faq/");
    const documents = documentsOf(page);
    const chunk = await contactChunk(page);
    await page.route(chunk, (route) => route.abort("failed"));
    await contactLink(page).click();
    await expect(page).toHaveURL("/contact/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.heading);

    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq/");
    await alive(page);
    documents.length = 0;
    await contactLink(page).click();
    const screen = page.getByRole("alert").filter({ hasText: loadFailed.heading });
    await expect(screen).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
    expect(documents).toEqual([]);

    await page.unroute(chunk);
    await screen.getByRole("button", { name: loadFailed.reload }).click();
    await expect(screen).toHaveCount(0);
    await expect(page).toHaveURL("/contact/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    troubles.length = 0;
  });

  test("a page whose framework never arrives stays what it is: complete, its links and menus at work", async ({
    page,
    troubles,
  }) => {
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort("failed"));
    await page.goto("/faq/");
    await page.mouse.move(200, 500);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await menuButton(page, "Services").click();
    await menuPanel(page, "Services").locator('a[href="/services/uiux/"]').click();
    await expect(page).toHaveURL("/services/uiux/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    troubles.length = 0;
  });
});
