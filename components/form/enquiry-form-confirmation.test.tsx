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
