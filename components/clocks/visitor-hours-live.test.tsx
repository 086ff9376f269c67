import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { OfficesNow, SharedHours, VisitorHours } from "./live-visitor";
import { hours, KOLKATA, offices } from "./test-support/offices";
import { hoursPhrases } from "./time/business-hours";

const banner = (
  <VisitorHours office={{ place: "Kolkata", timeZone: KOLKATA }} hours={hours} offHours="Support is available now.">
    <p>{hoursPhrases(hours, "Kolkata time")}</p>
  </VisitorHours>
);
const ANY_TIME = "Monday to Friday 9:00 AM to 6:00 PM, Saturday 10:00 AM to 4:00 PM, Kolkata time";

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-20T12:29:00Z") });
});
afterEach(() => jest.useRealTimers());

it("holds at any time before it is hydrated", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(banner);
  expect(page).toHaveTextContent(ANY_TIME);
  expect(page).not.toHaveTextContent(/now|your time/);
  expect(page.innerHTML).not.toMatch(/\sstyle=/);
});

it("says open or closed once it is hydrated, and changes on the minute", () => {
  render(banner);
  expect(screen.getByText(/^Open now: Friday 9:00 AM to 6:00 PM in Kolkata/)).toBeVisible();
  // Tailwind's class, which jsdom does not know: neither seen nor read aloud any more.
  expect(screen.getByText(/Monday to Friday/).closest(".invisible")).not.toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(/^Kolkata opens Saturday 10:00 AM/)).toBeVisible();
  expect(screen.getByText("It is", { exact: false })).toHaveTextContent("It is 6:00 PM in Kolkata.");
  expect(screen.getByText("Support is available now.")).toBeVisible();
});

it("turns to support only while the office is closed", () => {
  render(banner);
  expect(screen.queryByText("Support is available now.")).toBeNull();
});

const places = offices.map(({ place, timeZone }) => ({ place, timeZone }));

it.each([
  ["an office is open", "2026-11-20T10:00:00Z", /^Open now: India and UK\. Support too\.$/],
  [
    "none is",
    "2026-11-22T10:00:00Z",
    /^Support is available now\. Australia opens next: Monday 9:00 AM there(, that is .+ your time)?\.$/,
  ],
])("says who answers while %s", (_name, at, words) => {
  jest.setSystemTime(Date.parse(at));
  render(
    <OfficesNow offices={places} hours={hours} offHours="Support is available now." anyHour="Support too.">
      <p>At any time.</p>
    </OfficesNow>,
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText("At any time.").closest(".invisible")).not.toBeNull();
});

it("says how much of the visitor's day each office shares", () => {
  render(
    <SharedHours offices={places} hours={hours[0]}>
      <p>At any time.</p>
    </SharedHours>,
  );
  expect(
    screen.getByText(/^Local times\. Hours shared with your 9:00 AM to 6:00 PM: India .+, USA .+, UK .+, Australia .+\.$/),
  ).toBeVisible();
});
