/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { KEY_SETTING, searchKey } from "./slash-key";

const find = (selector: string) => document.querySelector(selector) ?? document.body;
const isOpen = () => find("dialog").hasAttribute("open");

beforeAll(() => {
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  document.body.innerHTML = '<dialog id="search"></dialog><main></main><textarea></textarea>';
  searchKey({ id: "search", setting: KEY_SETTING });
});

it.each([
  ["with Control", "main", { ctrlKey: true }],
  ["with Command", "main", { metaKey: true }],
  ["with Alt", "main", { altKey: true }],
  ["while a word is composed", "main", { isComposing: true }],
  ["in a field of several lines", "textarea", {}],
])("the / key %s belongs to the browser", (_, place, init) => {
  expect(fireEvent.keyDown(find(place), { key: "/", ...init })).toBe(true);
  expect(isOpen()).toBe(false);
});

it("the / key elsewhere opens the search, and types nothing", () => {
  expect(fireEvent.keyDown(find("main"), { key: "/" })).toBe(false);
  expect(isOpen()).toBe(true);
});
