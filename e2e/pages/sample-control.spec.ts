import type { Page } from "@playwright/test";
import type { Control } from "@/content/types";
import { entriesOf } from "../support/entries";
import { focusRoutes, inParts, serviceRoutes } from "../support/routes";
import { expect, test } from "../support/test";
import { painted } from "../support/visit";

/** The pages with a control over their sample, and what it is made from. */
const PAGES: { route: string; control: Control }[] = (["services", "focus"] as const).flatMap((name) =>
  entriesOf(name).map(({ slug, control }) => ({ route: `/${name}/${slug}/`, control })),
);

/** Words as they are compared: the page sets apostrophes and spaces as in print. */
const plain = (text: string) =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, " ")
    .trim();

/** What a reader sees, and a screen reader finds, of all answers. */
const shown = (page: Page) =>
  page
    .locator(".control-answer")
    .evaluateAll((answers) =>
      answers
        .filter((answer) => answer.checkVisibility({ visibilityProperty: true }))
        .map((answer) => [
          answer.querySelector("p:last-child")?.textContent ?? "",
          ...[...answer.querySelectorAll("dd")].map((value) => value.textContent ?? ""),
        ]),
    )
    .then((answers) => answers.map((answer) => answer.map(plain)));

const wanted = ({ answers }: Control, index: number) => {
  const answer = answers[index];
  return [[`${answer?.label}. ${answer?.says}`, ...(answer?.values ?? [])].map(plain)];
};

test("there is one on every service and focus page", () => {
  expect(PAGES.map(({ route }) => route).sort()).toEqual([...serviceRoutes, ...focusRoutes].sort());
});

/** Walks through all answers by keyboard: each changes what is shown, only that answer is, and nothing below moves. */
async function expectAnswers(page: Page, { route, control }: (typeof PAGES)[number]): Promise<void> {
  await page.goto(route);
  await painted(page);
  const group = page.getByRole("group", { name: control.question });
  const answers = page.locator(".control-answer");
  await expect(group.getByRole("radio")).toHaveCount(control.answers.length);
  expect(await shown(page)).toEqual(wanted(control, control.first - 1));
  await group.getByRole("radio", { checked: true }).focus();
  const drawings = new Set<string>();
  const heights = new Set<number>();
  for (let step = 1; step <= control.answers.length; step++) {
    await page.keyboard.press("ArrowRight");
    const at = (control.first - 1 + step) % control.answers.length;
    await expect(group.getByRole("radio", { name: control.answers[at]?.label, exact: true })).toBeChecked();
    expect(await shown(page)).toEqual(wanted(control, at));
    drawings.add(await answers.nth(at).locator(".control-drawing").innerHTML());
    heights.add(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  expect(drawings.size).toBeGreaterThan(1);
  expect(heights.size, "the height of the page").toBe(1);
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const part of inParts(PAGES, 4)) {
    test(`${part.map(({ route }) => route)}: answer to the keyboard`, async ({ page }) => {
      for (const one of part) await test.step(one.route, () => expectAnswers(page, one));
    });
  }
});

test.describe("with script", () => {
  // The control has no script of its own: one page of each kind shows that the page's scripts leave it alone.
  for (const one of [PAGES[0], PAGES.at(-1)]) {
    if (one) test(`${one.route}: answers to the keyboard`, ({ page }) => expectAnswers(page, one));
  }
});

test("on paper the control stands in its first state", async ({ page }) => {
  const [first] = PAGES;
  if (!first) throw new Error("no page has a control");
  await page.emulateMedia({ media: "print" });
  await page.goto(first.route);
  expect(await shown(page)).toEqual(wanted(first.control, first.control.first - 1));
});

test("on paper its band is white in both themes, with words in ink", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const { route } of PAGES.filter((one) => one.route.startsWith("/services/"))) {
    const looks = [];
    for (const theme of ["light", "dark"]) {
      await page.goto(route);
      await page.evaluate((name) => document.documentElement.classList.toggle("dark", name === "dark"), theme);
      const look = await page
        .locator(".toned")
        .evaluate((band) => [getComputedStyle(band).backgroundColor, getComputedStyle(band).color]);
      looks.push(look);
    }
    const [light, dark] = looks;
    expect.soft(dark, route).toEqual(light);
    expect.soft(light?.[0], route).toBe("rgba(0, 0, 0, 0)");
  }
});
