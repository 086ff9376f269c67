import assert from "node:assert/strict";
import { until, type Visitor } from "../visitor";
import type { Check } from "./check";

const scrolled = (visitor: Visitor) => visitor.read(() => Math.round(scrollY), undefined);
const scrollTo = (visitor: Visitor, top: number) => visitor.read((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const isInMain = (visitor: Visitor) => visitor.read(() => document.activeElement?.id === "main", undefined);

async function softly(visitor: Visitor): Promise<void> {
  await visitor.visit("/services/devops/");
  await visitor.read(() => void Object.assign(window, { isSameDocument: true }), undefined);
  await scrollTo(visitor, 900);
  await visitor.click('header a[href="/contact/"]');
  await until("the next page", async () => (await visitor.path()) === "/contact/" && (await isInMain(visitor)));
  await until("its top", async () => (await scrolled(visitor)) === 0);
  await until("its title", async () => /contact|talk/i.test(await visitor.read(() => document.title, undefined)));
  await visitor.browser.back();
  await until("the way back", async () => (await visitor.path()) === "/services/devops/");
  await until("where one was", async () => Math.abs((await scrolled(visitor)) - 900) < 2);
  assert.equal(
    await visitor.read(() => Reflect.get(window, "isSameDocument") === true, undefined),
    true,
    "no document was loaded",
  );
}

async function compactBar(visitor: Visitor): Promise<void> {
  await visitor.visit("/faq/");
  const height = () => visitor.read(() => document.querySelector("header > div")?.getBoundingClientRect().height ?? 0, undefined);
  assert.equal(await height(), 72);
  await scrollTo(visitor, 51);
  await until("compact above 50 px", async () => (await height()) === 56);
  await scrollTo(visitor, 50);
  await until("full size at 50 px", async () => (await height()) === 72);
}

/** A link to a section scrolls it below the header, from another page and on the same page. */
async function anchors(visitor: Visitor): Promise<void> {
  await visitor.visit("/faq/");
  for (const name of ["focus", "industry"]) {
    await visitor.click(`header button[popovertarget="menu-${name}"]`);
    await visitor.click(`#menu-${name} a[href="/#${name}"]`);
    await until(`#${name} stands below the bar`, () =>
      visitor.read((id) => {
        const bar = document.querySelector("header > div")?.getBoundingClientRect().bottom ?? Number.NaN;
        const gap = (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - bar;
        return location.hash === `#${id}` && gap >= 0 && gap <= 60;
      }, name),
    );
  }
}

/** Runs in the page: whether a text of its main part is in view. */
function isInView(text: string): boolean {
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.nodeValue?.includes(text)) continue;
    const { top, bottom, height } = walker.currentNode.parentElement?.getBoundingClientRect() ?? new DOMRect();
    if (height > 0) return top >= 0 && bottom <= innerHeight;
  }
  return false;
}

async function search(visitor: Visitor): Promise<void> {
  await visitor.visit("/faq/");
  await visitor.browser.press("/");
  await visitor.browser.type("kubernetes");
  await until("a result", () => visitor.sees('a.search-hit[href^="/services/devops/#:~:text="]'));
  const found = await visitor.read(
    () => decodeURIComponent(/text=([^,&]+)/.exec(document.querySelector("a.search-hit")?.getAttribute("href") ?? "")?.[1] ?? ""),
    undefined,
  );
  await visitor.browser.press("Enter");
  await until("its page", async () => (await visitor.path()) === "/services/devops/");
  await until(`the sentence that was found, "${found}", is in view`, () => visitor.read(isInView, found));
  assert.equal(await visitor.sees("#site-search"), false);
  await visitor.click('header button[commandfor="site-search"]');
  await until("its button opens it, too", () => visitor.sees("#site-search-field"));
  await visitor.browser.press("Escape");
  await until("Escape closes it", async () => !(await visitor.sees("#site-search")));
}

export const movingChecks: Check[] = [
  { name: "soft navigation and the way back", run: softly },
  { name: "compact bar", run: compactBar },
  { name: "sections by their anchors", run: anchors },
  { name: "search", run: search },
];
