import { act, screen } from "@testing-library/react";
import { labels } from "./test-support/enquiry";
import {
  type Answer,
  answer,
  fetched,
  field,
  fill,
  freshPage,
  press,
  send,
  sentBody,
  show,
  typed,
  written,
} from "./test-support/enquiry-form";

freshPage();

describe("a failure", () => {
  const cases: [string, () => Promise<Answer>, string][] = [
    ["server error", async () => answer(500), "Our fault."],
    ["not found", async () => answer(404), "Our fault."],
    ["a wrong answer", async () => answer(200, "{"), "Our fault."],
    ["a refusal", async () => answer(422), "Not accepted."],
    ["blocked CORS", () => Promise.reject(new TypeError("Failed to fetch")), "Our fault."],
  ];

  it.each(cases)("%s: the form keeps every character and says what happened", async (_, network, message) => {
    fetched.mockImplementation(network);
    const { user } = show();
    await fill(user);
    await press(user);
    expect(screen.getByRole("alert")).toHaveTextContent(`${message}Nothing you typed is lost.`);
    expect(written()).toEqual(typed);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(send()).toHaveFocus();
    expect(send()).toHaveAttribute("aria-busy", "false");
  });

  it("no network", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    const { user } = show();
    await fill(user);
    await press(user);
    expect(screen.getByRole("alert")).toHaveTextContent("Offline.");
    expect(written()).toEqual(typed);
  });

  it("no answer for 15 seconds", async () => {
    fetched.mockImplementation(
      (_, request) =>
        new Promise((_resolve, reject) => {
          Object.getOwnPropertyDescriptor(request, "signal")?.value.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    const { user } = show();
    await fill(user);
    await press(user);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByRole("alert")).toHaveTextContent("Too long.");
    expect(written()).toEqual(typed);
  });

  it("Retry sends the same text with the same key; a corrected text gets a new key", async () => {
    fetched.mockResolvedValueOnce(answer(503)).mockResolvedValueOnce(answer(503));
    const { user } = show();
    await fill(user);
    await press(user);
    await press(user, "Retry");
    expect(sentBody(1)).toMatchObject({ ...typed, idempotency_key: sentBody(0).idempotency_key });
    await user.type(field(labels.company), " Ltd");
    await press(user, "Retry");
    expect(sentBody(2)).toMatchObject({ ...typed, company: 'A & "B" Ltd' });
    expect(sentBody(2).idempotency_key).not.toBe(sentBody(0).idempotency_key);
    expect(screen.getByRole("status")).toHaveTextContent("Thank You!");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("key and text survive a reload", async () => {
    fetched.mockResolvedValueOnce(answer(503));
    const { user, unmount } = show();
    await fill(user);
    await press(user);
    unmount();
    show();
    expect(written()).toEqual(typed);
    await press(user);
    expect(sentBody(1)).toEqual({ ...sentBody(0), elapsed_seconds: expect.anything() });
  });

  it("offers a phone number, and a mail that contains what is typed", async () => {
    fetched.mockResolvedValue(answer(500));
    const { user } = show();
    await fill(user);
    await user.clear(field(labels.message));
    await user.type(field(labels.message), "Short");
    await press(user);
    expect(screen.getByRole("link", { name: "Call +91 00000 00008" })).toHaveAttribute("href", "tel:+910000000008");
    const mail = () => new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Send it by e-mail" }).href);
    expect(mail().pathname).toBe("hello@company.example");
    expect(mail().searchParams.get("body")).toContain(`${labels.name}: Meera जोशी\r\n${labels.email}: meera@example.com`);
    await user.type(field(labels.message), " and sweet");
    expect(mail().searchParams.get("body")).toMatch(new RegExp(`${labels.message}:\r\nShort and sweet$`));
  });

  it("copies the whole enquiry", async () => {
    fetched.mockResolvedValue(answer(500));
    const { user } = show();
    await fill(user);
    await press(user);
    await press(user, "Copy my enquiry");
    expect(await navigator.clipboard.readText()).toContain(typed.message);
    expect(send("Copied")).toBeInTheDocument();
  });

  it("says no longer that it was copied once the text has changed", async () => {
    fetched.mockResolvedValue(answer(500));
    const { user } = show();
    await fill(user);
    await press(user);
    await press(user, "Copy my enquiry");
    await user.type(field(labels.company), " Ltd");
    expect(screen.queryByRole("button", { name: "Copied" })).toBeNull();
    await press(user, "Copy my enquiry");
    expect(await navigator.clipboard.readText()).toContain('A & "B" Ltd');
  });

  it("shows the enquiry as selected text if the clipboard can't be used", async () => {
    fetched.mockResolvedValue(answer(500));
    const { user } = show();
    await fill(user);
    await press(user);
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await press(user, "Copy my enquiry");
    const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your enquiry, ready to copy" });
    expect(area).toHaveFocus();
    expect(area.value).toContain(typed.message);
    expect(area.selectionEnd).toBe(area.value.length);
    expect(written()).toEqual(typed);
  });
});
