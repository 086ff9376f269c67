import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { patch } from "@/components/test-support/patch";
import { copy, pages, setUpSearchDialog, words } from "@/components/test-support/search";
import { SearchDialog } from "./search-dialog";
import { SEARCH_ID } from "./search-ids";
import { KEY_SETTING } from "./slash-key";

const answer = jest.fn();
const dialog = () => screen.getByRole<HTMLDialogElement>("dialog");
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: copy.label });
const hits = () =>
  within(dialog())
    .queryAllByRole("link")
    .filter((link) => link.classList.contains("search-hit"));

const openAt = (element: HTMLElement) => {
  const box = element.querySelector<HTMLDialogElement>(`#${SEARCH_ID}`);
  act(() => box?.showModal());
};
setUpSearchDialog();
beforeEach(() => {
  answer.mockReset().mockResolvedValue({ ok: true, json: async () => ({ words, pages }) });
  patch(globalThis, "fetch", answer);
  patch(Element.prototype, "scrollIntoView", () => {});
});

it("loads nothing until a visitor is about to search, and then once", async () => {
  const { container } = render(<SearchDialog copy={copy} />);
  expect(answer).not.toHaveBeenCalled();
  openAt(container);
  expect(await screen.findByText("All 2 pages.")).toBeVisible();
  act(() => screen.getByRole("checkbox").focus());
  expect(answer).toHaveBeenCalledTimes(1);
  expect(answer).toHaveBeenCalledWith("/search-index.json");
});

it("looks up what was typed before hydration", async () => {
  const { container } = render(<SearchDialog copy={copy} />);
  const box = container.querySelector("dialog");
  if (box) box.open = true;
  field().value = "refund";
  fireEvent.input(field());
  openAt(container);
  expect(await screen.findByText("Refund", { selector: "mark" })).toBeVisible();
  expect(hits().map((link) => link.getAttribute("href"))).toEqual([
    "/refundPolicy/#:~:text=A%20refund%20needs%20a%20rule",
    "/industry/travel/#:~:text=Trips%20are%20refunded%20in%20part",
  ]);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 pages for “refund”"), { timeout: 10_000 });
});

it("says if the index could not be loaded, and tries again only when asked", async () => {
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

it("has a checkbox that turns the / key off", async () => {
  const { container } = render(<SearchDialog copy={copy} />);
  openAt(container);
  const box = await screen.findByRole("checkbox", { name: words.keySetting });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(localStorage.getItem(KEY_SETTING)).toBe("off");
  await userEvent.click(box);
  expect(localStorage.getItem(KEY_SETTING)).toBeNull();
});

it("clears the input when the dialog closes", async () => {
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
