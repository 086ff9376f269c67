import type { Page } from "@playwright/test";
import { shortTime } from "@/components/clocks/time/zone-time";
import { contact } from "@/content/single-pages/contact";
import { site } from "@/content/site";
import { expect, test } from "../support/test";
import { waitForHydration } from "../support/visit";

// Global Presence as it stands before the framework has run, and for visitors without JavaScript.
const presence = (page: Page) => page.getByRole("region", { name: "Global presence" });
const dials = (page: Page) => presence(page).locator("figure > svg");
const rows = (page: Page) => presence(page).getByRole("figure", { name: contact.presence.hours }).getByRole("listitem");
const [{ opens, closes }] = site.businessHours;
/** What a dial says of the hours, such as "9 to 6". */
const FACE = [opens, closes].map(shortTime).join(" to ");

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

    test("dials and bars show each office's hours, and nothing moves when the clocks hydrate", async ({ page }) => {
      await page.goto("/contact/");
      // On phones the chart of all offices is folded away. A click would start the framework.
      await presence(page)
        .locator("details")
        .evaluate((fold) => fold.setAttribute("open", ""));
      await expect(dials(page).getByText(FACE)).toHaveCount(site.offices.length);
      for (const face of await dials(page).getByText(FACE).all()) await expect(face).toBeVisible();
      for (const [index, { place }] of site.offices.entries()) {
        const words = new RegExp(`^${place} (in its summer )?\\d+:\\d\\d [AP]M to \\d+:\\d\\d [AP]M`);
        await expect(rows(page).nth(index)).toHaveText(words);
      }
      await expect(presence(page).getByText(contact.presence.season)).toBeVisible();
      await expect(presence(page).getByText("Now", { exact: true })).toBeHidden();
      const still = await places(page);
      await waitForHydration(page);
      await expect(presence(page).getByRole("time")).toHaveCount(site.offices.length);
      await expect(presence(page).getByText("Now", { exact: true })).toBeVisible();
      await expect(presence(page).getByText(contact.presence.season)).toBeHidden();
      for (const face of await dials(page).getByText(FACE).all()) await expect(face).toBeHidden();
      expect(await places(page)).toEqual(still);
    });
  });
}
