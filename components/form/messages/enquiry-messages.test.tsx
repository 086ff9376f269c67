import { render } from "@testing-library/react";
import { TIMEOUT } from "../delivery/delivery";
import { SendButton, ThankYou } from "./enquiry-messages";

/** How long the line is drawn for, in milliseconds. */
const durationIn = (container: HTMLElement): number => {
  const [, seconds] = /duration-\[(\d+)s\]/.exec(container.innerHTML) ?? [];
  return Number(seconds) * 1000;
};

it("the line of the submit button reaches its end when the attempt times out", () => {
  expect(durationIn(render(<SendButton label="Sending" isSending plain={{}} />).container)).toBe(TIMEOUT);
});

it("the line of the confirmation grows for as long as it is shown: 3,000 ms", () => {
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
  expect(durationIn(render(<ThankYou text="Thank You! Sent." />).container)).toBe(3000);
});
