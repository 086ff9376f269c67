import { eventually, expect, test, type Visitor } from "./test";

type FirstTouch = [route: string, act: (visitor: Visitor) => Promise<void>, effect: (visitor: Visitor) => Promise<boolean>];

/** What a visitor may do first on a page, which also loads the scripts, and its effect. */
const FIRST_TOUCHES: Record<string, FirstTouch> = {
  "opens a question": [
    "/faq/",
    ({ click }) => click("main details:nth-of-type(2) summary"),
    ({ sees }) => sees("main details:nth-of-type(2)[open]"),
  ],
  "opens a menu": ["/faq/", ({ click }) => click('header [popovertarget="menu-services"]'), ({ sees }) => sees("#menu-services")],
  "switches the theme": ["/faq/", ({ click }) => click("header [data-theme-toggle]"), ({ sees }) => sees("html.dark")],
  "chooses a tab": [
    "/",
    ({ click }) => click("#technologies label:nth-of-type(3)"),
    ({ sees }) => sees("#technologies:has(label:nth-of-type(3) input:checked)"),
  ],
  "types a name": [
    "/contact/",
    async ({ click, type }) => {
      await click("#enquiry-name");
      await type("Meera");
    },
    ({ read }) => read(() => document.querySelector<HTMLInputElement>("#enquiry-name")?.value === "Meera", undefined),
  ],
  "opens the search by its key": ["/faq/", ({ type }) => type("/"), ({ sees }) => sees("#site-search-field")],
};

for (const [name, [route, act, effect]] of Object.entries(FIRST_TOUCHES)) {
  test(`the first touch ${name}, and hydration leaves it so`, async ({ visitor }) => {
    await visitor.open(route);
    expect(await visitor.count("header[data-refined]"), "the framework waits").toBe(0);
    await act(visitor);
    await eventually(name, () => effect(visitor)).toBe(true);
    await visitor.waitForHydration();
    expect(await effect(visitor)).toBe(true);
  });
}

test("soft navigation and the way back", async ({ visitor }) => {
  const scrollPosition = () => visitor.read(() => Math.round(scrollY), undefined);
  await visitor.visit("/services/devops/");
  await visitor.read(() => void Object.assign(window, { isSameDocument: true }), undefined);
  await visitor.read(() => scrollTo({ top: 900, behavior: "instant" }), undefined);
  await visitor.click('header a[href="/contact/"]');
  await eventually("the next page", visitor.path).toBe("/contact/");
  // Not `main:focus`, which matches nothing in a window behind another one.
  await eventually("its main part has the focus", () => visitor.read(() => document.activeElement?.localName, undefined)).toBe(
    "main",
  );
  await eventually("its top", scrollPosition).toBe(0);
  await eventually("its title", () => visitor.read(() => document.title, undefined)).toMatch(/contact|talk/i);
  await visitor.back();
  await eventually("the way back", visitor.path).toBe("/services/devops/");
  await eventually("where one was", scrollPosition).toBe(900);
  const isSame = await visitor.read(() => Reflect.get(window, "isSameDocument") === true, undefined);
  expect(isSame, "no document was loaded").toBe(true);
});

test("a link to a section scrolls it below the bar, from another page and on the same page", async ({ visitor }) => {
  await visitor.visit("/faq/");
  for (const name of ["focus", "industry"]) {
    await visitor.click(`header button[popovertarget="menu-${name}"]`);
    await visitor.click(`#menu-${name} a[href="/#${name}"]`);
    const standsBelowBar = () =>
      visitor.read((id) => {
        const bar = document.querySelector("header > div")?.getBoundingClientRect().bottom ?? Number.NaN;
        const gap = (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - bar;
        return location.hash === `#${id}` && gap >= 0 && gap <= 60;
      }, name);
    await eventually(`#${name} stands below the bar`, standsBelowBar).toBe(true);
  }
});

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

test("search leads to the sentence that was found", async ({ visitor }) => {
  const hit = 'a.search-hit[href^="/services/devops/#:~:text="]';
  await visitor.visit("/faq/");
  await visitor.type("/");
  await eventually("the search", () => visitor.sees("#site-search-field")).toBe(true);
  await visitor.type("kubernetes");
  await eventually("a result", () => visitor.sees(hit)).toBe(true);
  const href = await visitor.read((css) => document.querySelector(css)?.getAttribute("href") ?? "", hit);
  const found = decodeURIComponent(/text=([^,&]+)/.exec(href)?.[1] ?? "");
  await visitor.press("Enter");
  await eventually("its page", visitor.path).toBe("/services/devops/");
  await eventually(`"${found}" is in view`, () => visitor.read(isInView, found)).toBe(true);
  expect(await visitor.sees("#site-search")).toBe(false);
});
