import { contact } from "@/content/single-pages/contact";
import { faq } from "@/content/single-pages/faq";
import { technologyTabs } from "@/content/technologies";
import { menus } from "@/e2e/navigation/support/menus";
import { eventually, expect, test, type Visitor } from "./test";

const button = (name: string) => `header button[popovertarget="menu-${name}"]`;
const panel = (name: string) => `#menu-${name}`;

/** Waits until these menus are open and no others. */
async function expectOpen(visitor: Visitor, ...names: string[]): Promise<void> {
  const all = menus.map(({ name }) => name.toLowerCase());
  const open = async () => {
    const seen = await Promise.all(all.map((name) => visitor.sees(panel(name))));
    return all.filter((_, index) => seen[index]);
  };
  await eventually("open menus", open).toEqual(names);
}

/** Position of an open menu: its width, whether it is within the window, and whether it stands below its button. */
const placeOf = (visitor: Visitor, name: string) =>
  visitor.read(
    async ([panelCss, buttonCss]) => {
      const element = document.querySelector(panelCss);
      await Promise.allSettled(element?.getAnimations().map(({ finished }) => finished) ?? []);
      const [box, above] = [element?.getBoundingClientRect(), document.querySelector(buttonCss)?.getBoundingClientRect()];
      if (!box || !above) throw new Error("no menu");
      const isWithin = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      const isBelow = box.left <= above.right && box.right >= above.left && Math.abs(box.top - above.bottom) < 30;
      return { width: Math.round(box.width), isWithin, isBelow };
    },
    [panel(name), button(name)] as const,
  );

test("menus: click, hover, places", async ({ visitor }) => {
  await visitor.visit("/faq/");
  for (const { name, width } of menus) {
    const menu = name.toLowerCase();
    await visitor.click(button(menu));
    await expectOpen(visitor, menu);
    expect(await placeOf(visitor, menu), name).toEqual({ width, isWithin: true, isBelow: true });
  }
  await visitor.press("Escape");
  await expectOpen(visitor);
  await visitor.moveMouse(3, 700);
  await visitor.hover(button("services"));
  await expectOpen(visitor, "services");
  await visitor.hover(`${panel("services")} a[href="/services/devops/"]`);
  await expectOpen(visitor, "services");
  await visitor.moveMouse(3, 700);
  await expectOpen(visitor);
  await visitor.click(button("industry"));
  await visitor.click(`${panel("industry")} a[href="/industry/retail/"]`);
  await eventually("the page", visitor.path).toBe("/industry/retail/");
  await expectOpen(visitor);
});

test("menus: keyboard", async ({ visitor }) => {
  await visitor.visit("/faq/");
  await visitor.read((css) => document.querySelector<HTMLElement>(css)?.focus(), button("about"));
  await visitor.press("Enter");
  await expectOpen(visitor, "about");
  await visitor.press("Tab");
  const focusIsIn = (css: string) => visitor.read((place) => Boolean(document.activeElement?.closest(place)), css);
  expect(await focusIsIn(panel("about")), "Tab leads into the open menu").toBe(true);
  await visitor.press("Escape");
  await expectOpen(visitor);
  expect(await focusIsIn(button("about")), "the focus is back").toBe(true);
});

test("menu of small screens", async ({ visitor }) => {
  await visitor.resize(480, 800);
  await visitor.visit("/faq/");
  const opener = 'header button[popovertarget="site-header"]';
  const isOpen = () => visitor.sees("header nav");
  await visitor.click(opener);
  const fillsTheScreen = () =>
    visitor.read(() => {
      const box = document.getElementById("site-header")?.getBoundingClientRect();
      // The gutter of the scrollbar stays, so that the page does not move.
      return box?.width === document.body.clientWidth && box.height === innerHeight;
    }, undefined);
  await eventually("the menu fills the screen", fillsTheScreen).toBe(true);
  for (const index of [2, 3]) {
    await visitor.click(`header nav li:nth-child(${index}) summary`);
    await eventually("one list is open", () => visitor.count("header details[open]")).toBe(1);
  }
  await visitor.press("Escape");
  await eventually("Escape closes it", isOpen).toBe(false);
  await visitor.click(opener);
  await visitor.click('header nav > a[href="/contact/"]');
  await eventually("a page chosen in it", visitor.path).toBe("/contact/");
  await eventually("it is closed", isOpen).toBe(false);
});

