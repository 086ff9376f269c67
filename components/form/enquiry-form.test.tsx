/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { labels } from "./test-support/enquiry";
import { agree, answer, fetched, field, fill, form, freshPage, press, show } from "./test-support/enquiry-form";

freshPage();

describe("validation", () => {
  it("replaces the browser's own messages after hydration", () => {
    show();
    expect(form().noValidate).toBe(true);
    expect(form()).not.toHaveAttribute("novalidate", "false");
  });

  it("names every missing field, at the field and in a summary by the same number, and focuses the first", async () => {
    const { user } = show();
    await press(user);
    expect(field(labels.name)).toHaveFocus();
    for (const label of [labels.name, labels.email, labels.message]) {
      expect(field(label)).toBeInvalid();
    }
    expect(field(labels.name)).toHaveAccessibleDescription("Name missing.");
    expect(field(labels.email)).toHaveAccessibleDescription("Email missing.");
    expect(screen.getByRole("radiogroup", { name: labels.service })).toBeInvalid();
    expect(screen.getByRole("radiogroup", { name: labels.service })).toHaveAccessibleDescription(
      "Service missing. Choose the nearest.",
    );
    expect(agree()).toHaveAccessibleDescription("Agreement missing.");
    expect(field(labels.phone)).toHaveAccessibleDescription("Optional With the country code.");
    const summary = screen.getByRole("alert");
    expect(summary).toHaveTextContent("Some fields need another look.");
    expect(within(summary).getAllByRole("link")).toHaveLength(5);
    for (const number of ["1", "2", "3", "4", "5"]) expect(screen.getAllByText(number)).toHaveLength(2);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("uses the browser's own check of an e-mail address", async () => {
    const { user } = show();
    await user.type(field(labels.email), "meera@");
    await press(user);
    expect(field(labels.email)).toHaveAccessibleDescription("Email invalid.");
  });

  it("a link of the summary focuses its field, or the first choice of a group", async () => {
    const { user } = show();
    await press(user);
    await user.click(screen.getByRole("link", { name: labels.service }));
    expect(field("Animation")).toHaveFocus();
    await user.click(screen.getByRole("link", { name: "I agree to the Privacy Policy and the Terms & Conditions." }));
    expect(agree()).toHaveFocus();
  });

  it("removes a message as soon as its field is corrected, and announces the next attempt anew", async () => {
    const { user } = show();
    await press(user);
    const first = screen.getByRole("alert");
    await user.type(field(labels.name), "M");
    expect(field(labels.name)).toBeValid();
    expect(within(first).queryByRole("link", { name: labels.name })).not.toBeInTheDocument();
    await press(user);
    expect(screen.getByRole("alert")).not.toBe(first);
    expect(field(labels.email)).toHaveFocus();
  });
});

it("undoes the choice of a budget", async () => {
  const { user } = show();
  await user.click(field("Over ₹1,000,000"));
  await press(user, "Clear");
  expect(field("Over ₹1,000,000")).not.toBeChecked();
  expect(field("Under ₹10,000")).toHaveFocus();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it("after a failure the mail contains what is typed, also what is typed from then on", async () => {
  fetched.mockResolvedValue(answer(500));
  const { user } = show();
  await fill(user);
  await press(user);
  await user.type(field(labels.company), " Ltd");
  const mail = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Send it by e-mail" }).href);
  expect(mail.searchParams.get("body")).toContain(`${labels.company}: A & "B" Ltd\r\n`);
});
