import { act, screen } from "@testing-library/react";
import { formProps } from "./test-support/enquiry";
import {
  type Answer,
  agree,
  answer,
  fetched,
  fill,
  form,
  freshPage,
  press,
  sentBody,
  show,
  typed,
  written,
} from "./test-support/enquiry-form";

freshPage();

describe("the confirmation", () => {
  it("is shown for 3,000 ms in a live region that already existed; then the form is empty and has the focus", async () => {
    const { user } = show();
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();
    await fill(user);
    await press(user);
    expect(screen.getByRole("status")).toBe(status);
    expect(status).toHaveTextContent(formProps.copy.confirmation);
    expect(form()).toHaveAttribute("inert");
    expect(document.activeElement).not.toBe(document.body);
    expect(status).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);

    act(() => jest.advanceTimersByTime(2999));
    expect(status).toHaveTextContent("Thank You!");
    act(() => jest.advanceTimersByTime(1));
    expect(status).toBeEmptyDOMElement();
    expect(form()).not.toHaveAttribute("inert");
    expect(written()).toEqual({ name: "", email: "", phone: "", company: "", message: "" });
    expect(agree()).not.toBeChecked();
    expect(document.activeElement).toContainElement(screen.getByRole("heading", { name: "Your enquiry" }));
  });

  it("does not take the focus from a visitor who has moved on in the meantime", async () => {
    const { user } = show();
    const elsewhere = document.body.appendChild(document.createElement("button"));
    await fill(user);
    await press(user);
    elsewhere.focus();
    act(() => jest.advanceTimersByTime(3000));
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it("deletes the draft; the next enquiry has a new key", async () => {
    const { user } = show();
    await fill(user);
    await press(user);
    expect(sessionStorage).toHaveLength(0);
    act(() => jest.advanceTimersByTime(3000));
    await fill(user);
    await press(user);
    expect(sentBody(1)).toMatchObject(typed);
    expect(sentBody(1).idempotency_key).not.toBe(sentBody(0).idempotency_key);
  });

  describe("on a page that the visitor has opened before the answer came", () => {
    /** Sends, and moves on to another page with the form. The answer comes with the returned function. */
    const moveOn = async () => {
      let settle = (_: Answer) => {};
      fetched.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
      const first = show();
      await fill(first.user);
      await press(first.user);
      first.unmount();
      const { user } = show();
      return { user, settle: (status: number) => act(async () => settle(answer(status))) };
    };

    it("the form there is sending, too, and can't send a second time", async () => {
      const { user, settle } = await moveOn();
      expect(screen.queryByText(formProps.copy.restored)).toBeNull();
      await press(user, formProps.copy.sending);
      expect(fetched).toHaveBeenCalledTimes(1);
      await settle(200);
    });

    it("it confirms, and is empty", async () => {
      const { settle } = await moveOn();
      expect(written()).toEqual(typed);
      await settle(200);
      expect(screen.getByRole("status")).toHaveTextContent("Thank You!");
      expect(written()).not.toHaveProperty("name", typed.name);
      expect(sessionStorage).toHaveLength(0);
    });

    it("it says that it failed, keeps every character, and tries again with the same key", async () => {
      const { user, settle } = await moveOn();
      await settle(500);
      expect(screen.getByRole("alert")).toHaveTextContent("Our fault.");
      expect(written()).toEqual(typed);
      await press(user, "Retry");
      expect(sentBody(1).idempotency_key).toBe(sentBody(0).idempotency_key);
    });

    it("it scrolls nowhere and takes no focus from a visitor who is reading something else", async () => {
      const { settle } = await moveOn();
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

  it("deletes the draft also if the visitor left the page before the answer came", async () => {
    let settle = (_: Answer) => {};
    fetched.mockReturnValue(new Promise((resolve) => (settle = resolve)));
    const { user, unmount } = show();
    await fill(user);
    await press(user);
    unmount();
    expect(sessionStorage).toHaveLength(1);
    await act(async () => settle(answer(200)));
    expect(sessionStorage).toHaveLength(0);
  });
});
