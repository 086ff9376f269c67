import assert from "node:assert/strict";
import { menus } from "@/e2e/navigation/support/menus";
import { until, type Visitor } from "../visitor";
import type { Check } from "./check";

const button = (name: string) => `header button[popovertarget="menu-${name}"]`;
const panel = (name: string) => `#menu-${name}`;
const NAMES = menus.map(({ name }) => name.toLowerCase());

/** Names of the open menus. */
async function open(visitor: Visitor): Promise<string[]> {
  const seen = await Promise.all(NAMES.map((name) => visitor.sees(panel(name))));
  return NAMES.filter((_, index) => seen[index]);
}

const isOpen = (visitor: Visitor, ...names: string[]) =>
  until(`open: ${names.join(", ") || "no menu"}`, async () => (await open(visitor)).join() === names.join());

/** Position of a panel: its width, whether it is within the window, and how far below its button it begins. */
const place = (visitor: Visitor, name: string) =>
  visitor.read(
    async ([panelCss, buttonCss]) => {
      const element = document.querySelector(panelCss);
      await Promise.allSettled(element?.getAnimations().map(({ finished }) => finished) ?? []);
      const [box, above] = [element?.getBoundingClientRect(), document.querySelector(buttonCss)?.getBoundingClientRect()];
      if (!box || !above) throw new Error("no menu");
      const isWithin = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      const reaches = box.left <= above.right && box.right >= above.left;
      return { width: Math.round(box.width), isWithin, reaches, gap: Math.abs(box.top - above.bottom) < 30 };
    },
    [panel(name), button(name)] as const,
  );

async function bar(visitor: Visitor): Promise<void> {
  await visitor.visit("/faq/");
  for (const { name, width } of menus) {
    const menu = name.toLowerCase();
    await visitor.click(button(menu));
    await isOpen(visitor, menu);
    assert.deepEqual(await place(visitor, menu), { width, isWithin: true, reaches: true, gap: true }, name);
    assert.equal(await visitor.read((css) => document.querySelector(css)?.ariaExpanded ?? "", button(menu)), "true");
  }
  await visitor.browser.press("Escape");
  await isOpen(visitor);
  await visitor.browser.moveMouse(3, 700);
  await visitor.pointAt(button("services"));
  await isOpen(visitor, "services");
  await visitor.pointAt(`${panel("services")} a[href="/services/devops/"]`);
  await isOpen(visitor, "services");
  await visitor.browser.moveMouse(3, 700);
  await isOpen(visitor);
  await visitor.click(button("industry"));
  await visitor.click(`${panel("industry")} a[href="/industry/retail/"]`);
  await until("the page is there", async () => (await visitor.path()) === "/industry/retail/");
  await isOpen(visitor);
}

async function keyboard(visitor: Visitor): Promise<void> {
  await visitor.visit("/faq/");
  await visitor.read((css) => document.querySelector<HTMLElement>(css)?.focus(), button("about"));
  await visitor.browser.press("Enter");
  await isOpen(visitor, "about");
  await visitor.browser.press("Tab");
  const isInPanel = () =>
    visitor.read((css) => document.querySelector(css)?.contains(document.activeElement) ?? false, panel("about"));
  assert.equal(await isInPanel(), true, "Tab leads into the open menu");
  await visitor.browser.press("Escape");
  await isOpen(visitor);
  assert.equal(
    await visitor.read((css) => document.activeElement?.matches(css) ?? false, button("about")),
    true,
    "focus is back",
  );
}

async function smallScreens(visitor: Visitor): Promise<void> {
  await visitor.browser.resize(480, 800);
  await visitor.visit("/faq/");
  const opener = 'header button[popovertarget="site-header"]';
  await visitor.click(opener);
  await until("the menu fills the screen", () =>
    visitor.read(() => {
      const box = document.getElementById("site-header")?.getBoundingClientRect();
      // The gutter of the scrollbar stays, so that the page does not move.
      return box?.width === document.body.clientWidth && box.height === innerHeight;
    }, undefined),
  );
  for (const index of [2, 3]) {
    await visitor.click(`header nav li:nth-child(${index}) summary`);
    await until("one list is open", async () => (await visitor.count("header details[open]")) === 1);
  }
  await visitor.browser.press("Escape");
  await until("Escape closes it", async () => !(await visitor.sees("header nav")));
  await visitor.click(opener);
  await visitor.click(opener);
  await until("its button closes it, too", async () => !(await visitor.sees("header nav")));
  await visitor.click(opener);
  await visitor.click('header nav > a[href="/contact/"]');
  await until("a page chosen in it is there", async () => (await visitor.path()) === "/contact/");
  await until("and it is closed", async () => !(await visitor.sees("header nav")));
}

export const menuChecks: Check[] = [
  { name: "menus: click, hover, Escape, places", run: bar },
  { name: "menus: keyboard", run: keyboard },
  { name: "menu of small screens", run: smallScreens },
];
