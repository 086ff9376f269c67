import assert from "node:assert/strict";
import path from "node:path";
import type { Page } from "@playwright/test";
import { slugsOf } from "@/content/addresses";
import type { Settings } from "@/content/schemas/settings";
import { contact } from "@/content/single-pages/contact";
import { cityOrCountry, site } from "@/content/site";
import type { SiteCopy } from "@/scripts/lib/site-copy";
import { visitExport } from "./browser";

const [office] = site.offices;
const CALENDAR = "https://cal.com/an-owner/30min";

/** Everything that there is to switch on; other services of the same kind are for unit tests (app/_lib/optional-features). */
export const ALL_ON: Settings = {
  analytics: { service: "plausible", domain: "an-owner.example" },
  booking: { service: "Cal.com", address: CALENDAR, shown: "frame" },
  chat: { service: "WhatsApp", address: "https://wa.me/4915112345678" },
  maps: { [cityOrCountry(office)]: "https://www.openstreetmap.org/node/26745371" },
  verification: { google: "abcdefghijklmnopqrstuvwxyz0123456789", bing: "0123456789ABCDEF0123456789ABCDEF" },
};

/** The documents that speak of the settings, as far as the owner has kept them. */
export const LEGAL_PAGES = slugsOf("legal").filter((slug) => ["privacyPolicy", "gdpr"].includes(slug));

/** Other hosts' answers: the script reports a visit, and tries what no policy allows. */
const answerOutside = (address: string) =>
  address.endsWith(".js")
    ? {
        contentType: "text/javascript",
        body: `fetch("https://plausible.io/api/event", { method: "POST", body: "{}" });fetch("https://elsewhere.example/").catch(() => { document.documentElement.dataset.refused = "1"; });`,
      }
    : { contentType: "text/html", body: "<!DOCTYPE html><title>Calendar</title><p>Tuesday, 10:00</p>" };

/** Asserts that the legal texts name every service that is on. */
async function assertLegalTexts(page: Page, origin: string): Promise<void> {
  const textOf = async (slug: string) => {
    await page.goto(`${origin}/${slug}/`);
    return ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
  };
  if (LEGAL_PAGES.includes("privacyPolicy")) {
    const text = await textOf("privacyPolicy");
    for (const words of [
      "count visits with Plausible",
      "calendar of Cal.com",
      "link to WhatsApp",
      "www.openstreetmap.org",
      "Google and Bing",
    ]) {
      assert.ok(text.includes(words), `the privacy policy says: ${words}`);
    }
    assert.ok(!/runs no analytics|No analytics/.test(text), "the privacy policy denies nothing that is switched on");
  }
  if (LEGAL_PAGES.includes("gdpr")) assert.match(await textOf("gdpr"), /Counting visits with Plausible/);
}

/** Visits pages with every setting switched on, with and without script. */
export async function visitAllOn(copy: SiteCopy): Promise<void> {
  await visitExport(path.join(copy.root, "out"), answerOutside, async ({ page, origin, outsideRequests: asked, problems }) => {
    await page.goto(`${origin}/contact/`, { waitUntil: "load" });
    await page.locator("html[data-refused]").waitFor({ state: "attached" });
    assert.deepEqual(
      asked,
      ["https://plausible.io/js/script.js", "https://plausible.io/api/event"],
      "only the visit was counted",
    );
    assert.ok(
      problems.length > 0 && problems.every((one) => one.includes("elsewhere.example")),
      `refused: ${problems.join("; ")}`,
    );

    const schedule = page.getByRole("link", { name: contact.banner.schedule });
    await schedule.click();
    assert.equal(new URL(page.url()).hash, "#booking");
    const calendar = page.frameLocator('iframe[name="calendar"]');
    assert.equal(asked.length, 2, "nobody was asked for the calendar before its button was pressed");
    await page.getByRole("link", { name: "Show the calendar" }).click();
    await calendar.getByText("Tuesday, 10:00").waitFor();
    assert.deepEqual(asked.slice(2), [CALENDAR]);
    await page.getByRole("link", { name: "Start a chat" }).first().waitFor();
    await page
      .getByRole("link", { name: `Map: ${cityOrCountry(office)}` })
      .first()
      .waitFor();

    await assertLegalTexts(page, origin);
    assert.equal(
      await page.locator('meta[name="google-site-verification"]').getAttribute("content"),
      ALL_ON.verification?.google,
    );
    assert.equal(await page.locator('meta[name="msvalidate.01"]').getAttribute("content"), ALL_ON.verification?.bing);
  });
  const withoutScript = { javaScriptEnabled: false };
  await visitExport(
    path.join(copy.root, "out"),
    answerOutside,
    async ({ page, origin, outsideRequests: asked }) => {
      await page.goto(`${origin}/contact/`, { waitUntil: "load" });
      assert.deepEqual(asked, [], "without script nobody is asked for anything");
      await page.getByRole("link", { name: "Show the calendar" }).click();
      await page.frameLocator('iframe[name="calendar"]').getByText("Tuesday, 10:00").waitFor();
      assert.deepEqual(asked, [CALENDAR]);
    },
    withoutScript,
  );
}
