import { expect, type Page } from "@playwright/test";
import { parse } from "parse5";
import { attribute, named } from "@/scripts/build/tree";
import { readExported } from "./export";

const scripts = named(parse(readExported("/index.html")), "script");

/** Whether the framework waits for a visitor's first sign of life in this export, or loads with the page (FRAMEWORK_ON_INTENT=off). */
export const frameworkWaits = !scripts.some((script) => attribute(script, "src")?.startsWith("/_next/"));

/** Why a test about that waiting is skipped. */
export const LOADS_AT_ONCE = "the framework of this export does not wait (FRAMEWORK_ON_INTENT=off)";

/** Whether a request is for a part of the framework. */
export const isFramework = (url: string) => /\/_next\/static\/.*\.js$/.test(url);

/** Opens a page whose framework is on its way until the returned function lets it arrive. */
export async function openWithFrameworkHeld(page: Page, route: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => isFramework(url.pathname),
    async (request) => {
      await released;
      await request.continue();
    },
  );
  await page.goto(route, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  return async () => {
    release();
    await expect(page.locator("header[data-refined]")).toBeAttached();
  };
}
