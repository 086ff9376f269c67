import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearDraft, saveDraft } from "./draft";
import { enquiryFrom } from "./enquiry";
import { EnquiryForm, type EnquiryFormProps } from "./enquiry-form";
import { formProps } from "./enquiry-form.fixture";

interface Answer {
  ok: boolean;
  status: number;
  headers: Map<string, string>;
  text: () => Promise<string>;
}

const answer = (status: number, body = "{}"): Answer => ({
  ok: status < 300,
  status,
  headers: new Map([["content-type", "application/json"]]),
  text: async () => body,
});

/** Stands in for the network; each test says what it answers. */
const fetched = jest.fn<Promise<Answer>, [string, { body: FormData }]>();
const sentBody = (call: number) => Object.fromEntries(fetched.mock.calls[call]?.[1].body ?? []);

const LONG = `${"Ünï 🙂‍↕️ שלום <b>₹</b> \n".repeat(400)}end`;
const typed = {
  name: "Meera जोशी",
  email: "meera@example.com",
  phone: "+91 1",
  company: 'A & "B"',
  service: "UI/UX Design",
  budget: "Over ₹1,000,000",
  message: LONG,
  agree: "true",
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const radio = field;
const agree = () => screen.getByLabelText<HTMLInputElement>(/^I agree/);
const send = (name = "Send Message") => screen.getByRole("button", { name });
const form = (): HTMLFormElement => {
  const found = document.forms[0];
  if (!found) throw new Error("There is no form");
  return found;
};
const written = () => Object.fromEntries([...new FormData(form())].filter(([name]) => name in typed));

function show(props: Partial<EnquiryFormProps> = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...render(<EnquiryForm {...formProps} {...props} />) };
}

/** Fills in every field. */
async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, value] of [
    ["Full Name", typed.name],
    ["Email", typed.email],
    ["Phone Number", typed.phone],
    ["Company", typed.company],
    ["Project Details", typed.message],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
  await user.click(radio(typed.service));
  await user.click(radio(typed.budget));
  await user.click(agree());
}

