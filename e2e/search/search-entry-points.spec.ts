import { contact } from "@/content/single-pages/contact";
import { searchCopy, searchWords } from "@/content/single-pages/search";
import { menuOpener, mobileMenu } from "../navigation/support/mobile-menu";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { settled, visit, waitForHydration } from "../support/visit";
import { hits, nameOf, search, searchDialog, searchField, searchOpener } from "./support/search";

test.describe("by keyboard", () => {
  test("arrow keys move through the results and back, Enter opens the page", async ({ page }) => {
    await visit(page, "/faq/");
    const name = nameOf(PAGE.refunds);
    await search(page, name.slice(0, -1));
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(hits(page).first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(hits(page).last()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(hits(page).last()).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press(name.slice(-1));
    await expect(searchField(page)).toHaveValue(name);
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(PAGE.refunds);
    await expect(searchDialog(page)).toBeHidden();
  });

  test("Enter in the field opens the first result", async ({ page }) => {
    await visit(page, "/faq/");
    await search(page, nameOf(PAGE.education));
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(PAGE.education);
  });

  test("Escape closes it, returns the focus and clears the input", async ({ page }) => {
    await visit(page, "/faq/");
    await searchOpener(page).focus();
    await page.keyboard.press("Enter");
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type(nameOf(PAGE.refunds));
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(searchDialog(page)).toBeHidden();
    await expect(searchOpener(page)).toBeFocused();
    await page.keyboard.press("/");
    await expect(searchField(page)).toHaveValue("");
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
  });

  test("the / key types a slash in an input, and can be turned off and on again", async ({ page }) => {
    await visit(page, "/contact/");
    await page.getByRole("textbox", { name: new RegExp(`^${contact.form.labels.name}`) }).fill("A/B");
    await page.keyboard.press("/");
    await expect(searchDialog(page)).toBeHidden();
    await searchOpener(page).click();
    await searchDialog(page).getByRole("checkbox", { name: searchWords.keySetting }).uncheck();
    await page.keyboard.press("Escape");
    await page.getByRole("main").focus();
    await page.keyboard.press("/");
    await expect(searchDialog(page)).toBeHidden();
    await page.reload();
    await page.keyboard.press("/");
    await expect(searchDialog(page)).toBeHidden();
    await searchOpener(page).click();
    await searchDialog(page).getByRole("checkbox", { name: searchWords.keySetting }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("main").focus();
    await page.keyboard.press("/");
    await expect(searchDialog(page)).toBeVisible();
  });
});

test("with the mouse: the button opens it, an example fills the input, a click outside closes it", async ({ page }) => {
  await visit(page, "/faq/");
  const [example = ""] = searchWords.examples;
  await searchOpener(page).click();
  await searchDialog(page).getByRole("button", { name: example, exact: true }).click();
  await expect(searchField(page)).toHaveValue(example);
  await expect(searchField(page)).toBeFocused();
  await expect(hits(page).first()).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(searchDialog(page)).toBeHidden();
  await searchOpener(page).click();
  await searchDialog(page).getByRole("button", { name: searchCopy.close }).click();
  await expect(searchDialog(page)).toBeHidden();
});

test("choosing the current page closes the search and scrolls to the sentence", async ({ page }) => {
  await visit(page, PAGE.refunds);
  // A sentence far down the page, whatever it says.
  const paragraph = page.getByRole("main").locator("section p").last();
  await expect(paragraph).not.toBeInViewport();
  const [sentence = ""] = ((await paragraph.textContent()) ?? "").split(". ");
  await search(page, sentence);
  await hits(page).first().click();
  await expect(searchDialog(page)).toBeHidden();
  await expect(paragraph).toBeInViewport();
});

test("a result opened in a new tab leaves the search open", async ({ page, context }) => {
  await visit(page, "/faq/");
  await search(page, nameOf(PAGE.education));
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    hits(page)
      .first()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(opened).toHaveURL(PAGE.education);
  await expect(searchDialog(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("it fills the screen, from the bar and from the menu, and a page found closes both", async ({ page }) => {
    await visit(page, "/faq/");
    await searchOpener(page).tap();
    await expect(searchDialog(page)).toBeVisible();
    await settled(searchDialog(page));
    expect(await searchDialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await searchDialog(page).getByRole("button", { name: searchCopy.close }).tap();
    await menuOpener(page).tap();
    await mobileMenu(page).getByRole("button", { name: "Search", exact: true }).tap();
    await searchField(page).fill(nameOf(PAGE.education));
    await hits(page).first().tap();
    await expect(page).toHaveURL(PAGE.education);
    await expect(searchDialog(page)).toBeHidden();
    await expect(mobileMenu(page)).toBeHidden();
    await waitForHydration(page);
  });
});
