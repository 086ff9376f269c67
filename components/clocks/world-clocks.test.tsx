import { act, render, screen, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { hours, offices } from "./fixtures";
import { WorldClocks } from "./world-clocks";

const props = {
  offices,
  hours,
  copy: { hours: "Hours on Jaipur time", now: "Now", season: "By season", support: "24/7 support" },
};

const clock = (country: string) => within(screen.getByRole("figure", { name: country }));
const row = (country: string) => {
  const rows = within(screen.getByRole("figure", { name: "Hours on Jaipur time" })).getAllByRole("listitem");
  const found = rows.find((item) => within(item).queryByText(country));
  if (!found) throw new Error(`No bar for ${country}`);
  return found;
};
const bars = (country: string) =>
  [...row(country).querySelectorAll("rect")].map((bar) => ({
    x: Number(bar.getAttribute("x")),
    width: Number(bar.getAttribute("width")),
    filled: bar.classList.contains("fill-ink"),
  }));
const hands = (container: ParentNode) =>
  [...container.querySelectorAll("path[transform]")].map((hand) => hand.getAttribute("transform"));

/** Friday 20 November 2026, 22:28:22 in Jaipur. */
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-20T16:58:22.400Z") });
});
afterEach(() => jest.useRealTimers());

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
    [undefined, "120", 12],
    [264, "264", 26.4],
    [80, "80", 11],
  ])("draws dials of size %s, numerals of at least 11 px", (size, width, numeral) => {
    const { container } = render(<WorldClocks {...props} size={size} />);
    const dial = container.querySelector("svg");
    expect(dial).toHaveAttribute("width", width);
    const units = Number(dial?.querySelector("[font-size]")?.getAttribute("font-size"));
    expect((units * Number(width)) / 200).toBeCloseTo(numeral);
  });
});

describe("before it is alive", () => {
  const html = () => renderToString(<WorldClocks {...props} />);

  it("says what holds at any time, and no time", () => {
    const container = document.createElement("div");
    container.innerHTML = html();
    for (const figure of [...container.querySelectorAll("figure")].slice(0, 4)) {
      expect(figure).toHaveTextContent("Monday to Friday 9:00 AM to 6:00 PM, Saturday 10:00 AM to 4:00 PM, local time");
    }
    expect([...container.querySelectorAll("figure p:first-child")].map((line) => line.textContent)).toEqual(
      expect.arrayContaining(["UTC+5:30", "UTC−5, in summer −4", "UTC+0, in summer +1", "UTC+10, in summer +11"]),
    );
    expect(container).toHaveTextContent("24/7 support");
    expect(container.querySelector("time, rect")).toBeNull();
    expect(hands(container)).toEqual([]);
    expect(container).not.toHaveTextContent(/open,|closed|november|--/i);
  });

  it("shows each office's day on its dial, and the weekdays of all offices in words and bars", () => {
    const container = document.createElement("div");
    container.innerHTML = html();
    expect([...container.querySelectorAll("figure > svg > :last-child")].map((face) => face.textContent)).toEqual(
      Array.from(offices, () => "9 to 6"),
    );
    const rows = [...container.querySelectorAll("figure figure li, figure ul > li")];
    expect(rows.map((item) => item.textContent)).toEqual([
      "India9:00 AM to 6:00 PM",
      "USA12:00 AM to 3:30 AM and 6:30 PM to 12:00 AM, or by season 12:00 AM to 4:30 AM and 7:30 PM to 12:00 AM",
      "UK1:30 PM to 10:30 PM, or by season 2:30 PM to 11:30 PM",
      "Australia3:30 AM to 12:30 PM, or by season 4:30 AM to 1:30 PM",
    ]);
    expect(rows.map((item) => [...item.querySelectorAll("g path")].map((path) => path.getAttribute("d")))).toEqual([
      ["M540 8H1080V26H540Z"],
      ["M0 8H270V26H0ZM1110 8H1440V26H1110Z", "M0 8H210V26H0ZM1170 8H1440V26H1170Z"],
      ["M810 8H1410V26H810Z", "M870 8H1350V26H870Z"],
      ["M210 8H810V26H210Z", "M270 8H750V26H270Z"],
    ]);
  });

  it("has no style attribute, which the content security policy forbids", () => {
    expect(html()).not.toMatch(/\sstyle=/);
  });

  it("hydrates without a word from React", async () => {
    const problems = jest.spyOn(console, "error").mockImplementation(() => {});
    const onRecoverableError = jest.fn();
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = html();
    const root = await act(async () => hydrateRoot(container, <WorldClocks {...props} />, { onRecoverableError }));
    expect(clock("UK").getByText("4:58 PM")).toBeVisible();
    expect(bars("UK")).toEqual([{ x: 870, width: 540, filled: true }]);
    expect(row("UK")).not.toHaveTextContent("season");
    expect(container.querySelector("[style]")).toBeNull();
    expect(problems).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  });
});
