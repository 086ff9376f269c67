import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { SearchDialog } from "@/components/search/search-dialog";
import { SEARCH_ID } from "@/components/search/search-ids";
import { KEY_SETTING, searchKey } from "@/components/search/search-key";
import { untilStopped } from "@/components/test-support/engine";
import { patch, undoAll } from "@/components/test-support/patch";
import { route } from "@/components/test-support/route";

const copy = {
  label: "Search this site",
  placeholder: "A service",
  close: "Close search",
  loading: "Fetching the index",
  failed: "The index did not arrive.",
  retry: "Retry",
};
const words = {
  invitation: "All # pages.",
  examples: ["refund"],
  keys: "Arrow keys move",
  keySetting: "The / key opens this",
  siteMap: "Every page on one sheet",
  one: "1 page for “*”",
  many: "# pages for “*”",
  near: { one: "Nothing for “*”. 1 page with ~", many: "Nothing for “*”. # pages with ~" },
  none: "Nothing for “*”",
  ways: { text: "Ask us.", links: [{ route: route("/contact/"), label: "Ask" }] },
};
const pages = [
  { route: "/refundPolicy/", name: "Refund Policy", group: "Terms", line: "Money back", text: ["A refund needs a rule."] },
  { route: "/industry/travel/", name: "Travel", group: "Industry", line: "Trips", text: ["Trips are refunded in part."] },
];
const answer = jest.fn();
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog");
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: copy.label });
const hits = () =>
  within(dialog())
    .queryAllByRole("link")
    .filter((link) => link.classList.contains("search-hit"));
const rest = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 600))));

let stop = () => {};
const openAt = (element: HTMLElement) => {
  const box = element.querySelector<HTMLDialogElement>(`#${SEARCH_ID}`);
  act(() => box?.showModal());
};
// jsdom does not know the element; the dialog comes from the server, where React writes its script into the HTML.
const KNOWN = /tag <search>|tag <%s>|Encountered a script tag|The tag/;
beforeEach(() => {
  const report = console.error;
  jest.spyOn(console, "error").mockImplementation((...words) => void (KNOWN.test(String(words[0])) || report(...words)));
  answer.mockReset().mockResolvedValue({ ok: true, json: async () => ({ words, pages }) });
  patch(globalThis, "fetch", answer);
  patch(HTMLDialogElement.prototype, "showModal", function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector("input")?.focus();
  });
  patch(HTMLDialogElement.prototype, "close", function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  });
  patch(Element.prototype, "scrollIntoView", () => {});
  localStorage.clear();
});
afterEach(() => {
  stop();
  undoAll();
  jest.restoreAllMocks();
});

it("asks for nothing until somebody is about to search, and then once", async () => {
  const { container } = render(<SearchDialog copy={copy} />);
  expect(answer).not.toHaveBeenCalled();
  openAt(container);
  expect(await screen.findByText("All 2 pages.")).toBeVisible();
  act(() => screen.getByRole("checkbox").focus());
  expect(answer).toHaveBeenCalledTimes(1);
  expect(answer).toHaveBeenCalledWith("/search-index.json");
});

it("looks up what was typed before it was there", async () => {
  const { container } = render(<SearchDialog copy={copy} />);
  const box = container.querySelector("dialog");
  if (box) box.open = true;
  field().value = "refund";
  fireEvent.input(field());
  openAt(container);
  expect(await screen.findByText("Refund", { selector: "mark" })).toBeVisible();
  expect(hits().map((link) => link.getAttribute("href"))).toEqual(["/refundPolicy", "/industry/travel"]);
  await rest();
  expect(screen.getByRole("status")).toHaveTextContent("2 pages for “refund”");
});

it("says when the index does not come, and tries again on demand only", async () => {
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { container } = render(<SearchDialog copy={copy} />);
  openAt(container);
  const retry = await screen.findByRole("button", { name: copy.retry });
  expect(screen.getByRole("status")).toHaveTextContent(copy.failed);
  act(() => screen.getByRole("button", { name: copy.close }).focus());
  expect(answer).toHaveBeenCalledTimes(1);
  answer.mockResolvedValueOnce({ ok: false, status: 404 });
  await userEvent.click(retry);
  expect(await screen.findByRole("button", { name: copy.retry })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: copy.retry }));
  expect(await screen.findByText("All 2 pages.")).toBeVisible();
  expect(screen.queryByRole("button", { name: copy.retry })).toBeNull();
});

it("has a box that turns the / key off", async () => {
  const { container } = render(<SearchDialog copy={copy} />);
  openAt(container);
  const box = await screen.findByRole("checkbox", { name: words.keySetting });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(localStorage.getItem(KEY_SETTING)).toBe("off");
  await userEvent.click(box);
  expect(localStorage.getItem(KEY_SETTING)).toBeNull();
});

it("forgets what was typed when it closes", async () => {
  const { container } = render(<SearchDialog copy={copy} />);
  openAt(container);
  await screen.findByText("All 2 pages.");
  await userEvent.type(field(), "xyzzy");
  expect(await screen.findByText("Ask us.")).toBeVisible();
  act(() => dialog().close());
  openAt(container);
  expect(field()).toHaveValue("");
  expect(screen.getByText("All 2 pages.")).toBeVisible();
});

describe("the / key, before React", () => {
  const press = (target: Element, init: KeyboardEventInit = {}) => fireEvent.keyDown(target, { key: "/", ...init });
  const isOpen = () => document.querySelector("dialog")?.open;

  beforeEach(() => {
    document.body.innerHTML = `${renderToStaticMarkup(<SearchDialog copy={copy} />)}<main tabindex="-1"></main><textarea></textarea>`;
    stop = untilStopped(() => searchKey({ id: SEARCH_ID, setting: KEY_SETTING }));
  });
  afterEach(() => {
    document.body.innerHTML = "";
  });
  const main = () => screen.getByRole("main");

  it("opens the search, and is not typed into it", () => {
    expect(press(main())).toBe(false);
    expect(isOpen()).toBe(true);
  });

  it.each([
    ["with Control", { ctrlKey: true }],
    ["with Command", { metaKey: true }],
    ["with Alt", { altKey: true }],
    ["while a word is composed", { isComposing: true }],
  ])("%s is the browser's", (_, init) => {
    expect(press(main(), init)).toBe(true);
    expect(isOpen()).toBe(false);
  });

  it("is a letter where one types", () => {
    const [area] = document.getElementsByTagName("textarea");
    if (area) expect(press(area)).toBe(true);
    expect(isOpen()).toBe(false);
  });

  it("rests while it is turned off", () => {
    localStorage.setItem(KEY_SETTING, "off");
    expect(press(main())).toBe(true);
    localStorage.removeItem(KEY_SETTING);
    expect(press(main())).toBe(false);
  });
});
