import { onSlowLine } from "../support/loading";
import { PAGE } from "../support/routes";
import { withBackForwardCache } from "../support/test";
import { visit } from "../support/visit";
import { expect, test } from "./support/delivering-site";
import { confirmation, expectNothingLost, fillIn, sendButton, whole } from "./support/enquiry";

test.use(withBackForwardCache);

test("a form from the back/forward cache is unchanged and can be sent", async ({ page, endpoint }) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  // A page that is fetching something when it is left may not be kept.
  await onSlowLine(page);
  await visit(page, "/contact/");
  await fillIn(page);
  await page.goto(PAGE.gdpr);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await expectNothingLost(page);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect([...endpoint.taken.values()]).toEqual([expect.objectContaining(whole)]);
});
