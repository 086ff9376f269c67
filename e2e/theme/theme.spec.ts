import { PAGE } from "../support/routes";
import { expect, test, withMotion } from "../support/test";
import { expectTheme, stored, toggle } from "../support/theme";
import { visit } from "../support/visit";

test.use(withMotion);

test("it is light at first, whatever the visitor's system prefers, and the dark logo is not fetched ahead", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/");
  await expectTheme(page, "light");
  expect(await stored(page)).toBeNull();
  expect(fetched.filter((path) => path.startsWith("/brand/mark-"))).toEqual(["/brand/mark-light.svg"]);
});

test('the button switches everything and back, and stores the choice as "theme"', async ({ page }) => {
  await visit(page, "/faq/");
  for (const theme of ["dark", "light", "dark"] as const) {
    await toggle(page).click();
    await expectTheme(page, theme);
    expect(await stored(page)).toBe(theme);
  }
  expect(await page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(true);
});

test("everything changes at the same time", async ({ page }) => {
  for (const route of ["/", "/contact/", PAGE.devops, PAGE.retail, PAGE.team, "/faq/"]) {
    await visit(page, route);
    const fading = await page.evaluate(() => {
      // What moves already, such as the sundial's shadow on its way from noon, is not of the theme.
      const before = new Set(document.getAnimations());
      document.querySelector<HTMLElement>("[data-theme-toggle]")?.click();
      return (
        document
          .getAnimations()
          .filter((animation) => !before.has(animation))
          .filter((animation) => animation instanceof CSSTransition)
          // The toggle's own dial turns.
          .filter(({ transitionProperty }) => transitionProperty !== "rotate")
          .map((transition) => `${transition.transitionProperty} of ${(transition.effect as KeyframeEffect).target?.className}`)
      );
    });
    expect(fading, route).toEqual([]);
  }
});

for (const [motion, turns] of [
  ["no-preference", ["rotate"]],
  ["reduce", []],
] as const) {
  test(`the dial turns with the theme, with motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await visit(page, "/faq/");
    const turning = await toggle(page).evaluate((button: HTMLElement) => {
      button.click();
      const moving = button.getAnimations({ subtree: true });
      return moving.map((animation) => animation instanceof CSSTransition && animation.transitionProperty);
    });
    expect(turning).toEqual(turns);
  });
}

test("the button works with the keyboard and keeps the focus", async ({ page }) => {
  await visit(page, "/faq/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expectTheme(page, "dark");
  await page.keyboard.press("Space");
  await expectTheme(page, "light");
  await expect(toggle(page)).toBeFocused();
});

test("no page flashes: the theme is set before the first element of the body", async ({ page, browserErrors }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body && seen.length === 0) seen.push(document.documentElement.classList.contains("dark") ? "dark" : "light");
    }).observe(document, { childList: true, subtree: true });
  });
  for (const route of ["/", PAGE.devops, PAGE.gdpr, "/no-such-page/"]) {
    await page.goto(route);
    expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual(["dark"]);
  }
  // Of the unknown address.
  expect(browserErrors.splice(0)).toHaveLength(2);
});

for (const route of ["/", "/contact/", PAGE.retail]) {
  test(`${route} has no hydration error in the dark theme`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await visit(page, route);
    await expectTheme(page, "dark");
  });
}