/** Presses a button and lets what the network answers at once arrive. */
async function press(user: ReturnType<typeof userEvent.setup>, name = "Send Message") {
  await user.click(send(name));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockResolvedValue(answer(200));
  Object.assign(globalThis, { fetch: fetched });
  // Missing in jsdom; browsers have begun to answer with a promise.
  Object.assign(Element.prototype, { scrollIntoView: async () => {} });
  clearDraft();
  sessionStorage.clear();
  history.replaceState(null, "", "/contact/");
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("validation", () => {
  it("takes over from the browser once it is alive", () => {
    show();
    expect(form().noValidate).toBe(true);
    expect(form()).not.toHaveAttribute("novalidate", "false");
  });

  it("names every field that is missing, at the field and in a summary, and goes to the first", async () => {
    const { user } = show();
    await press(user);
    expect(field("Full Name")).toHaveFocus();
    for (const label of ["Full Name", "Email", "Project Details"]) {
      expect(field(label)).toBeInvalid();
    }
    expect(field("Full Name")).toHaveAccessibleDescription("Name missing.");
    expect(field("Email")).toHaveAccessibleDescription("Email missing.");
    expect(screen.getByRole("radiogroup", { name: "Service Required" })).toBeInvalid();
    expect(screen.getByRole("radiogroup", { name: "Service Required" })).toHaveAccessibleDescription(
      "Service missing. Choose the nearest.",
    );
    expect(agree()).toHaveAccessibleDescription("Agreement missing.");
    expect(field("Phone Number")).toHaveAccessibleDescription("Optional With the country code.");
    const summary = screen.getByRole("alert");
    expect(summary).toHaveTextContent("Some fields need another look.");
    expect(within(summary).getAllByRole("link")).toHaveLength(5);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("uses the browser's own check of an e-mail address", async () => {
    const { user } = show();
    await user.type(field("Email"), "meera@");
    await press(user);
    expect(field("Email")).toHaveAccessibleDescription("Email invalid.");
  });

  it("goes to a field from the summary, to the first choice of a group", async () => {
    const { user } = show();
    await press(user);
    await user.click(screen.getByRole("link", { name: "Service Required" }));
    expect(radio("Animation")).toHaveFocus();
    await user.click(screen.getByRole("link", { name: "I agree to the Privacy Policy and the Terms & Conditions." }));
    expect(agree()).toHaveFocus();
  });

  it("drops a message as soon as its field is right, and announces the next attempt anew", async () => {
    const { user } = show();
    await press(user);
    const first = screen.getByRole("alert");
    await user.type(field("Full Name"), "M");
    expect(field("Full Name")).toBeValid();
    expect(within(first).queryByRole("link", { name: "Full Name" })).not.toBeInTheDocument();
    await press(user);
    expect(screen.getByRole("alert")).not.toBe(first);
    expect(field("Email")).toHaveFocus();
  });
});

describe("sending", () => {
  it("delivers every field under its name, unchanged, with key and elapsed time", async () => {
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

  it("says so, keeps the focus and does not send twice", async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    const { user } = show();
    await fill(user);
    await user.type(field("Full Name"), "{Enter}");
    const button = send("Sending");
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("status")).toHaveTextContent("Sending");
    await user.click(button);
    fireEvent.submit(form());
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(field("Full Name").closest("[inert]")).not.toBeNull();
    expect(button.closest("[inert]")).toBeNull();
  });

  it("sends what a robot has put into the trap along, for the receiver to judge", async () => {
    const { user, container } = show();
    await fill(user);
    const trap = container.querySelector<HTMLInputElement>("[name=leave_empty]");
    if (trap) trap.value = "spam";
    await press(user);
    expect(sentBody(0)).toHaveProperty("leave_empty", "spam");
  });

  it("only logs where no endpoint is configured, and confirms", async () => {
    const log = jest.spyOn(console, "log").mockImplementation(() => {});
    const { user } = show({ destination: undefined });
    await fill(user);
    await press(user);
    expect(fetched).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledWith("Enquiry", { ...typed, agree: true });
    expect(screen.getByRole("status")).toHaveTextContent("Thank You!");
  });
});

describe("the confirmation", () => {
  it("stands for 3,000 ms in a region that was there before; then the form is empty and has the focus", async () => {
    const { user } = show();
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();
    await fill(user);
    await press(user);
    expect(screen.getByRole("status")).toBe(status);
    expect(status).toHaveTextContent(formProps.copy.confirmation);
    expect(form()).toHaveAttribute("inert");

    act(() => jest.advanceTimersByTime(2999));
    expect(status).toHaveTextContent("Thank You!");
    act(() => jest.advanceTimersByTime(1));
    expect(status).toBeEmptyDOMElement();
    expect(form()).not.toHaveAttribute("inert");
    expect(written()).toEqual({ name: "", email: "", phone: "", company: "", message: "" });
    expect(agree()).not.toBeChecked();
    expect(document.activeElement).toContainElement(screen.getByRole("heading", { name: "Your enquiry" }));
  });

  it("leaves the focus to a visitor who has gone elsewhere meanwhile", async () => {
    const { user } = show();
    const elsewhere = document.body.appendChild(document.createElement("button"));
    await fill(user);
    await press(user);
    elsewhere.focus();
    act(() => jest.advanceTimersByTime(3000));
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it("ends the draft; the next enquiry has a key of its own", async () => {
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

  it("ends the draft also when the visitor has left the page before the answer came", async () => {
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

describe("a failure", () => {
  const never = () => new Promise<Answer>(() => {});
  const cases: [string, () => Promise<Answer>, string][] = [
    ["server error", async () => answer(500), "Our fault."],
    ["not found", async () => answer(404), "Our fault."],
    ["a wrong answer", async () => answer(200, "{"), "Our fault."],
    ["a refusal", async () => answer(422), "Not accepted."],
    ["blocked CORS", () => Promise.reject(new TypeError("Failed to fetch")), "Our fault."],
  ];

  it.each(cases)("%s: keeps every character and says what happened", async (_, network, message) => {
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

  it("Retry sends the same again under the same key; a correction goes under another", async () => {
    fetched.mockResolvedValueOnce(answer(503)).mockResolvedValueOnce(answer(503));
    const { user } = show();
    await fill(user);
    await press(user);
    await press(user, "Retry");
    expect(sentBody(1)).toMatchObject({ ...typed, idempotency_key: sentBody(0).idempotency_key });
    await user.type(field("Company"), " Ltd");
    await press(user, "Retry");
    expect(sentBody(2)).toMatchObject({ ...typed, company: 'A & "B" Ltd' });
    expect(sentBody(2).idempotency_key).not.toBe(sentBody(0).idempotency_key);
    expect(screen.getByRole("status")).toHaveTextContent("Thank You!");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("keeps key and text over a reload", async () => {
    fetched.mockImplementationOnce(never);
    const { user, unmount } = show();
    await fill(user);
    await press(user);
    unmount();
    show();
    expect(written()).toEqual(typed);
    await press(user);
    expect(sentBody(1)).toEqual({ ...sentBody(0), elapsed_seconds: expect.anything() });
  });

  it("offers phone and a mail that follows what is typed", async () => {
    fetched.mockResolvedValue(answer(500));
    const { user } = show();
    await fill(user);
    await user.clear(field("Project Details"));
    await user.type(field("Project Details"), "Short");
    await press(user);
    expect(screen.getByRole("link", { name: "Call +91 00000 00001" })).toHaveAttribute("href", "tel:+910000000001");
    const mail = () => new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Send it by e-mail" }).href);
    expect(mail().pathname).toBe("hello@jantar.example");
    expect(mail().searchParams.get("body")).toContain("Full Name: Meera जोशी\r\nEmail: meera@example.com");
    await user.type(field("Project Details"), " and sweet");
    expect(mail().searchParams.get("body")).toMatch(/Project Details:\r\nShort and sweet$/);
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

  it("shows the enquiry as selected text where the clipboard can't be used", async () => {
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

describe("the draft", () => {
  it("comes back with every field, and says so", async () => {
    const { user, unmount } = show();
    await fill(user);
    unmount();
    show();
    expect(written()).toEqual(typed);
    expect(screen.getByText("We kept your draft.")).toBeInTheDocument();
  });

  it("is not claimed where there is none", () => {
    show();
    expect(screen.queryByText("We kept your draft.")).not.toBeInTheDocument();
  });

  it("breaks nothing where storage is blocked", async () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      });
    }
    fetched.mockResolvedValueOnce(answer(500));
    const { user } = show();
    await fill(user);
    await press(user);
    expect(written()).toEqual(typed);
    await press(user, "Retry");
    expect(screen.getByRole("status")).toHaveTextContent("Thank You!");
    expect(sentBody(1).idempotency_key).toBe(sentBody(0).idempotency_key);
  });
});

describe("the service in the address", () => {
  it.each([
    ["devops", "DevOps Services"],
    ["animation", "Animation"],
  ])("?service=%s chooses %s", (slug, label) => {
    history.replaceState(null, "", `/contact/?service=${slug}`);
    show();
    expect(radio(label)).toBeChecked();
  });

  it("is no draft: nothing is kept, and an unknown one chooses nothing", () => {
    history.replaceState(null, "", "/contact/?service=devops");
    show().unmount();
    expect(sessionStorage).toHaveLength(0);
    history.replaceState(null, "", "/contact/?service=nonsense");
    show();
    expect(written()).not.toHaveProperty("service");
  });

  it("gives way to the draft's", () => {
    saveDraft(enquiryFrom((name) => (name === "service" ? "UI/UX Design" : "")));
    history.replaceState(null, "", "/contact/?service=devops");
    show();
    expect(radio("UI/UX Design")).toBeChecked();
  });
});

it("takes the choice of a budget back", async () => {
  const { user } = show();
  await user.click(radio("Over ₹1,000,000"));
  await press(user, "Clear");
  expect(radio("Over ₹1,000,000")).not.toBeChecked();
  expect(radio("Under ₹10,000")).toHaveFocus();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});
