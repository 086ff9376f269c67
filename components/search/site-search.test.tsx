/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { patch, undoAll } from "@/components/test-support/patch";
import { searchCopy } from "@/content/single-pages/search";
import { SEARCH_FIELD_ID, SEARCH_ID } from "./search-ids";
import { SiteSearch } from "./site-search";

afterEach(undoAll);

it("an index that could not be loaded is asked for again only by Retry, and its second failure is shown, too", async () => {
  const answer = jest.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue({ ok: false, status: 404 });
  patch(globalThis, "fetch", answer);
  render(
    <dialog id={SEARCH_ID} open>
      <input id={SEARCH_FIELD_ID} />
      <SiteSearch copy={searchCopy} />
    </dialog>,
  );
  const retry = await screen.findByRole("button", { name: searchCopy.retry });
  act(() => retry.focus());
  expect(answer).toHaveBeenCalledTimes(1);
  await userEvent.click(retry);
  expect(await screen.findByRole("button", { name: searchCopy.retry })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(searchCopy.failed);
  expect(answer).toHaveBeenCalledTimes(2);
});
