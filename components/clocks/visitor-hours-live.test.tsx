import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { HoursPhrases } from "./hours-phrases";
import { VisitorHours } from "./live";
import { hours, JAIPUR } from "./test-support/offices";

const banner = (
  <VisitorHours office={{ city: "Jaipur", timeZone: JAIPUR }} hours={hours}>
    <p>
      <HoursPhrases hours={hours} whose="Jaipur time" />
    </p>
  </VisitorHours>
);
const ANY_TIME = "Monday to Friday 9:00 AM to 6:00 PM, Saturday 10:00 AM to 4:00 PM, Jaipur time";

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-20T12:29:00Z") });
});
afterEach(() => jest.useRealTimers());

it("holds at any time before it is alive", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(banner);
  expect(page).toHaveTextContent(ANY_TIME);
  expect(page).not.toHaveTextContent(/now|your time/);
  expect(page.innerHTML).not.toMatch(/\sstyle=/);
});

it("says open or closed once it is alive, and changes on the minute", () => {
  render(banner);
  expect(screen.getByText(/^Open now: Friday 9:00 AM to 6:00 PM in Jaipur/)).toBeVisible();
  // Tailwind's class, which jsdom does not know: neither seen nor read aloud any more.
  expect(screen.getByText(/Monday to Friday/).closest(".invisible")).not.toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(/^Closed now, open Saturday 10:00 AM to 4:00 PM in Jaipur/)).toBeVisible();
});
