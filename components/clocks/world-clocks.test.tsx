/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { hours, offices } from "./test-support/offices";
import { WorldClocks } from "./world-clocks";

/** Four offices and the words of the section. */
const props = {
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
const clock = (country: string) => within(screen.getByRole("figure", { name: country }));

/** Its bar on the scale of hours. */
const row = (country: string) => {
  const rows = within(screen.getByRole("figure", { name: "Hours on Kolkata time" })).getAllByRole("listitem");
  const found = rows.find((item) => within(item).queryByText(country));
  if (!found) throw new Error(`No bar for ${country}`);
  return found;
};

/** The spans of its bar, and which of them is filled. */
const bars = (country: string) =>
  [...row(country).querySelectorAll("rect")].map((bar) => ({
    x: Number(bar.getAttribute("x")),
    width: Number(bar.getAttribute("width")),
    filled: bar.classList.contains("fill-ink"),
  }));

/** Friday 20 November 2026, 22:28:22 in Kolkata. */
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-20T16:58:22.400Z") });
});
afterEach(() => jest.useRealTimers());

it("shows the weekdays of all offices in words and bars before it is hydrated", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<WorldClocks {...props} />);
  const rows = [...container.querySelectorAll("figure figure li, figure ul > li")];
  expect(rows.map((item) => item.textContent)).toEqual([
    "India 9:00 AM to 6:00 PM",
    "USA in its summer 6:30 PM to 3:30 AM, otherwise 7:30 PM to 4:30 AM",
    "UK in its summer 1:30 PM to 10:30 PM, otherwise 2:30 PM to 11:30 PM",
    "Australia in its summer 3:30 AM to 12:30 PM, otherwise 4:30 AM to 1:30 PM",
  ]);
  expect(rows.map((item) => [...item.querySelectorAll("path")].map((path) => path.getAttribute("d")))).toEqual([
    ["M540 8H1080V26H540Z"],
    ["M0 8H270V26H0ZM1110 8H1440V26H1110Z", "M0 8H210V26H0ZM1170 8H1440V26H1170Z"],
    ["M810 8H1410V26H810Z", "M870 8H1350V26H870Z"],
    ["M210 8H810V26H210Z", "M270 8H750V26H270Z"],
  ]);
});

describe("hydrated", () => {
  it("changes status, date and bars as the day goes on", () => {
    render(<WorldClocks {...props} />);
    expect(clock("India").getByText("10:28 PM")).toHaveAttribute("datetime", "2026-11-20T22:28+05:30");
    expect(bars("UK")).toEqual([{ x: 870, width: 540, filled: true }]);
    act(() => jest.advanceTimersByTime(62 * 60_000));
    expect(clock("UK").getByText("Closed, opens tomorrow 10:00 AM")).toBeVisible();
    expect(bars("UK")).toEqual([{ x: 870, width: 540, filled: false }]);
    act(() => jest.advanceTimersByTime(30 * 60_000));
    expect(clock("India").getByText("Saturday 21 November")).toBeVisible();
  });

  it("cuts a bar at midnight, fills the part that is now, and says it in words", () => {
    render(<WorldClocks {...props} />);
    const cut = [
      { x: 0, width: 270, filled: false },
      { x: 1170, width: 270, filled: true },
    ];
    expect(bars("USA")).toEqual(cut);
    expect(within(row("USA")).getByText("12:00 AM to 4:30 AM and 7:30 PM to 12:00 AM")).toBeInTheDocument();
    expect(screen.getByText("24/7 support")).toBeInTheDocument();
  });

  it.each([
    [undefined, "120"],
    [264, "264"],
  ])("draws dials of size %s", (size, width) => {
    const { container } = render(<WorldClocks {...props} size={size} />);
    expect(container.querySelector("svg")).toHaveAttribute("width", width);
  });
});

/** The bars that are drawn by hours of the axis, and what stands beside the chart's name. */
const drawn = () => {
  const chart = screen.getByRole("figure", { name: "Hours on Kolkata time" });
  const day = within(chart).getByText("weekdays").nextElementSibling;
  return {
    day: day?.textContent,
    rows: props.offices.map(({ place }) => bars(place).map(({ x, width }) => [x / 60, (x + width) / 60])),
    filled: props.offices.flatMap(({ place }) => bars(place)).filter(({ filled }) => filled).length,
    isMarked: chart.querySelector(".day-now path") !== null,
  };
};

describe("the chart's day", () => {
  it.each([
    ["a weekday", "2026-11-18T06:30:00Z", "today", 2],
    ["a Saturday", "2026-11-21T06:30:00Z", "today", 1],
    ["3 am on a Saturday in Kolkata", "2026-11-20T21:30:00Z", "today", 1],
    ["a weekday's night", "2026-11-23T21:30:00Z", "today", 1],
  ])("is today on %s, with a line where it is now", (_name, at, day, filled) => {
    jest.setSystemTime(Date.parse(at));
    render(<WorldClocks {...props} />);
    expect(drawn()).toMatchObject({ day, isMarked: true, filled });
    for (const row of drawn().rows) expect(row).not.toEqual([]);
  });

  it.each([
    ["Sunday", "2026-11-22T06:00:00Z"],
    ["Sunday night", "2026-11-22T17:00:00Z"],
    ["3 am on Sunday", "2026-11-21T21:30:00Z"],
    ["the Sunday on which New York's clocks go back", "2026-11-01T06:00:00Z"],
    ["the Sunday on which London's clocks go forward", "2027-03-28T01:00:00Z"],
  ])("is Monday on %s: no row is empty, no bar is filled, and there is no line of now", (_name, at) => {
    jest.setSystemTime(Date.parse(at));
    render(<WorldClocks {...props} />);
    expect(drawn()).toMatchObject({ day: "Monday", isMarked: false, filled: 0 });
    for (const row of drawn().rows) expect(row).not.toEqual([]);
  });

  it("stays today where no day has hours at every office", () => {
    jest.setSystemTime(Date.parse("2026-11-22T06:00:00Z"));
    const [weekdays] = props.hours;
    render(<WorldClocks {...props} hours={[{ ...weekdays, days: [1], opens: 0, closes: 1 }]} />);
    expect(drawn()).toMatchObject({ day: "today", filled: 0 });
    expect(row("India").querySelector("path")).toHaveAttribute("d", "M0 8H60V26H0Z");
  });
});
