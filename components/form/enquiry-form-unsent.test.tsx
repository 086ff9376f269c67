import { screen } from "@testing-library/react";
import { fill, freshPage, press, show, typed, written } from "./test-support/enquiry-form";

// The code that sends is a file of its own, which a dropped connection or a new release can take away.
jest.mock("./delivery/loaded-while-typing", () => {
  throw new Error("Failed to load chunk");
});

freshPage();

it("if the code for sending can't be loaded, the form keeps everything and names the e-mail address", async () => {
  const { user } = show();
  await fill(user);
  await press(user);
  expect(await screen.findByRole("alert")).toHaveTextContent(/Our fault\. .*@/);
  expect(written()).toEqual(typed);
});
