import { typeset } from "@/app/_lib/typeset";
import { faq } from "@/content/single-pages/faq";
import { expect, test } from "../support/test";

const open = "main details[open]";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a link to a question opens its answer, with the question in view", async ({ page }) => {
      for (const { id, question } of faq.items) {
        // From the page itself the anchor would be a jump within it.
        await page.goto("about:blank");
        await page.goto(`/faq/#${id}`);
        await expect(page.locator(open)).toHaveCount(1);
        await expect(page.locator(open)).toContainText(typeset(question));
        const heading = page.locator(open).getByRole("heading");
        await expect(heading).toBeInViewport();
        // Below the bar, which is 72 px high at most.
        await expect.poll(async () => (await heading.boundingBox())?.y, id).toBeGreaterThan(72);
      }
    });
  });
}

test("one answer is open at a time; Still Have Questions leads to the top of the contact page", async ({ page }) => {
  await page.goto(`/faq/#${faq.items[2]?.id}`);
  await page.locator("main summary").first().click();
  await expect(page.locator(open)).toHaveCount(1);
  await expect(page.locator(open)).toContainText(faq.items[0]?.question ?? "");
  await page.locator("main summary").first().click();
  await expect(page.locator(open)).toHaveCount(0);
  await page.getByRole("link", { name: faq.stillHave.action }).click();
  await expect(page).toHaveURL("/contact/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