test("theme", async ({ visitor }) => {
  /** What shows the theme: the class, the background, the browser's own controls. */
  const theme = () =>
    visitor.read(() => {
      const [paper = "255"] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
      const { classList } = document.documentElement;
      return [classList.contains("dark"), Number(paper) < 128, getComputedStyle(document.documentElement).colorScheme];
    }, undefined);
  const [dark, light] = [
    [true, true, "dark"],
    [false, false, "light"],
  ];
  await visitor.visit("/faq/");
  expect(await theme()).toEqual(light);
  await visitor.click("header [data-theme-toggle]");
  await eventually("after a click", theme).toEqual(dark);
  await visitor.reload();
  expect(await theme(), "after a reload").toEqual(dark);
  await visitor.visit("/contact/");
  expect(await theme(), "on another page").toEqual(dark);
  await visitor.click("header [data-theme-toggle]");
  await eventually("after another click", theme).toEqual(light);
  await visitor.back();
  await eventually("on the page one goes back to", theme).toEqual(light);
});

test("tabs of the technologies", async ({ visitor }) => {
  await visitor.visit("/");
  const shown = () =>
    visitor.read(() => {
      const tiles = [...document.querySelectorAll("#technologies [data-tabs]")].filter((tile) => tile.checkVisibility());
      return tiles.map((tile) => tile.querySelector("b")?.textContent).sort();
    }, undefined);
  for (const index of [technologyTabs.length - 1, 0]) {
    await visitor.click(`#technologies label:nth-of-type(${index + 1})`);
    await eventually(`tiles of tab ${index}`, shown).toEqual(technologyTabs[index]?.tiles.map(({ name }) => name).sort());
  }
});

test("questions", async ({ visitor }) => {
  const open = () =>
    visitor.read(
      () => [...document.querySelectorAll("main details")].flatMap((one, index) => (one.hasAttribute("open") ? [index] : [])),
      undefined,
    );
  await visitor.visit(`/faq/#${faq.items[2]?.id}`);
  await eventually("a link to a question opens it", open).toEqual([2]);
  await visitor.click(`main details:has(#${faq.items[4]?.id}) summary`);
  await eventually("one is open at a time", open).toEqual([4]);
});

test("form: problems, draft, confirmation", async ({ visitor }) => {
  const send = "main form button:not([type=button])";
  const textOf = (selector: string) => visitor.read((css) => document.querySelector(css)?.textContent ?? "", selector);
  const fill = async (field: string, text: string) => {
    await visitor.click(`#enquiry-${field}`);
    await visitor.type(text);
  };
  const typedIn = (field: string) =>
    visitor.read((id) => document.querySelector<HTMLInputElement>(`#enquiry-${id}`)?.value, field);
  await visitor.visit("/contact/");
  await visitor.click(send);
  await eventually("what is missing is marked", () => visitor.sees("main form [aria-invalid=true]")).toBe(true);
  expect(await textOf("main form")).toContain(contact.form.fields.name.missing);
  await fill("name", "Meera Joshi");
  await fill("email", "meera@example.com");
  await visitor.click("main form fieldset:has([name=service]) label:nth-of-type(1)");
  await fill("message", "A stock system, in words.");
  await visitor.click("#enquiry-agree");
  await visitor.reload();
  await visitor.moveMouse(5, 300);
  await visitor.waitForHydration();
  await eventually("the draft after a reload", () => typedIn("message")).toBe("A stock system, in words.");
  await visitor.click(send);
  await eventually("the confirmation", () => textOf("main [role=status]")).toContain(contact.form.confirmation);
  await eventually("the form is empty again", () => typedIn("name")).toBe("");
});
