import { act, render, screen, within } from "@testing-library/react";
import { bars, clock, hands, props, row, setUpEvening } from "./test-support/world-clocks";
import { WorldClocks } from "./world-clocks";

setUpEvening();

describe("alive", () => {
  it.each([
    ["India", "10:28 PM", "2026-11-20T22:28+05:30", "Friday 20 November", "Closed, opens tomorrow 10:00 AM"],
    ["USA", "11:58 AM", "2026-11-20T11:58-05:00", "Friday 20 November", "Open, closes 6:00 PM"],
    ["UK", "4:58 PM", "2026-11-20T16:58+00:00", "Friday 20 November", "Open, closes 6:00 PM"],
    ["Australia", "3:58 AM", "2026-11-21T03:58+11:00", "Saturday 21 November", "Closed, opens today 10:00 AM"],
  ])("%s shows time, date and status in words", (country, time, dateTime, date, status) => {
    render(<WorldClocks {...props} />);
    expect(clock(country).getByRole("heading", { name: country, level: 3 })).toBeVisible();
    expect(clock(country).getByText(time)).toHaveAttribute("datetime", dateTime);
    expect(clock(country).getByText(date)).toBeVisible();
    expect(clock(country).getByText(status)).toBeVisible();
  });

  it("moves the hands each second, and the words each minute", () => {
    const { container } = render(<WorldClocks {...props} />);
    expect(hands(container).slice(0, 3)).toEqual([
      "rotate(314.18333333333334 100 100)",
      "rotate(170.2 100 100)",
      "rotate(132 100 100)",
    ]);
    const words = clock("India").getByText("10:28 PM");
    act(() => jest.advanceTimersByTime(1000));
    expect(hands(container)[2]).toBe("rotate(138 100 100)");
    expect(words).toHaveTextContent("10:28 PM");
    act(() => jest.advanceTimersByTime(37_000));
    expect(words).toHaveTextContent("10:29 PM");
  });

  it("changes status, date and bars as the day goes on", () => {
    render(<WorldClocks {...props} />);
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
    expect(screen.getByText("24/7 support")).toBeVisible();
  });

  it("has no live region, and pictures only for the eye", () => {
    const { container } = render(<WorldClocks {...props} />);
    expect(container.querySelector("[aria-live], [role=timer], [role=status], [role=alert]")).toBeNull();
    for (const svg of container.querySelectorAll("svg")) expect(svg).toHaveAttribute("aria-hidden", "true");
  });

  it("keeps one timer for everything", () => {
    const { unmount } = render(<WorldClocks {...props} />);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    [undefined, "120"],
    [264, "264"],
  ])("draws dials of size %s", (size, width) => {
    const { container } = render(<WorldClocks {...props} size={size} />);
    expect(container.querySelector("svg")).toHaveAttribute("width", width);
  });
});

it("a row is never empty: on a Sunday it shows the weekdays' hours as they stand all year", () => {
  jest.setSystemTime(Date.parse("2026-11-22T06:00:00Z"));
  render(<WorldClocks {...props} />);
  expect(bars("India")).toEqual([]);
  expect(row("India").querySelector("g path")).toHaveAttribute("d", "M540 8H1080V26H540Z");
  expect(within(row("India")).getByText("9:00 AM to 6:00 PM")).toBeInTheDocument();
});
