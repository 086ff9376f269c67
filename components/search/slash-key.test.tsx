import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { untilStopped } from "@/components/test-support/engine";
import { asInlineScript } from "@/components/test-support/inline-script";
import { copy, setUpSearchDialog } from "@/components/test-support/search";
import { SearchDialog } from "./search-dialog";
import { SEARCH_ID } from "./search-ids";
import { KEY_SETTING, searchKey } from "./slash-key";

setUpSearchDialog();

describe("the / key, before hydration", () => {
  const press = (target: Element, init: KeyboardEventInit = {}) => fireEvent.keyDown(target, { key: "/", ...init });
  const isOpen = () => document.querySelector("dialog")?.open;

  let stop = () => {};
  beforeEach(() => {
    document.body.innerHTML = `${renderToStaticMarkup(<SearchDialog copy={copy} />)}<main tabindex="-1"></main><textarea></textarea>`;
    stop = untilStopped(() => asInlineScript(searchKey)({ id: SEARCH_ID, setting: KEY_SETTING }));
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = "";
  });
  const main = () => screen.getByRole("main");

  it("opens the search without typing a slash into it", () => {
    expect(press(main())).toBe(false);
    expect(isOpen()).toBe(true);
  });

  it.each([
    ["with Control", { ctrlKey: true }],
    ["with Command", { metaKey: true }],
    ["with Alt", { altKey: true }],
    ["while a word is composed", { isComposing: true }],
  ])("%s does nothing: it belongs to the browser", (_, init) => {
    expect(press(main(), init)).toBe(true);
    expect(isOpen()).toBe(false);
  });

  it("types a slash in an input", () => {
    const [area] = document.getElementsByTagName("textarea");
    if (area) expect(press(area)).toBe(true);
    expect(isOpen()).toBe(false);
  });

  it("does nothing while it is turned off", () => {
    localStorage.setItem(KEY_SETTING, "off");
    expect(press(main())).toBe(true);
    localStorage.removeItem(KEY_SETTING);
    expect(press(main())).toBe(false);
  });
});
