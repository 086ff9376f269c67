import type { Page } from "@playwright/test";
import { contact } from "@/content/single-pages/contact";
import { PAGE } from "../support/routes";
import { visit, waitForHydration } from "../support/visit";
import { expect, test } from "./support/delivering-site";
import {
  confirmation,
  draftOf,
  EMPTY,
  expectNothingLost,
  fillIn,
  formOf,
  labels,
  sendButton,
  whole,
  written,
} from "./support/enquiry";

test("a draft survives a reload, and a note says so", async ({ page }) => {
  await visit(page, "/contact/");
  await expect(page.getByText(contact.form.restored)).toHaveCount(0);
  await fillIn(page);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(contact.form.restored)).toBeVisible();
  await expectNothingLost(page);
});

test("a draft is the same on every page, and is deleted once it is sent", async ({ page, endpoint }) => {
  await visit(page, "/contact/");
  await fillIn(page);
  await visit(page, "/");
  await expectNothingLost(page);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect([...endpoint.taken.values()]).toEqual([expect.objectContaining(whole)]);
  await visit(page, "/about/contact/");
  expect(await written(page)).toEqual(EMPTY);
  expect(await draftOf(page)).toBeNull();
});

for (const [way, leave] of [
  ["another page of the site", (page: Page) => page.getByRole("contentinfo").locator(`a[href="${PAGE.gdpr}"]`).click()],
  ["another document", (page: Page) => page.goto(PAGE.gdpr)],
] as const) {
  test(`a draft is restored when a visitor comes back from ${way}, and forward again`, async ({ page }) => {
    await visit(page, "/contact/");
    await fillIn(page);
    await leave(page);
    await expect(page).toHaveURL(PAGE.gdpr);
    await page.goBack();
    await expect(page).toHaveURL("/contact/");
    // Whatever the browser restores by itself, all of it is there once the script is.
    await waitForHydration(page);
    await expectNothingLost(page);
    await page.getByLabel(labels.company).fill("Changed on the way back");
    await page.goForward();
    await expect(page).toHaveURL(PAGE.gdpr);
    await page.goBack();
    await waitForHydration(page);
    await expect.poll(() => written(page)).toEqual({ ...whole, company: "Changed on the way back" });
  });
}

test("a draft is restored in a closed tab that is reopened", async ({ page, context, baseURL }) => {
  await visit(page, "/contact/");
  await fillIn(page);
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  await page.close();
  // What a browser does when it opens the tab again: the same address with the same storage.
  const again = await context.newPage();
  await again.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, stored);
  await again.goto(`${baseURL}/contact/`);
  await waitForHydration(again);
  await expectNothingLost(again);
});

/** Opens a page with the form while its script is on its way. The returned function lets it arrive. */
async function openBeforeScript(page: Page, route: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(route, { waitUntil: "commit" });
  await expect(sendButton(page)).toBeVisible();
  return async () => {
    release();
    await waitForHydration(page);
  };
}

test("what was typed before hydration is not lost, and is in the draft, whatever field a host adds to the form", async ({
  page,
}) => {
  const arrive = await openBeforeScript(page, "/contact/");
  await formOf(page).evaluate((form) => form.insertAdjacentHTML("afterbegin", '<input type="hidden" name="form-name">'));
  await fillIn(page);
  await arrive();
  await expectNothingLost(page);
  expect(JSON.parse((await draftOf(page)) ?? "{}")).toMatchObject(whole);
});

test("a draft fills in only what is still empty when the script comes", async ({ page }) => {
  await visit(page, "/contact/");
  await fillIn(page);
  const arrive = await openBeforeScript(page, "/about/contact/");
  await page.getByLabel(labels.name).fill("Typed early");
  await arrive();
  await expect.poll(() => written(page)).toEqual({ ...whole, name: "Typed early" });
});

test("with blocked storage everything works except the draft", async ({ page, endpoint }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await visit(page, "/contact/");
  await fillIn(page);
  await expectNothingLost(page);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect([...endpoint.taken.values()]).toEqual([expect.objectContaining(whole)]);
  await expect(formOf(page)).toHaveAttribute("inert");
});
