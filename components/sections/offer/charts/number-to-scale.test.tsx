/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { NumberToScale } from "./number-to-scale";

describe("a number drawn to scale", () => {
  const number = {
    heading: "Nine nights in ten",
    value: 9,
    whole: 10,
    unit: "nights",
    valueLabel: "Booked",
    wholeLabel: "In all",
    text: "Rooms that stand empty earn nothing.",
  };

  it("says both numbers with their unit", () => {
    render(<NumberToScale number={number} />);
    const section = within(screen.getByRole("region", { name: "Nine nights in ten" }));
    expect(section.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["9 nights", "10 nights"]);
    expect(section.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Booked", "In all"]);
  });

  it("draws the part at its true share of the whole", () => {
    const { container } = render(<NumberToScale number={number} />);
    const [whole, part] = [...container.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("width")));
    expect(container.querySelector("svg")).toHaveAttribute("viewBox", "0 0 10 1");
    expect(Number(part) / Number(whole)).toBe(0.9);
  });

  it.each([
    ["tenths", undefined, "M0 1v.14M1 1v.14M2 1v.14M3 1v.14M4 1v.14M5 1v.14M6 1v.14M7 1v.14M8 1v.14M9 1v.14M10 1v.14"],
    ["even steps, with what is left over", 4, "M0 1v.14M4 1v.14M8 1v.14"],
    ["even steps, the last one not close to the end", 3, "M0 1v.14M3 1v.14M6 1v.14"],
  ])("rules it in %s", (_, ticks, data) => {
    const { container } = render(<NumberToScale number={{ ...number, ticks }} />);
    expect(container.querySelector("path")).toHaveAttribute("d", data);
  });

  it("writes its figures in their places under the ruler", () => {
    const { container } = render(<NumberToScale number={{ ...number, value: 2000, whole: 6600, figures: [0, 1100, 3300] }} />);
    const figures = [...container.querySelectorAll("text")];
    expect(figures.map((figure) => [figure.textContent, figure.getAttribute("x")])).toEqual([
      ["0", "0%"],
      ["1,100", "16.67%"],
      ["3,300", "50%"],
    ]);
  });

  it.each([
    ["before its edge", 9, "before"],
    ["behind it where there is more room", 5, "behind"],
  ])("stands the part's number %s", (_, value, side) => {
    const { container } = render(<NumberToScale number={{ ...number, value }} />);
    expect(container.querySelector(".number-readings > dl > div")).toHaveClass(side, { exact: true });
  });

  it("says one of its units in the singular", () => {
    render(<NumberToScale number={{ ...number, value: 1 }} />);
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["1 night", "10 nights"]);
  });

  it("draws a part in its true place, and lines at the marks beside it", () => {
    const marks = [
      { at: 2, label: "Monday" },
      { at: 6, label: "The fair" },
    ];
    const { container } = render(<NumberToScale number={{ ...number, value: 4, from: 5, marks }} />);
    const [, part] = [...container.querySelectorAll("rect")];
    expect([part?.getAttribute("x"), part?.getAttribute("width")]).toEqual(["5", "4"]);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Monday", "The fair"]);
    expect(container.querySelector(".number-leaders > path")).toHaveAttribute("d", "M2 0v1M6 0v1");
    expect(container.querySelector(".number-bar > path")?.getAttribute("d")).toMatch(/M10 1v\.14M2 0v1$/);
  });

  it("measures the whole over the bar if the part ends there", () => {
    const { container } = render(<NumberToScale number={{ ...number, value: 4, from: 6 }} />);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["In all", "Booked"]);
    expect(container.querySelector(".number-leaders > path")).toHaveAttribute("d", "M0 0v1M0 .3H10M10 0v1");
  });
});
