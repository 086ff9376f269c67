/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { formProps } from "./test-support/enquiry";
import {
  type Answer,
  answer,
  fetched,
  fill,
  freshPage,
  press,
  sentBody,
  show,
  typed,
  written,
} from "./test-support/enquiry-form";

freshPage();

it("the end of the confirmation takes no focus from a visitor who has moved on in the meantime", async () => {
  const { user } = show();
  const elsewhere = document.body.appendChild(document.createElement("button"));
  await fill(user);
  await press(user);
  elsewhere.focus();
  act(() => jest.advanceTimersByTime(3000));
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

/** Sends, and leaves the page. The answer comes with the returned function. */
async function sendAndLeave() {
  let settle = (_: Answer) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  const { user, unmount } = show();
  await fill(user);
  await press(user);
  unmount();
  return (status: number) => act(async () => settle(answer(status)));
}

it("an answer that comes when the form is gone deletes the draft", async () => {
  const settle = await sendAndLeave();
  expect(sessionStorage).toHaveLength(1);
  await settle(200);
  expect(sessionStorage).toHaveLength(0);
});

describe("on another page with the form, opened before the answer came", () => {
  it("the form is sending, too, and can't send a second time", async () => {
    const settle = await sendAndLeave();
    const { user } = show();
    expect(screen.queryByText(formProps.copy.restored)).toBeNull();
    await press(user, formProps.copy.sending);
    expect(fetched).toHaveBeenCalledTimes(1);
    await settle(200);
  });

  it("it confirms, and is empty", async () => {
    const settle = await sendAndLeave();
    show();
    expect(written()).toEqual(typed);
    await settle(200);
    expect(screen.getByRole("status")).toHaveTextContent("Thank You!");
    expect(written()).not.toHaveProperty("name", typed.name);
    expect(sessionStorage).toHaveLength(0);
  });

  it("it says that it failed, keeps every character, and tries again with the same key", async () => {
    const settle = await sendAndLeave();
    const { user } = show();
    await settle(500);
    expect(screen.getByRole("alert")).toHaveTextContent("Our fault.");
    expect(written()).toEqual(typed);
    await press(user, "Retry");
    expect(sentBody(1).idempotency_key).toBe(sentBody(0).idempotency_key);
  });

  it("it scrolls nowhere and takes no focus from a visitor who is reading something else", async () => {
    const settle = await sendAndLeave();
    show();
    const main = document.body.appendChild(document.createElement("main"));
    main.tabIndex = -1;
    main.focus();
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    await settle(200);
    expect(screen.getByRole("status")).toHaveTextContent("Thank You!");
    expect(scroll).not.toHaveBeenCalled();
    expect(main).toHaveFocus();
    main.remove();
  });
});
