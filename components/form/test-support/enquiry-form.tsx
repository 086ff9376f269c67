import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearDraft } from "@/components/form/draft";
import { EnquiryForm } from "@/components/form/enquiry-form";
import { formProps, labels } from "./enquiry";

export interface Answer {
  ok: boolean;
  status: number;
  text: () => Promise<string>;
}

export const answer = (status: number): Answer => ({ ok: status < 300, status, text: async () => "{}" });

/** Stands in for the network; each test says what it answers. */
export const fetched = jest.fn<Promise<Answer>, [string, { body: FormData }]>();
export const sentBody = (call: number) => Object.fromEntries(fetched.mock.calls[call]?.[1].body ?? []);

export const typed = {
  name: "Meera जोशी",
  email: "meera@example.com",
  phone: "+91 1",
  company: 'A & "B"',
  service: "UI/UX Design",
  budget: "Over ₹1,000,000",
  message: "Ünï 🙂‍↕️ שלום <b>₹</b> \nend",
  agree: "true",
};

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const agree = () => screen.getByLabelText<HTMLInputElement>(/^I agree/);
const send = (name: string) => screen.getByRole("button", { name });
export const form = (): HTMLFormElement => {
  const found = document.forms[0];
  if (!found) throw new Error("There is no form");
  return found;
};
export const written = () => Object.fromEntries([...new FormData(form())].filter(([name]) => name in typed));

/** The form, in a page of its own. */
export function show() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...render(<EnquiryForm {...formProps} />) };
}

/** Fills in every field. */
export async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, value] of [
    [labels.name, typed.name],
    [labels.email, typed.email],
    [labels.phone, typed.phone],
    [labels.company, typed.company],
    [labels.message, typed.message],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
  await user.click(field(typed.service));
  await user.click(field(typed.budget));
  await user.click(agree());
}

/** Presses a button and lets what the network answers at once arrive. */
export async function press(user: ReturnType<typeof userEvent.setup>, name = formProps.copy.submit) {
  await user.click(send(name));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

/** For the top of a test file: a fresh page, an empty storage and a network that accepts, before each test. */
export function freshPage(): void {
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
}
