import type { Page } from "@playwright/test";
import { searchWords } from "@/content/single-pages/search";
import { menuButton, menus } from "../navigation/support/menus";
import { mobileMenu } from "../navigation/support/mobile-menu";
import { said, searchDialog, searchField } from "../search/support/search";
import { unfold } from "./home";
import { expect } from "./test";
import { header, settled } from "./visit";

type Step = readonly [name: string, open: (page: Page) => Promise<void>];

/** What can be opened on a page, as steps that follow each other. */
export interface States {
  of: string;
  route: string;
  /** Widths in CSS pixels at which it exists. */
  widths: readonly number[];
  /** Selector of the element that changes, if not the whole page. */
  within?: string;
  steps: readonly Step[];
}

/** Opens a list of the mobile menu. */
async function openList(page: Page, index: number): Promise<void> {
  await mobileMenu(page).locator("summary").nth(index).click();
  await settled(mobileMenu(page));
}

/** A step that types into the search and waits for the announcement. */
const searching = (query: string, about: RegExp): Step => [
  `search for ${query}`,
  async (page) => {
    await searchField(page).fill(query);
    await expect(said(page)).toHaveText(about);
  },
];

/** The longest word that the search itself gives as an example, and the same with a letter left out. */
const example = searchWords.examples.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
const misspelt = example.slice(0, 1) + example.slice(2);

/** Opens all disclosures at once, also those that usually close each other. */
const unfoldAll: Step = [
  "everything unfolded",
  async (page) => {
    await page.evaluate(() => {
      for (const one of document.querySelectorAll("main details, footer details")) one.removeAttribute("name");
      for (const fold of document.querySelectorAll("footer details")) fold.setAttribute("open", "");
    });
    await unfold(page);
  },
];

export const menuStates: States = {
  of: "menus",
  route: "/faq/",
  widths: [1440],
  within: "header nav",
  steps: menus.map(({ name }) => [name, (page) => menuButton(page, name).click()]),
};

export const mobileMenuStates: States = {
  of: "mobile menu",
  route: "/faq/",
  widths: [390],
  within: "header nav",
  steps: [
    ["open", (page) => header(page).getByRole("button", { name: "Menu", exact: true }).click()],
    ...menus.map(({ name }, index): Step => [name, (page) => openList(page, index)]),
  ],
};

export const searchStates: States = {
  of: "search",
  route: "/faq/",
  widths: [390, 1440],
  within: "dialog.search-dialog",
  steps: [
    [
      "before anything is typed",
      async (page) => {
        await page.keyboard.press("/");
        await searchDialog(page).getByRole("navigation").first().waitFor();
      },
    ],
    searching(example, /^\d+ pages? for/),
    searching(misspelt, /comes? close/),
    searching("xyzzy", /^Nothing/),
  ],
};

/** Questions, View More in the footer, disclosures on phones. */
export const unfoldedOn = (route: string): States => ({
  of: "disclosures",
  route,
  widths: [390, 1440],
  steps: [unfoldAll],
});

export const tabStates: States = {
  of: "tabs",
  route: "/",
  widths: [390, 1440],
  steps: Array.from({ length: 7 }, (_, index) => [
    `tab ${index + 1}`,
    (page: Page) => page.getByRole("group", { name: "Technology groups" }).getByRole("radio").nth(index).check(),
  ]),
};

/** The control over the sample of a service or focus page in its last state. As it is loaded it is a part of the page. */
export const controlOn = (route: string): States => ({
  of: "control",
  route,
  widths: [1440],
  within: ".band",
  steps: [["its last state", (page) => page.locator(".band").getByRole("radio").last().check()]],
});
