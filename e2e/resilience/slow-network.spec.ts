import { menuButton, openMenus } from "../navigation/support/menus";
import { ON_GOOD_HOST, test } from "../support/http2-server";
import { contactLink, spinner } from "../support/loading";
import { expect } from "../support/test";
import { painted } from "../support/visit";

// On a slow line the tests' own server, which compresses nothing, is none a visitor would meet.
test.use(ON_GOOD_HOST);

test("on a slow connection the page can be read and used before its scripts are loaded, and a spinner shows that the next page is loading", async ({
  page,
  context,
}) => {
  const line = await context.newCDPSession(page);
  // Slow 3G as Chromium's developer tools have it.
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto("/faq/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await painted(page);
  await menuButton(page, "Services").click();
  expect(await openMenus(page)).toEqual(["Services"]);
  await page.locator("main summary").nth(1).click();
  await expect(page.locator("main details").nth(1)).toHaveAttribute("open");
  await expect(page.locator("header[data-refined]")).toHaveCount(0);
  await expect(page.locator("header[data-refined]")).toBeAttached({ timeout: 25_000 });
  await contactLink(page).click();
  await expect(spinner(page)).toBeVisible();
  await expect(page).toHaveURL("/contact/", { timeout: 20_000 });
  await expect(spinner(page)).toHaveCount(0);
});
