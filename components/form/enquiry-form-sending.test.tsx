import { fireEvent, screen } from "@testing-library/react";
import { formProps, labels } from "./test-support/enquiry";
import { fetched, field, fill, form, freshPage, press, send, sentBody, show, typed } from "./test-support/enquiry-form";

freshPage();

describe("sending", () => {
  it("delivers every field under its name, unchanged, with idempotency key and elapsed time", async () => {
    const { user } = show();
    await fill(user);
    await press(user);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe("https://forms.example/enquiry");
    expect(sentBody(0)).toEqual({
      ...typed,
      leave_empty: "",
      idempotency_key: expect.stringMatching(/\S{10}/),
      elapsed_seconds: expect.stringMatching(/^\d+$/),
    });
  });

  it("is announced, keeps the focus, and does not send twice", async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    const { user } = show();
    await fill(user);
    await user.type(field(labels.name), "{Enter}");
    const button = send(formProps.copy.sending);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("status")).toHaveTextContent(formProps.copy.sending);
    await user.click(button);
    fireEvent.submit(form());
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(field(labels.name).closest("[inert]")).not.toBeNull();
    expect(button.closest("[inert]")).toBeNull();
  });

  it("includes what a bot has written into the honeypot, so that the receiver can decide", async () => {
    const { user, container } = show();
    await fill(user);
    const trap = container.querySelector<HTMLInputElement>("[name=leave_empty]");
    if (trap) trap.value = "spam";
    await press(user);
    expect(sentBody(0)).toHaveProperty("leave_empty", "spam");
  });

  it("without an endpoint it only logs, and confirms", async () => {
    const log = jest.spyOn(console, "log").mockImplementation(() => {});
    const { user } = show({ destination: undefined });
    await fill(user);
    await press(user);
    expect(fetched).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledWith("Enquiry", { ...typed, agree: true });
    expect(screen.getByRole("status")).toHaveTextContent("Thank You!");
  });
});
