import type { Locator, Page } from "@playwright/test";
import { searchCopy, searchWords } from "@/content/search";
import { expect, test } from "./support/test";
import { alive, header, settled, visit } from "./support/visit";

const opener = (page: Page): Locator => header(page).locator(":scope > div").getByRole("button", { name: "Search", exact: true });
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: searchCopy.label });
const field = (page: Page): Locator => dialog(page).getByRole("textbox", { name: searchCopy.label });
const hits = (page: Page): Locator => dialog(page).locator("a.search-hit");
const said = (page: Page): Locator => dialog(page).getByRole("status");

/** Opens the search by its key and types. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press("/");
  await field(page).fill(query);
}

/** What visitors ask for, and the page that has to come first. */
const queries: [query: string, route: string][] = [
  ["FHIR", "/industry/healthcare/"],
  ["refund", "/refundPolicy/"],
  ["Kubernetes", "/services/devops/"],
  ["kuberntes", "/services/devops/"],
  ["Flutter", "/services/mobile-apps/"],
  ["jobs", "/about/careers/"],
  ["erasure GDPR", "/gdpr/"],
  ["cookies", "/privacyPolicy/"],
  ["SCORM", "/industry/education/"],
  ["tower crane", "/industry/construction/"],
  ["dashboards", "/focus/bi-analytics/"],
  ["IT", "/industry/it-telecom/"],
  ["animation", "/services/Animation/"],
  ["hospitals", "/industry/healthcare/"],
  ["terms and conditions", "/termsAndConditon/"],
  ["phone number", "/about/contact/"],
];

test("what visitors ask for is found, the best page first", async ({ page }) => {
  await visit(page, "/faq/");
  await page.keyboard.press("/");
  for (const [query, route] of queries) {
    await field(page).fill(query);
    await expect(hits(page).first(), query).toHaveAttribute("href", route);
  }
});

test("a page is shown by its collection, with the sentence that says it, the words marked", async ({ page }) => {
  await visit(page, "/faq/");
  await search(page, "kubernetes");
  const services = dialog(page).getByRole("region", { name: "Services" });
  await expect(services.getByRole("link").first()).toContainText("DevOps");
  await expect(services.locator("mark").first()).toHaveText("Kubernetes");
  await expect(said(page)).toHaveText(/^\d+ pages for “kubernetes”$/);
});

test("a slip of the key is taken for what was meant, and said so", async ({ page }) => {
  await visit(page, "/faq/");
  await search(page, "polcy refnd");
  await expect(hits(page).first()).toHaveAttribute("href", "/refundPolicy/");
  await expect(said(page)).toHaveText(/^Nothing for “polcy refnd”\. \d+ pages come close/);
});

test("where nothing is found there are ways on", async ({ page }) => {
  await visit(page, "/faq/");
  await search(page, "xyzzy");
  await expect(said(page)).toHaveText("Nothing for “xyzzy”");
  await expect(dialog(page).getByText(searchWords.ways.text)).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: searchWords.siteMap })).toBeVisible();
  await dialog(page).getByRole("link", { name: "Ask an engineer" }).click();
  await expect(page).toHaveURL("/contact/");
  await expect(dialog(page)).toBeHidden();
});

test.describe("by keyboard", () => {
  test("arrows lead through the results and back, Enter opens, focus is in main on the new page", async ({ page }) => {
    await visit(page, "/faq/");
    await search(page, "refund");
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(hits(page).first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(hits(page).last()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(hits(page).last()).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("s");
    await expect(field(page)).toHaveValue("refunds");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/refundPolicy/");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("Enter in the field opens the first result", async ({ page }) => {
    await visit(page, "/faq/");
    await search(page, "scorm");
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/industry/education/");
  });

  test("Escape closes it, gives the focus back and remembers nothing", async ({ page }) => {
    await visit(page, "/faq/");
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("refund");
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press("/");
    await expect(field(page)).toHaveValue("");
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
  });

  test("the / key is a letter in a field, and can be turned off", async ({ page }) => {
    await visit(page, "/contact/");
    await page.getByRole("textbox", { name: /^Full Name/ }).fill("A/B");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await dialog(page).getByRole("checkbox", { name: searchWords.keySetting }).uncheck();
    await page.keyboard.press("Escape");
    await page.getByRole("main").focus();
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });
});

test("by pointer: the button opens it, an example fills it in, a click beside it closes it", async ({ page }) => {
  await visit(page, "/faq/");
  await opener(page).click();
  await dialog(page).getByRole("button", { name: "FHIR" }).click();
  await expect(field(page)).toHaveValue("FHIR");
  await expect(field(page)).toBeFocused();
  await expect(hits(page).first()).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await dialog(page).getByRole("button", { name: searchCopy.close }).click();
  await expect(dialog(page)).toBeHidden();
});

test("before anything is typed it shows every page", async ({ page }) => {
  await visit(page, "/faq/");
  await opener(page).click();
  await expect(dialog(page).getByRole("navigation").getByRole("link")).toHaveCount(42);
});

test("the page that is open, chosen again, closes the search and goes to its top", async ({ page }) => {
  await visit(page, "/refundPolicy/");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await search(page, "refund");
  await hits(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a result opened in a new tab leaves the search open", async ({ page, context }) => {
  await visit(page, "/faq/");
  await search(page, "scorm");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    hits(page)
      .first()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(opened).toHaveURL("/industry/education/");
  await expect(dialog(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("it fills the screen, from the bar and from the menu, and a page found closes both", async ({ page }) => {
    await visit(page, "/faq/");
    await opener(page).tap();
    await settled(dialog(page));
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await dialog(page).getByRole("button", { name: searchCopy.close }).tap();
    await header(page).getByRole("button", { name: "Menu", exact: true }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: "Search", exact: true }).tap();
    await field(page).fill("scorm");
    await hits(page).first().tap();
    await expect(page).toHaveURL("/industry/education/");
    await expect(dialog(page)).toBeHidden();
    await expect(menu).toBeHidden();
    await alive(page);
  });
});
