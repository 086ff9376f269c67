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
});
