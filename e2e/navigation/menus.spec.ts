import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { settled, visit } from "../support/visit";
import { menuButton, menuPanel, menus, openMenus } from "./support/menus";

test.describe("the content of the menus", () => {
  test.beforeEach(({ page }) => visit(page, "/faq/"));

  for (const { name, width, routes, anchor } of menus) {
    test(`${name}: ${width} px wide, a card with title and line for each page, and a link to its section`, async ({ page }) => {
      await menuButton(page, name).click();
      const panel = menuPanel(page, name);
      await expect(panel).toBeVisible();
      await settled(panel);
      expect((await panel.boundingBox())?.width).toBe(width);

      const links = panel.getByRole("link");
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(hrefs).toContain(`/${anchor}`);
      for (const route of routes) {
        const card = panel.locator(`a[href="${route}"]`);
        await expect(card).toHaveCount(1);
        const line = (await card.locator("span").textContent()) ?? "";
        const title = ((await card.textContent()) ?? "").replace(line, "").trim();
        expect(title.length, route).toBeGreaterThan(2);
        expect(line.length, `${route}: ${title}`).toBeGreaterThan(10);
      }
    });
  }

  test("Focus also has the Agile Team promo with Contact Us", async ({ page }) => {
    await menuButton(page, "Focus").click();
    const panel = menuPanel(page, "Focus");
    await expect(panel.getByText("Agile Team")).toBeVisible();
    await panel.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact/");
  });

  for (const width of [1181, 1280, 2560]) {
    test(`every panel is within a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const { name } of menus) {
        await menuButton(page, name).click();
        const panel = menuPanel(page, name);
        await settled(panel);
        const box = await panel.boundingBox();
        expect(box?.x, name).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(800);
      }
    });
  }
});

test.describe("click", () => {
  test.beforeEach(({ page }) => visit(page, "/faq/"));

  test("a click opens a menu, a click on another opens that one, a click outside closes it", async ({ page }) => {
    await menuButton(page, "Services").click();
    await expect.poll(() => openMenus(page)).toEqual(["Services"]);
    await menuButton(page, "About").click();
    await expect.poll(() => openMenus(page)).toEqual(["About"]);
    await page.mouse.click(3, 700);
    await expect.poll(() => openMenus(page)).toEqual([]);
  });

  test("choosing the page that is already open closes the menu, too", async ({ page }) => {
    await visit(page, PAGE.uiux);
    await menuButton(page, "Services").click();
    const card = menuPanel(page, "Services").locator(`a[href="${PAGE.uiux}"]`);
    await expect(card).toHaveAttribute("aria-current", "page");
    await card.click();
    await expect.poll(() => openMenus(page)).toEqual([]);
  });
});
