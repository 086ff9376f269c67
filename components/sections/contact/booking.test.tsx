/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { bookingCopy } from "@/content/settings-copy";
import { Booking } from "./booking";

const ADDRESS = "https://cal.com/company/30min";
const copy = bookingCopy({ service: "Cal.com", address: ADDRESS, shown: "frame" });

it("asks nobody for the calendar before its button, a plain link into the frame, is pressed", () => {
  render(<Booking copy={copy} address={ADDRESS} />);
  const frame = screen.getByTitle("Calendar of Cal.com");
  expect(frame.getAttribute("src")).toBeNull();
  expect(screen.getByRole("link", { name: "Show the calendar" })).toHaveAttribute("target", frame.getAttribute("name"));
  for (const link of screen.getAllByRole("link")) expect(link).toHaveAttribute("href", ADDRESS);
  expect(screen.getByText(/Cal.com sees your IP address/)).toBeVisible();
});
