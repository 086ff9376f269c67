import assert from "node:assert/strict";
import { until, type Visitor } from "../visitor";
import type { Check } from "./check";

const isDark = (visitor: Visitor) => visitor.read(() => document.documentElement.classList.contains("dark"), undefined);

/** The first interaction on a page, which also loads the scripts, has its effect, and hydration does not undo it. */
async function firstTouch(visitor: Visitor): Promise<void> {
  const { browser } = visitor;
  const arriveKeeping = async (what: string, holds: () => Promise<boolean>) => {
    await until(what, holds);
    await visitor.waitForHydration();
    assert.equal(await holds(), true, `${what}, and still does once the framework is there`);
  };

  await browser.open("/faq/");
  assert.equal(await visitor.count("header[data-refined]"), 0, "the framework waits");
  await visitor.click("main summary");
  await arriveKeeping("the first click opens a question", async () => (await visitor.count("main details[open]")) === 1);

  await browser.open("/faq/");
  await visitor.click('header button[popovertarget="menu-services"]');
  await arriveKeeping("the first click opens a menu", () => visitor.sees("#menu-services"));

  await browser.open("/faq/");
  await visitor.click("header [data-theme-toggle]");
  await arriveKeeping("the first click switches the theme", () => isDark(visitor));

  await browser.open("/");
  await visitor.click("#technologies label:nth-of-type(3)");
  const third = () =>
    visitor.read(() => document.querySelectorAll<HTMLInputElement>("[name=technology]")[2]?.checked ?? false, undefined);
  await arriveKeeping("the first click chooses a tab", third);

  await browser.open("/contact/");
  await visitor.fill("#enquiry-name", "Meera");
  const name = () => visitor.read(() => document.querySelector<HTMLInputElement>("#enquiry-name")?.value === "Meera", undefined);
  await arriveKeeping("the first word typed stays", name);

  await browser.open("/faq/");
  await browser.press("/");
  await arriveKeeping("the / key opens the search", () => visitor.sees("#site-search-field"));

  await browser.open("/faq/");
  await visitor.click('header a[href="/contact/"]');
  await until(
    "the first click opens a page",
    async () => (await visitor.path()) === "/contact/" && (await visitor.sees("main h1")),
  );
}

export const firstTouchChecks: Check[] = [{ name: "first touch, before the framework", run: firstTouch }];
