import { screen, within } from "@testing-library/react";
import { hours, offices } from "./offices";

/** Four offices and the words of the section. */
export const props = {
  offices,
  hours,
  copy: {
    heading: "Four clocks",
    lead: "One is always near noon.",
    chart: "All on one chart",
    hours: "Hours on Kolkata time",
    days: "weekdays",
    now: "Now",
    season: "By season",
    support: "24/7 support",
  },
};

/** A country's clock. */
export const clock = (country: string) => within(screen.getByRole("figure", { name: country }));

/** Its bar on the scale of hours. */
export const row = (country: string) => {
  const rows = within(screen.getByRole("figure", { name: "Hours on Kolkata time" })).getAllByRole("listitem");
  const found = rows.find((item) => within(item).queryByText(country));
  if (!found) throw new Error(`No bar for ${country}`);
  return found;
};

/** The spans of its bar, and which of them is filled. */
export const bars = (country: string) =>
  [...row(country).querySelectorAll("rect")].map((bar) => ({
    x: Number(bar.getAttribute("x")),
    width: Number(bar.getAttribute("width")),
    filled: bar.classList.contains("fill-ink"),
  }));

/** Stops the clock in each test of a file on Friday 20 November 2026, 22:28:22 in Kolkata. */
export function setUpEvening(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse("2026-11-20T16:58:22.400Z") });
  });
  afterEach(() => jest.useRealTimers());
}
