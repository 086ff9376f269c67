import type { Page } from "@playwright/test";
import { contact } from "@/content/contact";
import { site } from "@/content/site";
import { expect, test } from "../support/test";
import { alive } from "../support/visit";

// Global Presence as it stands before the framework has run, and for visitors without JavaScript.
const presence = (page: Page) => page.getByRole("region", { name: "Global presence" });
const dials = (page: Page) => presence(page).locator("figure > svg");
const rows = (page: Page) => presence(page).getByRole("figure").filter({ hasText: "Support" }).getByRole("listitem");

/** Where every part stands that is there in both states, to the tenth of a pixel. */
const places = (page: Page): Promise<string[]> =>
  presence(page)
    .locator("h2, h3, figure, figure > svg, figcaption, li, strong, [aria-hidden] > span")
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.tagName, ...[x, y + scrollY, width, height].map((length) => length.toFixed(1))].join(" ");
      }),
    );

for (const width of [320, 390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("dials and bars show each office's hours, and nothing moves when the clocks come alive", async ({ page }) => {
      await page.goto("/contact/");
      await expect(dials(page).getByText("9 to 6")).toHaveCount(site.offices.length);
      for (const face of await dials(page).getByText("9 to 6").all()) await expect(face).toBeVisible();
      expect(await rows(page).allTextContents()).toEqual([
        "India 9:00 AM to 6:00 PM",
        "USA 12:00 AM to 3:30 AM and 6:30 PM to 12:00 AM or 12:00 AM to 4:30 AM and 7:30 PM to 12:00 AM",
        "UK 1:30 PM to 10:30 PM or 2:30 PM to 11:30 PM",
        "Australia 3:30 AM to 12:30 PM or 4:30 AM to 1:30 PM",
      ]);
      await expect(presence(page).getByText(contact.presence.season)).toBeVisible();
      await expect(presence(page).getByText("Now", { exact: true })).toBeHidden();
      const still = await places(page);
      await alive(page);
      await expect(presence(page).getByRole("time")).toHaveCount(site.offices.length);
      await expect(presence(page).getByText("Now", { exact: true })).toBeVisible();
      await expect(presence(page).getByText(contact.presence.season)).toBeHidden();
      for (const face of await dials(page).getByText("9 to 6").all()) await expect(face).toBeHidden();
      expect(await places(page)).toEqual(still);
    });
  });
}
