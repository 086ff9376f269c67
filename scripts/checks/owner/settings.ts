import assert from "node:assert/strict";
import path from "node:path";
import type { Page } from "@playwright/test";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { parse } from "parse5";
import { pageAddresses, slugsOf } from "@/content/addresses";
import type { Settings } from "@/content/schemas/settings";
import { contact } from "@/content/single-pages/contact";
import { cityOrCountry, site } from "@/content/site";
import { attribute, named } from "@/scripts/build/html-tree";
import { filesOf } from "@/scripts/lib/files-of";
import { visitExport } from "./browser";
import { failedBuild, type SiteCopy } from "./site-copy";

const [office] = site.offices;
const CALENDAR = "https://cal.com/an-owner/30min";

/** Everything that there is to switch on; other services of the same kind are for unit tests (app/_lib/settings). */
const ALL_ON: Settings = {
  analytics: { service: "plausible", domain: "an-owner.example" },
  booking: { service: "Cal.com", address: CALENDAR, shown: "frame" },
  chat: { service: "WhatsApp", address: "https://wa.me/4915112345678" },
  maps: { [cityOrCountry(office)]: "https://www.openstreetmap.org/node/26745371" },
  verification: { google: "abcdefghijklmnopqrstuvwxyz0123456789", bing: "0123456789ABCDEF0123456789ABCDEF" },
};

/** What a page could contain of a setting: none of it may be there where nothing is switched on. */
const TRACES = [
  "plausible.io",
  "cloudflareinsights",
  "umami",
  "goatcounter",
  "zgo.at",
  "cal.com",
  "wa.me",
  "msvalidate",
  "frame-src",
];

/** The documents that speak of the settings, as far as the owner has kept them. */
const LEGAL_PAGES = slugsOf("legal").filter((slug) => ["privacyPolicy", "gdpr"].includes(slug));

async function switchOn(copy: SiteCopy, chosen: object): Promise<void> {
  const file = "content/settings.ts";
  const text = await copy.read(file);
  const assignment = /const features: Settings = \{.*\};/;
  assert.match(text, assignment, `${file} has its settings where they were`);
  await copy.write(file, text.replace(assignment, `const features: Settings = ${JSON.stringify(chosen)};`));
}

/** The directives of a page's own policy. */
function directivesOf(html: string) {
  const element = named(parse(html), "meta").find((one) => attribute(one, "http-equiv") === "Content-Security-Policy");
  return new CspParser((element && attribute(element, "content")) ?? "").csp.directives;
}

/** Sources of other hosts in the policies of all pages, by directive. */
async function outsideSources(copy: SiteCopy): Promise<string[]> {
  const files = (await filesOf(path.join(copy.root, "out"))).filter((file) => file.endsWith(".html"));
  assert.ok(files.length >= pageAddresses().length, "the copy has its pages");
  const found = await Promise.all(
    files.map(async (file) =>
      Object.entries(directivesOf(await copy.read(`out/${file}`)))
        .flatMap(([name, sources = []]) =>
          sources.filter((source) => source.startsWith("http")).map((source) => `${name} ${source}`),
        )
        .join("; "),
    ),
  );
  return [...new Set(found)];
}

async function checkOff(copy: SiteCopy): Promise<string> {
  for (const page of ["index", "contact/index", ...LEGAL_PAGES.map((slug) => `${slug}/index`)]) {
    const html = await copy.read(`out/${page}.html`);
    for (const trace of TRACES) assert.ok(!html.includes(trace), `${page}.html says ${trace} though nothing is switched on`);
  }
  assert.deepEqual(await outsideSources(copy), [""], "no policy names another host");
  return "no trace of any service, in pages and policies";
}

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

async function visitAllOn(copy: SiteCopy): Promise<void> {
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

async function checkOn(copy: SiteCopy): Promise<string> {
  assert.deepEqual(await outsideSources(copy), [
    "script-src https://plausible.io; connect-src https://plausible.io; frame-src https://cal.com",
  ]);
  await visitAllOn(copy);
  await switchOn(copy, { ...ALL_ON, tracking: true });
  assert.match(await failedBuild(copy), /content\/settings\.ts: the file has the unknown field tracking/);
  return "each shows, the policies allow its hosts alone, nobody is asked before intent, the legal texts name it; an unknown one stops the build";
}

/** Nothing switched on. */
export const noSettings = { name: "no settings", change: async () => {}, check: checkOff };
/** Each setting switched on. */
export const settings = { name: "settings", change: (copy: SiteCopy) => switchOn(copy, ALL_ON), check: checkOn };
