/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { labels } from "./test-support/enquiry";
import { answer, fetched, field, fill, freshPage, press, show } from "./test-support/enquiry-form";

freshPage();

it("after a failure the mail contains what is typed, also what is typed from then on", async () => {
  fetched.mockResolvedValue(answer(500));
  const { user } = show();
  await fill(user);
  await press(user);
  await user.type(field(labels.company), " Ltd");
  const mail = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Send it by e-mail" }).href);
  expect(mail.searchParams.get("body")).toContain(`${labels.company}: A & "B" Ltd\r\n`);
});
