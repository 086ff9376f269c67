/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { hourLabel, stretches } from "@/components/ui/day-hours";
import { DayChart } from "./day-chart";

describe("a span of the day", () => {
  it.each([
    ["within the day", { from: 9, to: 17.5 }, [{ x: 9, width: 8.5 }]],
    ["from midnight", { from: 0, to: 6 }, [{ x: 0, width: 6 }]],
    ["up to midnight", { from: 18, to: 24 }, [{ x: 18, width: 6 }]],
    ["up to midnight, written as 0", { from: 18, to: 0 }, [{ x: 18, width: 6 }]],
    [
      "past midnight",
      { from: 22, to: 6 },
      [
        { x: 22, width: 2 },
        { x: 0, width: 6 },
      ],
    ],
    ["from the end of the day", { from: 24, to: 6 }, [{ x: 0, width: 6 }]],
    ["all day long", { from: 0, to: 24 }, [{ x: 0, width: 24 }]],
    [
      "round the clock from six",
      { from: 6, to: 6 },
      [
        { x: 6, width: 18 },
        { x: 0, width: 6 },
      ],
    ],
  ])("%s is drawn within 0 to 24", (_, span, expected) => {
    expect(stretches(span)).toEqual(expected);
  });

  it.each([0, 5, 11.5, 23])("is as long in the drawing as on the clock, from %s", (from) => {
    for (let hours = 0.5; hours <= 24; hours += 0.5) {
      const drawn = stretches({ from, to: (from + hours) % 24 }).reduce((sum, { width }) => sum + width, 0);
      expect(drawn).toBeCloseTo(hours);
    }
  });
});

describe("an hour", () => {
  it.each([
    [0, "00:00"],
    [6, "06:00"],
    [9.25, "09:15"],
    [16.5, "16:30"],
    [8 + 20 / 60, "08:20"],
    [23.75, "23:45"],
    [24, "24:00"],
  ])("%s is read as a wall clock shows it: %s", (hour, label) => {
    expect(hourLabel(hour)).toBe(label);
  });

  it("never has sixty minutes", () => {
    expect(hourLabel(9.999)).toBe("10:00");
  });
});

describe("the chart", () => {
  const hours = {
    critical: [
      { from: 6, to: 10, label: "Morning rounds" },
      { from: 22, to: 2, label: "Night shift" },
    ],
    release: { from: 13.5, to: 15, label: "A release goes out" },
    note: "A typical weekday.",
  };

  it("says in words what it draws, hours and all", () => {
    render(<DayChart label="Healthcare" hours={hours} />);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "When an outage hurts most",
      "Best hours for updates, on a typical weekday",
    ]);
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "06:00 to 10:00 Morning rounds",
      "22:00 to 02:00 Night shift",
      "13:30 to 15:00 A release goes out",
    ]);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("draws every stretch to scale, a night's in two, the release apart from the rest", () => {
    const { container } = render(<DayChart label="Healthcare" hours={hours} />);
    const [scale, ...bars] = [...container.querySelectorAll(".day-bar path")].map((path) => path.getAttribute("d"));
    expect(container.querySelector(".day-bar")).toHaveAttribute("viewBox", "0 0 24 1");
    expect(scale).toMatch(/^M0 \.5H24M0 0V1M3 0V1/);
    expect(bars).toEqual(["M6 0h4v1h-4zM22 0h2v1h-2zM0 0h2v1h-2z", "M13.5 0.04h1.5v0.92h-1.5z"]);
  });
});
